import type { ReceivedReturn, Return } from '#runtime/contracts/returns.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { reopenDeclarationStatement } from '../declarations/service.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { restockStatements } from '../inventory/service.ts';
import { auditStatement } from '../owner/service.ts';
import { returnMessages } from '../webhooks/service.ts';
import { requireReturn } from './repository.ts';

/**
 * Says that the goods of a return have come; its money may be back already. A repeat changes nothing. Throws
 * ORDER_CONFLICT for one that was cancelled.
 */
export async function receiveReturn(call: OwnerCall, id: string, { restock }: ReceivedReturn): Promise<Return> {
  const { db, site, now } = call;
  const { shown } = await requireReturn(db, site.siteId, id);
  if (shown.receivedAt !== null) return shown;
  const { orderId, lines } = shown;
  const isLate = `NOT EXISTS (SELECT 1 FROM returns
    WHERE site_id = ?1 AND id = ?2 AND state <> 'cancelled' AND received_at IS NULL)`;
  return await change(call, shown, 'order.returnReceived', [
    guard(db, site.siteId, { ORDER_CONFLICT: isLate }, id),
    db
      .prepare(
        `UPDATE returns SET received_at = ?3, state = CASE state WHEN 'open' THEN 'received' ELSE state END,
           version = version + 1
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(site.siteId, id, now),
    ...(restock ? restockStatements(db, { siteId: site.siteId, orderId, units: lines, now }) : []),
  ]);
}

/**
 * Ends a return whose goods do not come, and opens its declaration again. Throws ORDER_CONFLICT once its money has gone
 * back, or is about to.
 */
export async function cancelReturn(call: OwnerCall, id: string): Promise<Return> {
  const { db, site } = call;
  const { shown } = await requireReturn(db, site.siteId, id);
  if (shown.state === 'cancelled') return shown;
  const isPaid = `NOT EXISTS (SELECT 1 FROM returns
      WHERE site_id = ?1 AND id = ?2 AND state IN ('open', 'received'))
    OR EXISTS (SELECT 1 FROM order_refunds WHERE site_id = ?1 AND order_id = ?3 AND return_id = ?2 AND state = 'open')`;
  return await change(call, shown, 'order.returnCancelled', [
    guard(db, site.siteId, { ORDER_CONFLICT: isPaid }, id, shown.orderId),
    db
      .prepare(`UPDATE returns SET state = 'cancelled', version = version + 1 WHERE site_id = ?1 AND id = ?2`)
      .bind(site.siteId, id),
    ...(shown.declarationId ? [reopenDeclarationStatement(db, site.siteId, shown.declarationId)] : []),
  ]);
}

async function change(
  { db, site, owner, now }: OwnerCall,
  { id, orderId }: Return,
  action: string,
  statements: readonly D1PreparedStatement[],
): Promise<Return> {
  const { siteId } = site;
  try {
    await db.batch([
      ...statements,
      returnMessages(db, siteId, { returnId: id }),
      auditStatement(db, { siteId, keyId: owner.keyId, action, target: orderId }, now),
    ]);
  } catch (error) {
    // A repeat at the same moment has made the change.
    const { shown } = await requireReturn(db, siteId, id);
    const isMade = action === 'order.returnCancelled' ? shown.state === 'cancelled' : shown.receivedAt !== null;
    if (!isMade) throw refusalOf(error);
  }
  return (await requireReturn(db, siteId, id)).shown;
}
