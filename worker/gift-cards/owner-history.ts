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
  is_returned: number;
}

/** Reads a card with its history; throws NOT_FOUND. A lost dispute gives a refunded order's card nothing back. */
export async function readCardHistory(db: D1Database, siteId: string, cardId: string): Promise<OwnerGiftCardHistory> {
  const [cards, uses] = await db.batch<CardRow | UseRow>([
    db.prepare(`${CARD_COLUMNS} WHERE g.site_id = ?1 AND g.id = ?2`).bind(siteId, cardId),
    db
      .prepare(
        `SELECT o.number, o.placed_at, o.gift_card_cents, o.state = 'refunded' AND NOT EXISTS (
           SELECT 1 FROM order_events e
           WHERE e.site_id = o.site_id AND e.order_id = o.id AND e.kind = 'disputeLost') AS is_returned
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
      const spent = moneyAmount(use.gift_card_cents, card.currency);
      return { orderNumber: use.number, paidAt: use.placed_at, spent, returned: use.is_returned ? spent : null };
    }),
  };
}
