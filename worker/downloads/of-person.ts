import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads what a person may download, or could, for the person. */
export async function downloadsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['downloads']> {
  const { results } = await db
    .prepare(
      `SELECT o.number AS orderNumber, d.name, d.bytes, d.used, d.most, d.created_at AS createdAt, d.expires_at AS expiresAt
       FROM orders o INDEXED BY orders_by_email CROSS JOIN downloads d ON d.site_id = o.site_id AND d.order_id = o.id
       WHERE o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('?2')} ORDER BY o.number DESC, d.position`,
    )
    .bind(siteId, email)
    .all<AccountData['downloads'][number]>();
  return results;
}
