import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { readPictures } from '../../orders/service.ts';
import { lineList, type Markup, type PageContext, productFacts } from '../../plain-pages/service.ts';
import type { Subscription } from '../subscription.ts';

/** Writes the line of the subscribed product, with the price of a cycle. */
export async function productLine(
  c: PageContext,
  { siteId, cycleOrder, cycleCents, currency, plan }: Subscription,
  texts: Catalogue,
): Promise<Markup | ''> {
  const [line] = cycleOrder.lines;
  if (!line) return '';
  const [pictureUrl] = await readPictures(c.env.DB, siteId, [line]);
  const amount = formatMoney(cycleCents, currency, c.var.site.language);
  const facts = productFacts(line, [], texts);
  return lineList([{ title: line.title, pictureUrl, facts, amount: subscriptionPrice(amount, plan, texts) }]);
}
