import type { DraftOrderInput } from '#runtime/contracts/draft-order.ts';
import { guard } from '../db/guards.ts';
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
