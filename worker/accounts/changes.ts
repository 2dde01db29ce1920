import { followOrdersStatement, leaveAddressStatement } from '../customers/service.ts';
import type { PersonCall } from '../people/service.ts';
import { eraseRestockOfAccountStatement } from '../restock/service.ts';

export async function setName(
  { db, site, now }: PersonCall,
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .prepare('UPDATE site_users SET first_name = ?3, last_name = ?4, updated_at = ?5 WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, userId, firstName, lastName, now)
    .run();
}

export async function setLanguage({ db, site, now }: PersonCall, userId: string, language: string): Promise<void> {
  await db
    .prepare('UPDATE site_users SET language = ?3, updated_at = ?4 WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, userId, language, now)
    .run();
}

/**
 * Deletes an account with its sessions, and the sign-ups of all its addresses for restock mails. Orders and subscriptions
 * stay.
 */
export async function deleteAccount({ db, site }: PersonCall, email: string): Promise<void> {
  await db.batch([
    eraseRestockOfAccountStatement(db, site.siteId, email),
    ...eraseAccountStatements(db, site.siteId, email),
  ]);
}

/** Deletes the account of an address; its sessions and links go with it, and it is no account's earlier one. */
export function eraseAccountStatements(db: D1Database, siteId: string, address: string): D1PreparedStatement[] {
  const email = address.trim().toLowerCase();
  return [
    leaveAddressStatement(db, siteId, { email: '?2', values: [email] }),
    db.prepare('DELETE FROM site_user_emails WHERE site_id = ?1 AND email = ?2').bind(siteId, email),
    db.prepare('DELETE FROM site_users WHERE site_id = ?1 AND email = ?2').bind(siteId, email),
    followOrdersStatement(db, siteId, email),
  ];
}
