import { leaveAddressStatement } from '../customers/service.ts';
import type { ShopCall } from '../site/shop-call.ts';

/** Lists the confirmed addresses that an account had before. */
export async function listEarlierEmails(db: D1Database, siteId: string, userId: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT email FROM site_user_emails WHERE site_id = ?1 AND user_id = ?2 ORDER BY email')
    .bind(siteId, userId)
    .all<{ email: string }>();
  return results.map(({ email }) => email);
}

/** Returns the statements that take a person's confirmed address, with its orders, from the earlier ones of any account. */
export function leaveEarlierStatements(
  { db, site }: Pick<ShopCall, 'db' | 'site'>,
  userId: string,
): D1PreparedStatement[] {
  const email = '(SELECT email FROM site_users WHERE site_id = ?1 AND id = ?2 AND confirmed_at IS NOT NULL)';
  return [
    leaveAddressStatement(db, site.siteId, { email, values: [userId] }),
    db.prepare(`DELETE FROM site_user_emails WHERE site_id = ?1 AND email = ${email}`).bind(site.siteId, userId),
  ];
}
