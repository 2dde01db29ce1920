import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { mailStatements } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { sessionSecrets } from '../session/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { openCode } from './code.ts';
import { giftCardMail } from './mail.ts';

interface Row {
  sealed_code: string;
  currency: string;
  balance_cents: number;
  recipient_email: string;
  buyer_email: string | null;
  test_mode: number | null;
  gift: string | null;
}

/**
 * Writes a gift card's mail once more, to its recipient or another address, and returns the mail's id. A card whose
 * recipient was erased goes to its buyer. Throws NOT_FOUND for a card that does not exist or is used up.
 */
export async function sendCardAgain(
  call: ShopCall & { keyId: string },
  cardId: string,
  email: string | undefined,
): Promise<string> {
  const { db, site, secret, keyId, now } = call;
  const { siteId } = site;
  const row = await db
    .prepare(
      `SELECT g.*, o.email AS buyer_email, o.test_mode,
         (SELECT l.gift FROM order_lines l WHERE l.site_id = g.site_id AND l.order_id = g.order_id AND l.gift IS NOT NULL
          ORDER BY l.position LIMIT 1) AS gift
       FROM gift_cards g LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id
       WHERE g.site_id = ?1 AND g.id = ?2 AND g.balance_cents > 0`,
    )
    .bind(siteId, cardId)
    .first<Row>();
  if (!row) throw new ApiError('NOT_FOUND');
  const recipientEmail = email ?? (row.recipient_email || (row.buyer_email ?? ''));
  const card = {
    id: cardId,
    code: openCode(sessionSecrets(call.env), siteId, cardId, row.sealed_code),
    cents: row.balance_cents,
    recipientEmail,
    gift: row.gift === null ? null : JSON.parse(row.gift),
  };
  const order = { currency: row.currency, testMode: row.test_mode === 1 };
  const written = await giftCardMail(call, order, card, await textsIn(site.language));
  const mail = { ...written, dedupeKey: `${written.dedupeKey}:${written.id}`, notBefore: now };
  const statements = mailStatements(db, { siteId, secret }, [mail], now);
  if (statements.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['email'] });
  await db.batch([
    ...statements,
    auditStatement(db, { siteId, keyId, action: 'gift-card.sent-again', target: cardId }, now),
  ]);
  return mail.id;
}
