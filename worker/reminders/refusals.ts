import { refusalHash } from './links.ts';

/** Whether the owner of an address wants no reminders of unpaid checkouts. */
export async function wantsNoReminders(db: D1Database, siteId: string, email: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM reminder_refusals WHERE site_id = ?1 AND email_hash = ?2')
    .bind(siteId, refusalHash(email))
    .first();
  return found !== null;
}
