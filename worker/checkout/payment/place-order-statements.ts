import { orderAct, writeOrderAct } from '../../acts/service.ts';
import { purchaseStatements } from '../../cart/service.ts';
import { countUseStatements } from '../../coupons/service.ts';
import { guard } from '../../db/guards.ts';
import { downloadStatements, type OrderDownload } from '../../downloads/service.ts';
import { paidDraftStatements } from '../../draft-orders/service.ts';
import type { IssuedCard } from '../../gift-cards/service.ts';
import { commitStatements, forgetStatement } from '../../inventory/service.ts';
import { joinStatements } from '../../member-areas/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { endDeliveredStatements, insertOrderStatements, type NewOrder } from '../../orders/service.ts';
import { withdrawReminderStatement } from '../../reminders/service.ts';
import { renewStatements, startSubscriptionStatements } from '../../subscriptions/service.ts';
import type { Payment } from './repository.ts';

interface OrderPlacement {
  payment: Payment;
  snapshot: OrderSnapshot;
  order: NewOrder;
  cards: readonly IssuedCard[];
  downloads: readonly OrderDownload[];
  secret: string;
  /** False for a test of the owner, which is no act of a visitor. */
  isCounted: boolean;
  /** The card that the provider has kept for later cycles; undefined for none. */
  keptCard: string | undefined;
}

/**
 * Returns the statements that place an order, for one batch. They release the reservation and take the stock in
 * the same batch, so the reservation may have expired.
 */
export function placeOrderStatements(db: D1Database, placement: OrderPlacement): D1PreparedStatement[] {
  const { payment, snapshot, order, secret } = placement;
  const { siteId, checkoutId } = payment;
  return [
    guard(
      db,
      siteId,
      { CHECKOUT_CHANGED: `NOT EXISTS (SELECT 1 FROM payments WHERE site_id = ?1 AND id = ?2 AND state = 'open')` },
      payment.id,
    ),
    ...countUseStatements(db, { siteId, paymentId: payment.id, codes: snapshot.coupons }),
    ...chargeGiftCard(db, siteId, snapshot),
    forgetStatement(db, { siteId, checkoutId }),
    ...commitStatements(db, { siteId, orderId: order.id }, new Map(Object.entries(snapshot.needs)), order.placedAt),
    ...insertOrderStatements(db, siteId, snapshot, order),
    ...actStatements(db, placement),
    db
      .prepare(`UPDATE payments SET state = 'paid', order_id = ?3, snapshot = '' WHERE site_id = ?1 AND id = ?2`)
      .bind(siteId, payment.id, order.id),
    ...startSubscriptionStatements(db, { siteId, secret, snapshot, order, keptCard: placement.keptCard }),
    ...renewStatements(db, { siteId, paymentId: payment.id, snapshot, order }),
    ...issueCards(db, siteId, placement),
    ...joinStatements(db, siteId, snapshot, order),
    ...downloadStatements(db, siteId, order, placement.downloads),
    ...endDeliveredStatements(db, siteId, order.id, snapshot.lines, order.placedAt),
    ...endCheckout(db, siteId, placement),
    ...paidDraftStatements(db, siteId, snapshot, order),
  ];
}

function actStatements(
  db: D1Database,
  { payment: { siteId, checkoutId, id: paymentId }, snapshot, order, isCounted }: OrderPlacement,
): D1PreparedStatement[] {
  if (!isCounted) return [];
  const { cartId, currency, grandTotalCents } = snapshot;
  const items = snapshot.lines.map(({ itemId, sku, title, quantity, unitCents, discountCents }) => {
    return { itemId, sku, title, quantity, priceCents: unitCents, ...(discountCents > 0 && { discountCents }) };
  });
  const act = orderAct({ siteId, checkoutId, currency, grandTotalCents, items });
  const ids = { siteId, cartId: cartId ?? checkoutId, orderId: order.id, paymentId };
  return [writeOrderAct(db, { ...ids, act, now: order.placedAt })];
}

function chargeGiftCard(
  db: D1Database,
  siteId: string,
  { giftCardId, giftCardVersion, giftCardCents }: OrderSnapshot,
): D1PreparedStatement[] {
  if (giftCardId === null) return [];
  const isEnough = `EXISTS (SELECT 1 FROM gift_cards g
    LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id
    WHERE g.site_id = ?1 AND g.id = ?2 AND g.balance_cents >= ?3 AND g.disabled_at IS NULL
      AND COALESCE(o.state, '') <> 'refunded')`;
  const hasSameCode = 'EXISTS (SELECT 1 FROM gift_cards WHERE site_id = ?1 AND id = ?2 AND code_version = ?3)';
  return [
    guard(db, siteId, { GIFT_CARD_UNKNOWN: `NOT ${isEnough}` }, giftCardId, giftCardCents),
    guard(db, siteId, { GIFT_CARD_UNKNOWN: `NOT ${hasSameCode}` }, giftCardId, giftCardVersion),
    db
      .prepare('UPDATE gift_cards SET balance_cents = balance_cents - ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(siteId, giftCardId, giftCardCents),
  ];
}

function issueCards(db: D1Database, siteId: string, { snapshot, order, cards }: OrderPlacement): D1PreparedStatement[] {
  return cards.map(({ id, codeHash, sealedCode, lastCharacters, cents, recipientEmail }) =>
    db
      .prepare(
        `INSERT INTO gift_cards (site_id, id, code_hash, sealed_code, last_characters, currency, initial_cents,
           balance_cents, order_id, recipient_email, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10)`,
      )
      .bind(
        siteId,
        id,
        codeHash,
        sealedCode,
        lastCharacters,
        snapshot.currency,
        cents,
        order.id,
        recipientEmail,
        order.placedAt,
      ),
  );
}

function endCheckout(db: D1Database, siteId: string, { snapshot, order }: OrderPlacement): D1PreparedStatement[] {
  if (snapshot.renewal || snapshot.draft) return [];
  const { checkoutId, cartId, orderTokenHash, email, lines, coupons } = snapshot;
  const bought = cartId
    ? purchaseStatements(db, { siteId, cartId, order, lines, coupons })
    : [
        db
          .prepare(
            `UPDATE pending_orders SET placed_at = COALESCE(placed_at, ?3), email = ?4,
             order_token_hash = COALESCE(order_token_hash, ?5)
           WHERE site_id = ?1 AND id = ?2`,
          )
          .bind(siteId, checkoutId, order.placedAt, email, orderTokenHash),
      ];
  return [
    ...bought,
    db.prepare('DELETE FROM checkouts WHERE site_id = ?1 AND checkout_id = ?2').bind(siteId, checkoutId),
    withdrawReminderStatement(db, siteId, checkoutId),
  ];
}
