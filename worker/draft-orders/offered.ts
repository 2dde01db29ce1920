import { type Payments, providersOf } from '../payments/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { StoredDraft } from './repository.ts';

/**
 * Returns the providers that may take the payment of a draft. What is added to an order is paid as the order was: a test
 * payment buys nothing in an order that was paid, and nobody pays for what is added to a test order.
 */
export async function offeredFor(
  { db, env, site }: ShopCall,
  { editsOrderId }: Pick<StoredDraft, 'editsOrderId'>,
): Promise<Payments[]> {
  const offered = providersOf(env, site);
  if (editsOrderId === null) return offered;
  const order = await db
    .prepare('SELECT test_mode FROM orders WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, editsOrderId)
    .first<{ test_mode: number }>();
  return offered.filter(({ isTest }) => isTest === (order?.test_mode === 1));
}
