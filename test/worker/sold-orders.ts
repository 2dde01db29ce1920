import { env } from 'cloudflare:workers';
import { SHOP } from './shops.ts';

/** An order as its numbers need it. */
export interface SoldOrder {
  /** Ms since the epoch. */
  placedAt: number;
  /** The grand total, minor units. */
  cents: number;
  giftCardCents?: number;
  currency?: string;
  isTest?: boolean;
  isImported?: boolean;
  lines?: readonly { itemId: string; title?: string; quantity: number; cents: number; discountCents?: number }[];
}

/** Adds paid orders to a shop, and returns their ids. */
export async function addSoldOrders(orders: readonly SoldOrder[], siteId: string = SHOP.id): Promise<string[]> {
  const named = orders.map((order, i) => ({ ...order, id: `sold-${order.placedAt}-${i}` }));
  const given = JSON.stringify(named);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email, shipping_name,
         note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
         gift_card_cents, grand_total_cents, placed_at, imported)
       SELECT ?1, value ->> 'id', (SELECT COALESCE(MAX(number), 0) FROM orders WHERE site_id = ?1) + 1 + key,
         value ->> 'id', value ->> 'id', 'paid', COALESCE(value ->> 'isTest', 0), 'stripe', 'ann@mail.test', '', '', '[]',
         COALESCE(value ->> 'currency', 'USD'), value ->> 'cents', 0, 0, 0, 0, COALESCE(value ->> 'giftCardCents', 0),
         value ->> 'cents', value ->> 'placedAt', COALESCE(value ->> 'isImported', 0)
       FROM json_each(?2)`,
    ).bind(siteId, given),
    env.DB.prepare(
      `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
         quantity, unit_cents, discount_cents, tax_cents)
       SELECT ?1, o.value ->> 'id', l.key, l.value ->> 'itemId', 'v', 'SKU', COALESCE(l.value ->> 'title', 'Line'), '{}', 1,
         l.value ->> 'quantity', l.value ->> 'cents', COALESCE(l.value ->> 'discountCents', 0), 0
       FROM json_each(?2) o CROSS JOIN json_each(o.value, '$.lines') l`,
    ).bind(siteId, given),
  ]);
  return named.map(({ id }) => id);
}
