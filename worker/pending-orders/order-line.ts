import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { type FieldLine, fieldLines, readItemForms } from '../additional-fields/service.ts';
import { type Line, productFacts } from '../plain-pages/service.ts';
import { GIFT_CARD_PATH } from '../site/page-paths.ts';
import type { Site } from '../site/site.ts';
import { giftFacts } from './gift-facts.ts';
import type { OrderedProduct, PendingOrder } from './order.ts';

/** Returns the one line of a pending order, without what its buyer has entered. */
export async function orderLine(
  db: D1Database,
  site: Site,
  order: PendingOrder,
  texts: Catalogue,
  picture: { href?: string; pictureUrl?: string | undefined } = {},
): Promise<Line> {
  return toLine(site, order, await answersOf(db, site, { ...order, additionalFields: '' }, texts), texts, picture);
}

/** Returns the line with the buyer's answers to the product's questions. */
export async function answeredLine(...[db, site, order, texts, picture = {}]: Parameters<typeof orderLine>) {
  return toLine(site, order, await answersOf(db, site, order, texts), texts, picture);
}

/** Returns the line as the checkout shows it: with the gift, and a link to change it. */
export async function checkoutLine(
  db: D1Database,
  site: Site,
  { order, orderToken }: { order: PendingOrder; orderToken: string },
  texts: Catalogue,
): Promise<Line> {
  const answers = await answersOf(db, site, order, texts);
  if (order.kind !== 'gift-card') return { ...toLine(site, order, answers, texts), entry: { id: order.id, answers } };
  const facts = giftFacts(order.gift, site.language, texts);
  const change = {
    text: texts.orders.changeGift,
    href: `${GIFT_CARD_PATH}?${new URLSearchParams({ order: orderToken })}`,
  };
  return { ...toLine(site, order, facts, texts), entry: { id: order.id, answers: facts, change } };
}

async function answersOf(
  db: D1Database,
  site: Site,
  { itemId, additionalFields }: PendingOrder,
  texts: Catalogue,
): Promise<FieldLine[]> {
  if (additionalFields === '') return [];
  const forms = await readItemForms(db, site.siteId, [itemId]);
  return fieldLines(forms.get(itemId), additionalFields, texts.form);
}

function toLine(
  site: Site,
  order: PendingOrder,
  answers: readonly FieldLine[],
  texts: Catalogue,
  picture: { href?: string; pictureUrl?: string | undefined } = {},
): Line {
  const { quantity } = order;
  const facts = productFacts(order, answers, texts);
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
