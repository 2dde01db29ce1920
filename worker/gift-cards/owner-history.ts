import type { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { ApiError } from '../http/errors.ts';
import { CARD_COLUMNS, type CardRow, toOwnerCard } from './owner-list.ts';

/** Most orders that a card's history names. */
const USES_MOST = 200;

interface UseRow {
  number: number;
  placed_at: number;
  gift_card_cents: number;
  gift_card_refunded_cents: number;
}

/** Reads a card with its history; throws NOT_FOUND. */
export async function readCardHistory(db: D1Database, siteId: string, cardId: string): Promise<OwnerGiftCardHistory> {
  const [cards, uses] = await db.batch<CardRow | UseRow>([
    db.prepare(`${CARD_COLUMNS} WHERE g.site_id = ?1 AND g.id = ?2`).bind(siteId, cardId),
    db
      .prepare(
        `SELECT o.number, o.placed_at, o.gift_card_cents, o.gift_card_refunded_cents
         FROM orders o WHERE o.site_id = ?1 AND o.gift_card_id = ?2 AND o.gift_card_cents > 0
         ORDER BY o.number DESC LIMIT ${USES_MOST}`,
      )
      .bind(siteId, cardId),
  ]);
  const card = cards?.results[0] as CardRow | undefined;
  if (!card) throw new ApiError('NOT_FOUND');
  return {
    ...toOwnerCard(card),
    uses: ((uses?.results ?? []) as UseRow[]).map((use) => {
      const money = (cents: number) => moneyAmount(cents, card.currency);
      const { number: orderNumber, placed_at: paidAt, gift_card_cents: spent, gift_card_refunded_cents: back } = use;
      return { orderNumber, paidAt, spent: money(spent), returned: back > 0 ? money(back) : null };
    }),
  };
}
