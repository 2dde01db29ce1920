import { Checkout } from '#runtime/contracts/checkout.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { row } from './calls.ts';
import { load } from './load.ts';
import { type BenchShop, runSql, ShopVisitor } from './shop.ts';
import type { Row } from './table.ts';

const CHECKOUT = '/api/commerce/checkout';
const ORDERS = 200;
const BUYERS = [1, 32];
/** A product whose stock is counted, so that every checkout reserves it and every order commits it. */
const ITEM = { itemId: 'ss-house-blend', sku: 'HB4-100' };
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  countryCode: 'US',
  phone: '',
};

/** Measures checkouts from the start to the paid order with test cards: three calls each, all for the same variant. */
export async function measureCheckouts(shop: BenchShop): Promise<Row[]> {
  await runSql(shop, `UPDATE variants SET unlimited = 0, qty_in_stock = 1000000 WHERE sku = '${ITEM.sku}'`);
  const rows: Row[] = [];
  for (const buyers of BUYERS) {
    const visitors = Array.from({ length: ORDERS }, () => new ShopVisitor(shop.url));
    await load((index) => (visitors[index] as ShopVisitor).add(ITEM.itemId), ORDERS, Math.max(...BUYERS));
    const result = await load((index) => buy(visitors[index] as ShopVisitor), ORDERS, buyers);
    rows.push(row(`checkout to paid order, ${buyers} ${buyers === 1 ? 'buyer' : 'buyers'} at once`, result));
  }
  return rows;
}

/** Buys the visitor's cart; resolves with the last answer, or with the first refusal. */
export async function buy(visitor: ShopVisitor): Promise<Response> {
  const started = await visitor.call('POST', CHECKOUT);
  if (!started.ok) return started;
  await started.arrayBuffer();
  const saved = await visitor.call('PUT', CHECKOUT, { email: 'ada@example.com', address: ADDRESS });
  if (!saved.ok) return saved;
  const { dueCents } = Checkout.parse(await saved.json());
  const payment = { provider: 'test', dueCents, card: 'succeeds' };
  return visitor.call('POST', `${CHECKOUT}/payment`, payment, { 'Idempotency-Key': createIdempotencyKey() });
}
