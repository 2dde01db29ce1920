import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads what a person has entered at checkouts that were not paid, for the person. */
export async function checkoutsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['checkouts']> {
  const { results } = await db
    .prepare(
      `SELECT email, address, note, created_at AS createdAt, updated_at AS updatedAt
       FROM checkouts INDEXED BY checkouts_by_email
       WHERE site_id = ?1 AND email IN ${ADDRESSES_OF('?2')} AND email <> '' ORDER BY created_at`,
    )
    .bind(siteId, email)
    .all<Omit<AccountData['checkouts'][number], 'address'> & { address: string | null }>();
  return results.map((row) => ({ ...row, address: JSON.parse(row.address ?? 'null') }));
}

/** Reads a person's attempts to pay for the person: those of the orders, and those that led to none. */
export async function paymentsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['payments']> {
  const { results } = await db
    .prepare(
      `SELECT p.created_at AS createdAt, p.state, p.amount_cents AS amountCents, p.currency, p.provider,
         p.decline_reason AS declineReason
       FROM payments p WHERE p.site_id = ?1 AND p.id IN (
         SELECT paid.id FROM orders o INDEXED BY orders_by_email
         CROSS JOIN payments paid INDEXED BY payments_by_checkout
           ON paid.site_id = o.site_id AND paid.checkout_id = o.checkout_id
         WHERE o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('?2')}
         UNION SELECT id FROM payments INDEXED BY payments_by_person
         WHERE site_id = ?1 AND snapshot ->> 'email' IN ${ADDRESSES_OF('?2')} AND snapshot <> '')
       ORDER BY p.created_at`,
    )
    .bind(siteId, email)
    .all<AccountData['payments'][number]>();
  return results;
}
