import type { DraftOrderInput } from '#runtime/contracts/draft-order.ts';
import { guard } from '../db/guards.ts';
import { releaseStatement } from '../inventory/service.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';
import type { PlannedEdit } from '../subscriptions/service.ts';
import type { DraftChange } from './changes.ts';

interface Edit {
  /** What is added. */
  input: DraftOrderInput;
  /** What is to be paid, in minor units. */
  totalCents: number;
  plan: PlannedEdit;
  link: { tokenHash: string; expiresAt: number; baseUrl: string; mailedAt: number | null };
}

/** Returns the statements that keep an edit until its difference is paid; ORDER_CONFLICT where another one waits. */
export function insertEditStatements(
  db: D1Database,
  { siteId, id, now }: DraftChange,
  { input, totalCents, plan, link }: Edit,
): D1PreparedStatement[] {
  const another = `EXISTS (SELECT 1 FROM draft_orders
    WHERE site_id = ?1 AND edits_order_id = ?2 AND state = 'open' AND id <> ?3)`;
  return [
    guard(db, siteId, { ORDER_CONFLICT: another }, plan.orderId, id),
    db
      .prepare(
        `INSERT INTO draft_orders (site_id, id, state, email, input, total_cents, edits_order_id, edit, link_number,
           token_hash, expires_at, base_url, mailed_at, created_at, updated_at)
         VALUES (?1, ?2, 'open', ?3, ?4, ?5, ?6, ?7, 1, ?8, ?9, ?10, ?11, ?12, ?12)`,
      )
      .bind(
        siteId,
        id,
        input.email,
        JSON.stringify(input),
        totalCents,
        plan.orderId,
        JSON.stringify(plan),
        link.tokenHash,
        link.expiresAt,
        link.baseUrl,
        link.mailedAt,
        now,
      ),
  ];
}

/** Whether an edit waits, or has waited, for its payment. */
export async function openEdit(db: D1Database, siteId: string, id: string): Promise<boolean> {
  const found = await db.prepare('SELECT 1 FROM draft_orders WHERE site_id = ?1 AND id = ?2').bind(siteId, id).first();
  return found !== null;
}

/** An edit whose payment link is over. */
export interface ExpiredEdit {
  siteId: string;
  id: string;
}

/** Whether the draft `d` is an edit whose payment link is over at ?1, as SQL. */
const IS_OVER = `d.state = 'open' AND d.edits_order_id IS NOT NULL AND d.expires_at <= ?1`;

/** Whether the buyer of the draft `d` is paying at this moment, as SQL. */
const IS_BEING_PAID = `EXISTS (SELECT 1 FROM payments p INDEXED BY payments_by_checkout
  WHERE p.site_id = d.site_id AND p.checkout_id = d.id AND p.state = 'open')`;

/** Whether the draft of the checkout ?2 is an edit that has ended without its payment, as SQL. */
const HAS_EXPIRED = `EXISTS (SELECT 1 FROM draft_orders d WHERE d.site_id = ?1 AND d.id = ?2 AND d.state = 'expired')`;

/** Finds the edits of an order whose payment links are over. */
export async function expiredEditsOf(db: D1Database, siteId: string, orderId: string, now: number) {
  const { results } = await db
    .prepare(
      `SELECT site_id AS siteId, id FROM draft_orders d INDEXED BY draft_orders_of_order
       WHERE site_id = ?2 AND edits_order_id = ?3 AND ${IS_OVER}`,
    )
    .bind(now, siteId, orderId)
    .all<ExpiredEdit>();
  return results;
}

/** Finds edits of all sites whose payment links are over, unless their buyers are paying at this moment. */
export async function expiredEdits(db: D1Database, now: number, limit: number): Promise<ExpiredEdit[]> {
  const { results } = await db
    .prepare(
      `SELECT site_id AS siteId, id FROM draft_orders d INDEXED BY open_edits_by_end WHERE ${IS_OVER}
         AND NOT ${IS_BEING_PAID}
       ORDER BY d.expires_at LIMIT ?2`,
    )
    .bind(now, limit)
    .all<ExpiredEdit>();
  return results;
}

/**
 * Returns the statements that end an edit whose payment link is over, and tell the shop so; they change nothing of one that
 * was paid or cancelled meanwhile, has a new link, or is being paid. Its link still says that its time is over; what its buyer had reserved is free.
 */
export function expireEditStatements(db: D1Database, { siteId, id }: ExpiredEdit, now: number): D1PreparedStatement[] {
  const select = `SELECT 'edit-expired:' || d.id AS key, 'orders/' || o.number AS target,
      json_object('number', o.number, 'what', 'linkExpired') AS details
    FROM draft_orders d JOIN orders o ON o.site_id = d.site_id AND o.id = d.edits_order_id
    WHERE d.site_id = ?1 AND d.id = ?2 AND d.state = 'open' AND d.expires_at <= ?3
      AND NOT ${IS_BEING_PAID}`;
  return [
    ownerNoticesStatement(db, { siteId, kind: 'payment' }, { select, values: [id, now] }, now),
    db
      .prepare(
        `UPDATE draft_orders AS d SET state = 'expired', version = version + 1, updated_at = ?1
         WHERE site_id = ?2 AND id = ?3 AND ${IS_OVER} AND NOT ${IS_BEING_PAID}`,
      )
      .bind(now, siteId, id),
    releaseStatement(db, { siteId, checkoutId: id }, HAS_EXPIRED),
  ];
}
