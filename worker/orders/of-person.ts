import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { readOrdersOf } from './repository.ts';

/** Orders that are read at once. */
const ORDERS_PER_PAGE = 100;

/** Reads the orders of a person's addresses for the person, the newest first. An owner's notes are left out. */
export async function ordersOfPerson(db: D1Database, siteId: string, email: string): Promise<AccountData['orders']> {
  const gifts = new Map((await giftsOf(db, siteId, email)).map((row) => [`${row.orderId} ${row.position}`, row.gift]));
  const found: AccountData['orders'] = [];
  for (let before: number | undefined; ; ) {
    const orders = await readOrdersOf(db, siteId, email, { before, limit: ORDERS_PER_PAGE });
    for (const order of orders) {
      const { id, number, state, placedAt, address, shippingName, note, coupons, paymentMethod } = order;
      found.push({
        id,
        number,
        state,
        placedAt,
        email: order.email,
        address,
        shippingName,
        note,
        coupons,
        paymentMethod,
        events: order.events.filter(({ kind }) => kind !== 'noted'),
        withdrawalConsent: order.withdrawalConsent,
        ageConfirmation: order.ageConfirmation,
        currency: order.grandTotal.currencyCode,
        totalCents: order.grandTotal.value,
        discountCents: order.discountTotal.value,
        shippingCents: order.shippingTotal.value,
        taxCents: order.taxTotal.value,
        giftCardCents: order.giftCardTotal.value,
        refundedCents: order.refundedTotal.value,
        quantity: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
        lines: order.items.map(
          ({ sku, productName, quantity, attributes, plan, unitPrice, additionalFields }, position) => ({
            sku,
            productName,
            quantity,
            attributes,
            plan,
            additionalFields,
            unitCents: unitPrice.value,
            gift: JSON.parse(gifts.get(`${id} ${position}`) ?? 'null'),
          }),
        ),
      });
    }
    before = orders.at(-1)?.number;
    if (orders.length < ORDERS_PER_PAGE) return found;
  }
}

async function giftsOf(db: D1Database, siteId: string, email: string) {
  const { results } = await db
    .prepare(
      `SELECT l.order_id AS orderId, l.position, l.gift FROM orders o INDEXED BY orders_by_email
       CROSS JOIN order_lines l ON l.site_id = o.site_id AND l.order_id = o.id
       WHERE o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('?2')} AND l.gift IS NOT NULL`,
    )
    .bind(siteId, email)
    .all<{ orderId: string; position: number; gift: string }>();
  return results;
}
