import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the recorded acts of a person's orders, for the person. */
export async function consentOfPerson(db: D1Database, siteId: string, email: string): Promise<AccountData['consent']> {
  const { results } = await db
    .prepare(
      `SELECT o.number AS orderNumber, a.created_at AS createdAt, a.purposes, a.person AS ids
       FROM orders o INDEXED BY orders_by_email
       CROSS JOIN acts a INDEXED BY acts_of_orders ON a.site_id = o.site_id AND a.order_id = o.id AND a.kind = 'order'
       WHERE o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('?2')} AND a.purposes <> '' ORDER BY o.number`,
    )
    .bind(siteId, email)
    .all<Record<'purposes' | 'ids', string> & Record<'orderNumber' | 'createdAt', number>>();
  return results.map((row) => ({ ...row, purposes: row.purposes.split('.'), ids: JSON.parse(row.ids) }));
}
