import { SITE_ID } from '../../demo/seed.ts';
import { numbersTo } from './many-products.ts';
import { type BenchShop, runSql } from './shop.ts';

/** Numbers of orders that the demo has not. */
const FIRST_NUMBER = 1_000_000;
const PLACED_AT = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** Fills the shop with as many orders of one line, each of a customer of its own. */
export function fillWithOrders(shop: BenchShop, count: number): Promise<void> {
  const address = JSON.stringify({
    firstName: 'Ann',
    lastName: 'Lee',
    address1: 'Road 1',
    city: 'Town',
    country: 'US',
  });
  const id = `printf('bench-%07d', i)`;
  const email = `'buyer-' || i || '@mail.test'`;
  return runSql(
    shop,
    `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email, address,
         shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
         gift_card_cents, grand_total_cents, placed_at)
       ${numbersTo(count)} SELECT '${SITE_ID}', ${id}, ${FIRST_NUMBER} + i, ${id}, ${id}, 'paid', 0, 'stripe', ${email},
         '${address}', 'Ground', '', '[]', 'USD', 1000, 0, 0, 0, 0, 0, 1000, ${PLACED_AT} + i * ${MINUTE_MS} FROM n;
     INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
         quantity, unit_cents, discount_cents, tax_cents)
       ${numbersTo(count)} SELECT '${SITE_ID}', ${id}, 0, 'bench-1', 'bench-1', 'BENCH-1', 'Bench 1', '{}', 1, 1, 1000, 0, 0 FROM n;
     INSERT INTO customers (site_id, email, name, sort_text, created_at, last_order_at)
       ${numbersTo(count)} SELECT '${SITE_ID}', ${email}, 'Ann Lee ' || i, 'ann lee ' || i, ${PLACED_AT} + i * ${MINUTE_MS},
         ${PLACED_AT} + i * ${MINUTE_MS} FROM n;`,
  );
}
