import { heldNotices } from '../mail/service.ts';

/** Mails per run; the rest waits for the next run. */
const MAILS_PER_RUN = 500;

/**
 * Withdraws mails that wait unsent because a variant in them is sold out again, or because its reader has signed up
 * again: all variants of such a mail are waited for anew, and the next waves write of those that are in stock. Whatever
 * the queue has begun to send stays.
 */
export async function withdrawHeldMails(db: D1Database): Promise<void> {
  const mails = await heldNotices(db, MAILS_PER_RUN);
  if (mails.length === 0) return;
  const json = JSON.stringify(mails);
  const signUps = `SELECT s.rowid FROM json_each(?1) held
    JOIN outbox o ON o.site_id = held.value ->> 'siteId' AND o.id = held.value ->> 'mailId' AND o.status = 'waiting'
    JOIN restock_sign_ups s ON s.site_id = o.site_id AND s.mail_id = o.id`;
  await db.batch([
    db
      .prepare(`UPDATE restock_sign_ups SET status = 'waiting' WHERE status = 'notified' AND rowid IN (${signUps})`)
      .bind(json),
    db
      .prepare(
        `UPDATE restock_groups SET due_at = COALESCE(due_at, 0) WHERE waiting > 0 AND (site_id, variant_id) IN (
           SELECT v.site_id, v.id FROM restock_sign_ups s JOIN variants v ON v.site_id = s.site_id AND v.id = s.variant_id
           WHERE s.rowid IN (${signUps}) AND (v.unlimited = 1 OR v.qty_in_stock > 0))`,
      )
      .bind(json),
    db.prepare(`UPDATE restock_sign_ups SET mail_id = NULL, notified_at = NULL WHERE rowid IN (${signUps})`).bind(json),
    db
      .prepare(
        `DELETE FROM outbox WHERE status = 'waiting' AND (site_id, id) IN (
           SELECT value ->> 'siteId', value ->> 'mailId' FROM json_each(?1))`,
      )
      .bind(json),
  ]);
}
