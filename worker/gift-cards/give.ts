import type { GivenGiftCard } from '#runtime/contracts/owner-gift-cards.ts';
import { dayIn, type Gift } from '#runtime/domain/gift.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { mailStatements } from '../mail/service.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { linkBase } from '../site/link-base.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { newGiftCardCode, storedCode } from './code.ts';
import { giftCardMail } from './mail.ts';

/** The order id of a card that the owner has given. */
const GIVEN_ORDER = { testMode: false, email: '', address: null, isGiven: true } as const;

interface GivenCard {
  cardId: string;
  /** Empty where an earlier call has given the card. */
  mailIds: string[];
}

/** Gives a card without an order, and mails its code at once. Throws INVALID_REQUEST for an address that gets no mail. */
export async function giveCard(call: OwnerCall & { secret: string }, given: GivenGiftCard): Promise<GivenCard> {
  const { env, db, site, secret, owner, origin, now } = call;
  const { siteId } = site;
  const { valueCents, ...named } = given;
  const currency = storeCurrency(site);
  const gift: Gift = {
    ...named,
    senderName: named.senderName || site.title,
    deliveryDate: dayIn(site.timeZone, now),
  };
  const id = sortableId(now);
  const code = newGiftCardCode();
  const shown = { id, code, cents: valueCents, recipientEmail: gift.recipientEmail, gift, itemId: '', title: '' };
  const order = { ...GIVEN_ORDER, currency, baseUrl: await linkBase(env, site, origin) };
  const mail = { ...(await giftCardMail(call, order, shown)), notBefore: now };
  const mails = mailStatements(db, { siteId, secret }, [mail], now);
  if (mails.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['recipientEmail'] });
  const { codeHash, sealedCode, lastCharacters } = storedCode({ secret, siteId, cardId: id }, code);
  const created = await createOnce(call, id, async (reservation) => {
    await db.batch([
      ...reservation,
      db
        .prepare(
          `INSERT INTO gift_cards (site_id, id, code_hash, sealed_code, last_characters, currency, initial_cents,
             balance_cents, recipient_email, gift, created_at)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10)`,
        )
        .bind(
          siteId,
          id,
          codeHash,
          sealedCode,
          lastCharacters,
          currency,
          valueCents,
          gift.recipientEmail,
          JSON.stringify(gift),
          now,
        ),
      ...mails,
      auditStatement(
        db,
        { siteId, keyId: owner.keyId, action: 'gift-card.given', target: id, details: { valueCents } },
        now,
      ),
    ]);
  });
  return { cardId: created, mailIds: created === id ? [mail.id] : [] };
}
