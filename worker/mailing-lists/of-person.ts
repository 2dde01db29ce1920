import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the memberships of a person in mailing lists, former ones too, for the person. */
export async function mailingListsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['mailingLists']> {
  const { results } = await db
    .prepare(
      `SELECT l.name, s.email, s.first_name AS firstName, s.last_name AS lastName, s.status, s.created_at AS createdAt,
         s.confirmed_at AS confirmedAt, s.unsubscribed_at AS unsubscribedAt
       FROM subscribers s INDEXED BY subscribers_by_email
       JOIN mailing_lists l ON l.site_id = s.site_id AND l.id = s.mailing_list_id
       WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('?2')} ORDER BY s.created_at`,
    )
    .bind(siteId, email)
    .all<AccountData['mailingLists'][number]>();
  return results;
}
