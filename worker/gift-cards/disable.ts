import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { readCardHistory } from './owner-history.ts';

type Change = 'disable' | 'enable';

/**
 * Disables a card for payments, or enables it again. Its balance stays, a refund still goes back to it, and its mail
 * waits while it is disabled. A repeat changes nothing and makes no entry in the audit log. Throws NOT_FOUND.
 */
export async function setDisabled(call: OwnerCall, cardId: string, change: Change): Promise<OwnerGiftCardHistory> {
  const { db, site } = call;
  const row = await db
    .prepare('SELECT disabled_at FROM gift_cards WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, cardId)
    .first<{ disabled_at: number | null }>();
  if (!row) throw new ApiError('NOT_FOUND');
  if ((row.disabled_at !== null) !== (change === 'disable')) await write(call, cardId, change);
  return readCardHistory(db, site.siteId, cardId);
}

async function write({ db, site, owner, now }: OwnerCall, cardId: string, change: Change): Promise<void> {
  await db.batch([
    db
      .prepare('UPDATE gift_cards SET disabled_at = ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(site.siteId, cardId, change === 'disable' ? now : null),
    auditStatement(
      db,
      { siteId: site.siteId, keyId: owner.keyId, action: `gift-card.${change}d`, target: cardId },
      now,
    ),
  ]);
}
