import { ApiError } from '../http/errors.ts';
import { mailStatements } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { newGiftCardCode, storedCode } from './code.ts';
import { giftCardMail } from './mail.ts';
import { cardMailKey } from './mail-keys.ts';
import { type OwnerCardCall, readStoredCard } from './stored-card.ts';

interface Reissued {
  mailId: string;
  /** When the mail is due, in ms since the epoch: the day of the gift, if that has not come. */
  dueAt: number;
}

/**
 * Gives a card another code and mails it to the recipient, whose address may be corrected. The old code is dead at once,
 * also where it was entered at a checkout, and its mail is not sent any more. The balance stays. Throws NOT_FOUND for a
 * card that does not exist or is used up.
 */
export async function reissueCard(call: OwnerCardCall, cardId: string, email: string | undefined): Promise<Reissued> {
  const { db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const stored = await readStoredCard(call, cardId);
  const code = newGiftCardCode();
  const recipientEmail = email ?? (stored.recipientEmail || stored.buyerEmail);
  const card = { ...stored.shown, id: cardId, code, recipientEmail };
  const written = await giftCardMail(call, stored.order, card);
  const mail = { ...written, dedupeKey: `${written.dedupeKey}:${written.id}` };
  const mails = mailStatements(db, { siteId, secret }, [mail], now);
  if (mails.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['email'] });
  const { codeHash, sealedCode, lastCharacters } = storedCode({ secret, siteId, cardId }, code);
  await db.batch([
    ...(email === undefined ? [] : [correctRecipientStatement(db, siteId, cardId, email)]),
    db
      .prepare(
        `UPDATE gift_cards SET code_hash = ?3, sealed_code = ?4, last_characters = ?5,
           code_version = code_version + 1, recipient_email = COALESCE(?6, recipient_email),
           gift = json_set(gift, '$.recipientEmail', COALESCE(?6, recipient_email))
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, cardId, codeHash, sealedCode, lastCharacters, email ?? null),
    // Mails of the old code that were not sent; a `;` sorts right after a `:`.
    db
      .prepare(
        `DELETE FROM outbox WHERE site_id = ?1 AND dedupe_key >= ?2 AND dedupe_key < ?3 AND status IN ('waiting', 'dead')`,
      )
      .bind(siteId, cardMailKey(cardId), `${cardMailKey(cardId)};`),
    ...mails,
    auditStatement(db, { siteId, keyId, action: 'gift-card.reissued', target: cardId }, now),
  ]);
  return { mailId: mail.id, dueAt: mail.notBefore };
}

/** Corrects the address in the order too, so that erasing a person finds it. */
function correctRecipientStatement(db: D1Database, siteId: string, cardId: string, email: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE order_lines SET gift = json_set(gift, '$.recipientEmail', ?3)
       WHERE site_id = ?1 AND gift IS NOT NULL
         AND order_id = (SELECT order_id FROM gift_cards WHERE site_id = ?1 AND id = ?2)`,
    )
    .bind(siteId, cardId, email);
}
