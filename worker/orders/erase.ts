import { cardMailKeys } from '../gift-cards/service.ts';

/**
 * Removes a person from the purchases of others: the address from gift cards, and the person's name, address and
 * message from the buyer's order, whose mails are deleted. The day of delivery stays, because it belongs to the
 * purchase. The order may have been imported without its card.
 */
export function eraseRecipientStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  return [
    // The mails of the order name the recipient.
    db
      .prepare(
        `DELETE FROM outbox WHERE (site_id, id) IN (
           SELECT o.site_id, o.id
           FROM gift_cards g INDEXED BY gift_cards_by_recipient
           CROSS JOIN json_each('["order-notice:", "order-confirmation:"]') k
           CROSS JOIN outbox o ON o.site_id = ?1 AND o.dedupe_key = k.value || g.order_id
           WHERE g.site_id = ?1 AND g.recipient_email = ?2 AND g.recipient_email <> '')`,
      )
      .bind(siteId, email),
    db
      .prepare(
        `UPDATE order_lines INDEXED BY order_lines_by_recipient SET gift = json_set(gift, '$.recipientName', '', '$.recipientEmail', '', '$.message', '')
         WHERE site_id = ?1 AND gift ->> 'recipientEmail' = ?2 AND gift ->> 'recipientEmail' <> ''`,
      )
      .bind(siteId, email),
    db
      .prepare(
        `UPDATE gift_cards INDEXED BY gift_cards_by_recipient SET recipient_email = '',
           gift = json_set(gift, '$.recipientName', '', '$.recipientEmail', '', '$.message', '')
         WHERE site_id = ?1 AND recipient_email = ?2 AND recipient_email <> '' RETURNING 1`,
      )
      .bind(siteId, email),
  ];
}

/** What an erasure keeps. */
export interface Kept {
  what: 'orders' | 'subscriptions' | 'open payments' | 'gift card mails' | 'withdrawals';
  count: number;
  why: string;
}

const BOOKS = 'The law asks to keep the books; delete them yourself when their time is over.';
const OPEN =
  'The provider has not said yet whether it was paid; it is deleted 30 days after its end, or becomes an order.';
const GIVEN = 'They tell whom a gift card is from; each is deleted 30 days after it was sent.';

/** Counts the rows that are kept of a person. */
export async function countKept(db: D1Database, siteId: string, email: string): Promise<Kept[]> {
  const [orders, subscriptions, payments, cardMails] = await db.batch<{ n: number }>([
    db.prepare('SELECT COUNT(*) AS n FROM orders WHERE site_id = ?1 AND email = ?2').bind(siteId, email),
    db.prepare('SELECT COUNT(*) AS n FROM subscriptions WHERE site_id = ?1 AND email = ?2').bind(siteId, email),
    db
      .prepare(
        `SELECT COUNT(*) AS n FROM payments INDEXED BY payments_by_person
         WHERE site_id = ?1 AND snapshot ->> 'email' = ?2 AND snapshot <> '' AND state IN ('open', 'refunded')`,
      )
      .bind(siteId, email),
    db
      .prepare(
        `SELECT COUNT(*) AS n FROM orders o CROSS JOIN gift_cards g ON g.site_id = o.site_id AND g.order_id = o.id
         CROSS JOIN outbox m
           ON m.site_id = g.site_id AND m.dedupe_key >= ${cardMailKeys.first} AND m.dedupe_key < ${cardMailKeys.end}
         WHERE o.site_id = ?1 AND o.email = ?2`,
      )
      .bind(siteId, email),
  ]);
  const counts: Kept[] = [
    { what: 'orders', count: orders?.results[0]?.n ?? 0, why: BOOKS },
    { what: 'subscriptions', count: subscriptions?.results[0]?.n ?? 0, why: BOOKS },
    { what: 'open payments', count: payments?.results[0]?.n ?? 0, why: OPEN },
    { what: 'gift card mails', count: cardMails?.results[0]?.n ?? 0, why: GIVEN },
  ];
  return counts.filter(({ count }) => count > 0);
}
