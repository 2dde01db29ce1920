import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF, OWN_ROWS_MAX } from '../db/addresses-of.ts';

/** Kinds of mails to owners and contributors: they are about the shop, or about other people. */
const TO_THE_SHOP = [
  ...['submission', 'submissions', 'order-notice', 'dispute-notice', 'payment-notice', 'subscription-notice'],
  'declaration-notice',
  ...['contributor-invited', 'contributor-password', 'contributor-password-changed'],
  'contributor-came-back',
  ...['contributor-passkey-added', 'contributor-passkey-removed', 'contributor-push-added'],
  ...['comment-waiting', 'webhook-off', 'sender-stopped', 'mail-sender-refused', 'mail-sender-test'],
]
  .map((kind) => `'${kind}'`)
  .join(', ');

/** Reads the mails to a person for the person, the newest first and without their text, in which links and codes are. */
export async function mailsOfPerson(db: D1Database, siteId: string, email: string): Promise<AccountData['mails']> {
  const { results } = await db
    .prepare(
      `SELECT recipient, kind, subject, created_at AS createdAt, sent_at AS sentAt FROM outbox INDEXED BY outbox_by_recipient
       WHERE site_id = ?1 AND recipient IN ${ADDRESSES_OF('?2')} AND kind NOT IN (${TO_THE_SHOP})
       ORDER BY id DESC LIMIT ?3`,
    )
    .bind(siteId, email, OWN_ROWS_MAX)
    .all<AccountData['mails'][number]>();
  return results;
}
