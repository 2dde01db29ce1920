import { html } from 'hono/html';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { countryZone } from '#runtime/domain/law/country-zone.ts';
import { exceptedLines } from '#runtime/domain/law/exceptions.ts';
import { WITHDRAWAL_DAYS, type WithdrawalPeriod, withdrawalPeriod } from '#runtime/domain/law/period.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Markup } from '../plain-pages/service.ts';
import { dateText } from '../site/date-text.ts';
import { isOwedTo } from '../site/law.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { findFirstCycle } from './repository.ts';

/** The country whose law gives the buyer of an order rights: where it is delivered, else where it is taxed; '' for none. */
export function buyersCountry({ address }: Pick<Order, 'address'>): string {
  return address?.countryCode ?? '';
}

/**
 * Returns the period in which an order can be withdrawn from by our count. A later cycle of a subscription has the period
 * of the first.
 */
export async function contractPeriod(
  { db, now }: Pick<ShopCall, 'db' | 'now'>,
  order: Order,
): Promise<WithdrawalPeriod> {
  return withdrawalPeriod(await contractOrder(db, order), { country: buyersCountry(order), now });
}

/** Returns the order that an order's period is counted by: the first of a subscription, else itself. */
export async function contractOrder(db: D1Database, order: Order): Promise<Order> {
  const { subscriptionId, cycle, websiteId } = order;
  const isLater = subscriptionId !== null && cycle > 1;
  const first = isLater ? await findFirstCycle(db, websiteId, subscriptionId) : undefined;
  return first?.order ?? order;
}

/** Says until when the buyer may withdraw by our count; '' where nothing can be withdrawn from, or the period is over. */
export async function withdrawalPart(call: ShopCall, order: Order, { afterSale }: Catalogue): Promise<Markup | ''> {
  const { site, now } = call;
  const country = buyersCountry(order);
  const hasEnded = order.state === 'refunded' || order.events.some(({ kind }) => kind === 'cancelled');
  if (hasEnded || !isOwedTo(site, 'withdrawalRight', country, now)) return '';
  if (exceptedLines(order).length === order.items.length) return '';
  const { endsAt, isLate } = await contractPeriod(call, order);
  if (isLate) return '';
  const { language } = site;
  const date = endsAt === null ? '' : dateText({ language, timeZone: countryZone(country) }, endsAt);
  const text =
    endsAt === null ? fill(afterSale.withdrawFromNow, { n: WITHDRAWAL_DAYS }) : fill(afterSale.withdrawUntil, { date });
  return html`<p class="order-note order-withdrawal">${text}</p>`;
}

/** Whether all goods of an order are known to have arrived. */
export function hasArrived({ items }: Pick<Order, 'items'>): boolean {
  const goods = items.filter(({ productType }) => productType === PRODUCT_TYPE.physical);
  return goods.length > 0 && goods.every(({ quantity, deliveredQuantity }) => deliveredQuantity === quantity);
}
