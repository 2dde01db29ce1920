import { reminderKey } from './mail.ts';

/** Returns the statement that takes back a reminder that still waits to be sent, because the checkout was paid. */
export function withdrawReminderStatement(db: D1Database, siteId: string, checkoutId: string): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM outbox WHERE site_id = ?1 AND dedupe_key = ?2 AND status = 'waiting'`)
    .bind(siteId, reminderKey(checkoutId));
}
