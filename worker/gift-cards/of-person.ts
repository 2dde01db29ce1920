import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the gift cards that a person was given, for the person, without their codes. */
export async function giftCardsOfPerson(
  db: D1Database,
  siteId: string,
  email: string,
): Promise<AccountData['giftCards']> {
  const { results } = await db
    .prepare(
      `SELECT g.last_characters AS lastCharacters, g.currency, g.initial_cents AS initialCents,
         g.balance_cents AS balanceCents, g.recipient_email AS recipientEmail, g.created_at AS createdAt,
         COALESCE(g.gift, (SELECT l.gift FROM order_lines l WHERE l.site_id = g.site_id AND l.order_id = g.order_id
           AND l.gift ->> 'recipientEmail' = g.recipient_email LIMIT 1)) AS gift
       FROM gift_cards g INDEXED BY gift_cards_by_recipient
       WHERE g.site_id = ?1 AND g.recipient_email IN ${ADDRESSES_OF('?2')} AND g.recipient_email <> ''
       ORDER BY g.created_at`,
    )
    .bind(siteId, email)
    .all<Omit<AccountData['giftCards'][number], 'gift'> & { gift: string | null }>();
  return results.map((row) => ({ ...row, gift: JSON.parse(row.gift ?? 'null') }));
}
