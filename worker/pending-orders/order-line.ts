import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fieldLines, readItemForms } from '../additional-fields/service.ts';
import { type Line, productFacts } from '../plain-pages/service.ts';
import type { Site } from '../site/site.ts';
import type { OrderedProduct, PendingOrder } from './order.ts';

/** Returns the one line of a pending order. */
export async function orderLine(
  db: D1Database,
  site: Site,
  order: PendingOrder,
  texts: Catalogue,
  picture: { href?: string; pictureUrl?: string | undefined } = {},
): Promise<Line> {
  const { itemId, additionalFields, quantity } = order;
  const forms = additionalFields ? await readItemForms(db, site.siteId, [itemId]) : undefined;
  const facts = productFacts(order, fieldLines(forms?.get(itemId), additionalFields, texts.form), texts);
  const each = { title: texts.orders.price, value: priceText(order, 1, site, texts) };
  return {
    title: order.title,
    ...picture,
    facts: quantity > 1 ? [...facts, each] : facts,
    amount: priceText(order, quantity, site, texts),
  };
}

function priceText(order: PendingOrder, quantity: number, { language }: Site, texts: Catalogue): string {
  const { priceCents, currency }: OrderedProduct = order;
  const price = formatMoney(priceCents * quantity, currency, language);
  return order.kind === 'subscription' ? subscriptionPrice(price, order.plan, texts) : price;
}
