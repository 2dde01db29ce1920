import { guard } from '../../db/guards.ts';

/**
 * An account that was disconnected meanwhile takes no payments any more; one that was replaced finishes what was begun.
 */
export function expectConnected(db: D1Database, siteId: string, account: string): D1PreparedStatement[] {
  if (account === '') return [];
  const isConnected = `EXISTS (
    SELECT 1 FROM payment_accounts WHERE site_id = ?1 AND id = ?2 AND state <> 'disconnected')`;
  return [guard(db, siteId, { CHECKOUT_CHANGED: `NOT ${isConnected}` }, account)];
}
