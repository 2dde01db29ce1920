import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the subscriptions of a person for the person, the newest first. */
export async function subscriptionsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['subscriptions']> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.cycle_order ->> '$.lines[0].title' AS title, s.state, s.plan -> '$.billingPeriod' AS billingPeriod,
         s.cycle_cents AS cycleCents, s.currency, iif(s.state = 'active', s.next_billing_at, NULL) AS nextBillingAt,
         s.email, s.cycle_order -> '$.address' AS address, COALESCE(s.cycle_order ->> '$.note', '') AS note,
         s.cycles_billed AS cyclesBilled, s.ends_at AS endsAt, s.created_at AS createdAt
       FROM subscriptions s INDEXED BY subscriptions_by_email
       WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('?2')} ORDER BY s.id DESC`,
    )
    .bind(siteId, email)
    .all<
      Omit<AccountData['subscriptions'][number], 'title' | 'billingPeriod' | 'address'> & {
        title: string | null;
        billingPeriod: string;
        address: string | null;
      }
    >();
  return results.map((row) => ({
    ...row,
    title: row.title ?? '',
    billingPeriod: JSON.parse(row.billingPeriod),
    address: JSON.parse(row.address ?? 'null'),
  }));
}
