import type { OwnerGiftCard, OwnerGiftCards } from '#runtime/contracts/owner.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';

export interface CardRow {
  id: string;
  last_characters: string;
  currency: string;
  initial_cents: number;
  balance_cents: number;
  recipient_email: string;
  order_number: number | null;
  disabled_at: number | null;
  created_at: number;
}

/** The start of a statement that reads cards. */
export const CARD_COLUMNS = `SELECT g.*, o.number AS order_number FROM gift_cards g
  LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id`;

/** Reads one page of a site's gift cards, newest first. */
export async function readCards(
  db: D1Database,
  siteId: string,
  { cursor = AFTER_ALL_IDS, limit }: { cursor?: string | undefined; limit: number },
): Promise<OwnerGiftCards> {
  const { results } = await db
    .prepare(`${CARD_COLUMNS} WHERE g.site_id = ?1 AND g.id < ?2 ORDER BY g.id DESC LIMIT ?3`)
    .bind(siteId, cursor, limit + 1)
    .all<CardRow>();
  const giftCards = results.slice(0, limit).map(toOwnerCard);
  const hasNextPage = results.length > limit;
  return { giftCards, hasNextPage, nextPageCursor: hasNextPage ? (giftCards.at(-1)?.id ?? null) : null };
}

export function toOwnerCard(row: CardRow): OwnerGiftCard {
  return {
    id: row.id,
    lastCharacters: row.last_characters,
    initial: moneyAmount(row.initial_cents, row.currency),
    balance: moneyAmount(row.balance_cents, row.currency),
    recipientEmail: row.recipient_email,
    orderNumber: row.order_number,
    disabledAt: row.disabled_at,
    createdAt: row.created_at,
  };
}
