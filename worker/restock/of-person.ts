import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the sign-ups of a person for the person. */
export async function restockOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['restockSignUps']> {
  const { results } = await db
    .prepare(
      `SELECT i.title AS productTitle, v.sku, s.email, s.language, s.status, s.created_at AS createdAt,
         s.confirmed_at AS confirmedAt, s.notified_at AS notifiedAt
       FROM restock_sign_ups s JOIN variants v ON v.site_id = s.site_id AND v.id = s.variant_id
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id
       WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('?2')} ORDER BY s.created_at`,
    )
    .bind(siteId, email)
    .all<AccountData['restockSignUps'][number]>();
  return results;
}
