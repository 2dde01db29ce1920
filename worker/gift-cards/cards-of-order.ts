import type { ShopCall } from '../site/shop-call.ts';
import { cardMailKeys } from './mail-keys.ts';

/**
 * The state of the mail with a card's present code; `none` once its recipient was erased, or where the refund of the
 * order or the owner holds it back.
 */
export type CardMailState = 'waiting' | 'sent' | 'failed' | 'none';

/** A gift card as the pages of its order show it. */
export interface OrderedGiftCard {
  id: string;
  lastCharacters: string;
  currency: string;
  /** Minor units. */
  initialCents: number;
  balanceCents: number;
  /** The address that gets the code; '' once the person was erased. */
  recipientEmail: string;
  mail: CardMailState;
  /** When a waiting mail is due, in ms since the epoch; null for any other. */
  mailDueAt: number | null;
}

interface Row {
  id: string;
  last_characters: string;
  currency: string;
  initial_cents: number;
  balance_cents: number;
  recipient_email: string;
  status: 'waiting' | 'sending' | 'sent' | 'dead' | null;
  order_state: string | null;
  disabled_at: number | null;
  created_at: number | null;
}

/** Reads the gift cards that were bought with an order, without their codes. */
export async function giftCardsOfOrder(
  { db, site }: Pick<ShopCall, 'db' | 'site'>,
  orderId: string,
): Promise<OrderedGiftCard[]> {
  const { results } = await db
    .prepare(
      `SELECT g.*, m.status, m.created_at, o.state AS order_state FROM gift_cards g
       LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id
       LEFT JOIN outbox m ON m.site_id = g.site_id AND m.id = (
         SELECT max(n.id) FROM outbox n
         WHERE n.site_id = g.site_id AND n.dedupe_key >= ${cardMailKeys.first} AND n.dedupe_key < ${cardMailKeys.end})
       WHERE g.site_id = ?1 AND g.order_id = ?2 ORDER BY g.id`,
    )
    .bind(site.siteId, orderId)
    .all<Row>();
  return results.map(toCard);
}

function toCard(row: Row): OrderedGiftCard {
  const mail = mailState(row);
  return {
    id: row.id,
    lastCharacters: row.last_characters,
    currency: row.currency,
    initialCents: row.initial_cents,
    balanceCents: row.balance_cents,
    recipientEmail: row.recipient_email,
    mail,
    mailDueAt: mail === 'waiting' ? row.created_at : null,
  };
}

/** Unsent mail of a gift card is never deleted by its age, so one that is gone was sent. */
function mailState({ recipient_email, status, order_state, disabled_at }: Row): CardMailState {
  if (recipient_email === '') return 'none';
  if (status === 'dead') return 'failed';
  if (status === null || status === 'sent') return 'sent';
  return order_state === 'refunded' || disabled_at !== null ? 'none' : 'waiting';
}
