import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { FOLLOW_ORDERS, IS_WRONG } from './statements.ts';

/** Customers whose sums are compared at once. */
const PER_PART = 5_000;

/** Compares the sums of all customers with their orders, corrects wrong ones and returns how many there were. */
export async function recountCustomers({ db, site, owner, now }: OwnerCall): Promise<number> {
  const { siteId } = site;
  let corrected = 0;
  for (let after: string | null = ''; after !== null; ) {
    const part: { last: string | null } | null = await db
      .prepare(
        `SELECT MAX(email) AS last FROM (SELECT email FROM customers WHERE site_id = ?1 AND email > ?2
         ORDER BY email LIMIT ${PER_PART})`,
      )
      .bind(siteId, after)
      .first<{ last: string | null }>();
    const last: string | null = part?.last ?? null;
    if (last !== null) {
      const { meta } = await db
        .prepare(`${FOLLOW_ORDERS} AND email > ?2 AND email <= ?3 AND ${IS_WRONG}`)
        .bind(siteId, after, last)
        .run();
      corrected += meta.changes;
    }
    after = last;
  }
  await auditStatement(db, { siteId, keyId: owner.keyId, action: 'customers.recounted', target: '' }, now).run();
  return corrected;
}
