import { normaliseGiftCardCode } from '#runtime/domain/gift-card-code.ts';
import { ApiError } from '../http/errors.ts';
import { offersOnlyTestPayments } from '../payments/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { hashOf } from './code.ts';

export interface GiftCard {
  id: string;
  lastCharacters: string;
  /** Minor units. */
  balanceCents: number;
  /** Counts the codes that it has had. */
  codeVersion: number;
}

interface Row {
  id: string;
  last_characters: string;
  balance_cents: number;
  code_version: number;
}

/**
 * A card bought in test mode cost no money, so it is accepted only while the shop is in test mode. A card whose order was
 * refunded is not accepted, nor is a disabled one.
 */
const IS_GOOD = `g.currency = ?3 AND g.balance_cents > 0 AND g.disabled_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM orders o WHERE o.site_id = g.site_id AND o.id = g.order_id
    AND (o.state = 'refunded' OR (o.test_mode = 1 AND NOT ?4)))`;

/** Reads the card with this code; throws GIFT_CARD_UNKNOWN if there is none or it is used up. */
export async function findGiftCard(call: ShopCall, code: string): Promise<GiftCard> {
  const card = await find(call, 'g.code_hash = ?2', hashOf(normaliseGiftCardCode(code)));
  if (!card) throw new ApiError('GIFT_CARD_UNKNOWN', { fields: ['giftCardCode'] });
  return card;
}

/** Reads a card that was entered before; undefined if it has been used up or has another code since. */
export async function readGiftCard(
  call: ShopCall,
  { giftCardId, giftCardVersion }: { giftCardId: string | null; giftCardVersion: number | null },
): Promise<GiftCard | undefined> {
  const card = giftCardId === null ? undefined : await find(call, 'g.id = ?2', giftCardId);
  return card?.codeVersion === giftCardVersion ? card : undefined;
}

async function find(call: ShopCall, which: string, value: string): Promise<GiftCard | undefined> {
  const { db, site } = call;
  const row = await db
    .prepare(`SELECT g.* FROM gift_cards g WHERE g.site_id = ?1 AND ${which} AND ${IS_GOOD}`)
    .bind(site.siteId, value, storeCurrency(site), Number(offersOnlyTestPayments(call.env, site)))
    .first<Row>();
  if (!row) return undefined;
  const { id, last_characters: lastCharacters, balance_cents: balanceCents, code_version: codeVersion } = row;
  return { id, lastCharacters, balanceCents, codeVersion };
}
