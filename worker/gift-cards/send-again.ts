import { ApiError } from '../http/errors.ts';
import { requireScope } from '../http/require-scope.ts';
import { mailStatements } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { openCode } from './code.ts';
import { giftCardMail } from './mail.ts';
import { type OwnerCardCall, readStoredCard } from './stored-card.ts';

/**
 * Writes a gift card's mail once more, to its recipient or another address, and returns the mail's id. A card whose
 * recipient was erased goes to its buyer. Throws NOT_FOUND for a card that does not exist or is used up, and
 * SCOPE_MISSING where the key may not give the code to another address.
 */
export async function sendCardAgain(call: OwnerCardCall, cardId: string, email: string | undefined): Promise<string> {
  const { db, site, secret, keyId, scopes, now } = call;
  const { siteId } = site;
  const stored = await readStoredCard(call, cardId);
  const recipient = stored.recipientEmail || stored.buyerEmail.toLowerCase();
  const recipientEmail = email ?? recipient;
  // Everybody who has the code can spend the card.
  if (recipientEmail !== recipient) requireScope(scopes, 'orders:write');
  const card = {
    ...stored.shown,
    id: cardId,
    code: openCode(sessionSecrets(call.env), siteId, cardId, stored.sealedCode),
    recipientEmail,
  };
  const written = await giftCardMail(call, stored.order, card);
  const mail = { ...written, dedupeKey: `${written.dedupeKey}:${written.id}`, notBefore: now };
  const statements = mailStatements(db, { siteId, secret }, [mail], now);
  if (statements.length === 0) throw new ApiError('INVALID_REQUEST', { fields: ['email'] });
  await db.batch([
    ...statements,
    auditStatement(db, { siteId, keyId, action: 'gift-card.sent-again', target: cardId }, now),
  ]);
  return mail.id;
}
