import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OrderEventDetails } from '#runtime/contracts/order.ts';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { takeRefundBackStatements, writeRefundAct } from '../acts/service.ts';
import { followOrderStatement } from '../customers/service.ts';
import { guard } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { giveBackStatement } from '../gift-cards/service.ts';
import { REVIEW_REQUEST_DAYS } from '../site/store-settings.ts';
import { orderEventMessages } from '../webhooks/service.ts';

/** Ms from the delivery of an order to the mail that asks its buyer for reviews, by the setting of site ?1. */
const REVIEW_DELAY_MS = `(SELECT ${DAY_MS} * CASE json_type(store_settings, '$.reviewRequestDays')
  WHEN 'integer' THEN MAX(0, store_settings ->> '$.reviewRequestDays') ELSE ${REVIEW_REQUEST_DAYS} END
  FROM sites WHERE site_id = ?1)`;

/** The states in which an owner may report each step. A refund or a dispute is a fact of the provider's in any state. */
const STEPS: Partial<Record<OrderEventKind, string>> = {
  packed: `state IN ('paid')`,
  sent: `state IN ('paid', 'packed', 'sent')`,
  delivered: `EXISTS (SELECT 1 FROM order_events e WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind = 'sent')`,
  ended: `state IN ('paid', 'packed', 'sent')`,
  cancelled: `state IN ('paid', 'packed', 'refunded') AND NOT EXISTS (SELECT 1 FROM order_events e
    WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind IN ('sent', 'ended'))`,
};

const EVENTS = 'SELECT 1 FROM order_events e WHERE e.site_id = ?1 AND e.order_id = ?2';
/** The units of the line `l` in parcels that have a list, by a kind of event. */
const unitsIn = (kind: 'sent' | 'delivered') => `(SELECT COALESCE(SUM(unit.value ->> 'quantity'), 0)
  FROM order_events e CROSS JOIN json_each(e.details, '$.lines') unit
  WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind = '${kind}' AND unit.value ->> 'position' = l.position)`;
const SENT_UNITS = unitsIn('sent');
const LINES = `SELECT 1 FROM order_lines l
  WHERE l.site_id = ?1 AND l.order_id = ?2 AND l.product_type = ${PRODUCT_TYPE.physical}`;
/** Whether all is on its way: a parcel without a list has all the rest. */
const REST_IS_SENT = `EXISTS (${EVENTS} AND e.kind = 'sent' AND e.details -> '$.lines' IS NULL)`;
const IS_SENT = `${REST_IS_SENT}
  OR (EXISTS (${EVENTS} AND e.kind = 'sent') AND NOT EXISTS (${LINES} AND l.quantity - l.removed_quantity > ${SENT_UNITS}))`;
/** Whether more units of a line are in parcels than were bought, or have arrived than were sent. */
const TOO_MANY_UNITS = `EXISTS (${LINES} AND (l.quantity - l.removed_quantity < ${SENT_UNITS}
  OR ${unitsIn('delivered')} > CASE WHEN ${REST_IS_SENT} THEN l.quantity - l.removed_quantity ELSE ${SENT_UNITS} END))`;
/** Whether all that was sent of the order with this id, SQL, has arrived. ?1 is the site. */
export const IS_DELIVERED = (orderId: string) => {
  const ofOrder = (sql: string) => sql.replaceAll('?2', orderId);
  return ofOrder(`(EXISTS (${EVENTS} AND e.kind = 'delivered')
    AND NOT EXISTS (${LINES} AND ${unitsIn('delivered')} <
      CASE WHEN ${REST_IS_SENT} THEN l.quantity - l.removed_quantity ELSE ${SENT_UNITS} END))`);
};
/**
 * The refunds of an order that have not failed later, and the disputes that were lost for good; `and` says which events
 * are looked at.
 */
const refunds = (and = (_alias: string) => '') => `FROM order_events e
  WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind IN ('partlyRefunded', 'refunded', 'disputeLost') ${and('e')}
  AND NOT EXISTS (SELECT 1 FROM order_events f
    WHERE f.site_id = ?1 AND f.order_id = ?2 AND f.kind IN ('refundFailed', 'disputeWon') AND f.ref = e.ref ${and('f')})`;
const SUM = `SELECT COALESCE(SUM(e.details ->> 'amountCents'), 0)`;
/**
 * The units of the order line `l` whose money went back by line, as SQL; ?1 is the site and ?2 the order. `units.ts`
 * counts the same of an order that was read.
 */
export const REFUNDED_UNITS = `(SELECT COALESCE(SUM(unit.value ->> 'quantity'), 0)
  FROM order_events e CROSS JOIN json_each(e.details, '$.lines') unit
  WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind IN ('partlyRefunded', 'refunded')
    AND unit.value ->> 'position' = l.position AND NOT EXISTS (SELECT 1 FROM order_events f
      WHERE f.site_id = ?1 AND f.order_id = ?2 AND f.kind = 'refundFailed' AND f.ref = e.ref))`;
/** What the event ?3 has changed about the refunded amount of its order `o`. */
const REFUNDED_CHANGE = `o.refunded_cents
  - MIN(o.grand_total_cents - o.gift_card_cents, (${SUM} ${refunds((alias) => `AND ${alias}.id <> ?3`)}))`;

/** The events that change how much has gone back. */
const MONEY_BACK: readonly OrderEventKind[] = [
  'partlyRefunded',
  'refunded',
  'refundFailed',
  'disputeLost',
  'disputeWon',
];
/** The amount that the provider took for an order, and the part of it that was refunded. */
const PAID_CENTS = 'grand_total_cents - gift_card_cents';
const REFUNDED_CENTS = `(${SUM} ${refunds()})`;
/** Whether a refund was for units of lines, and what the refunds have given to a gift card beside the charge. */
const HAS_UNITS = `EXISTS (SELECT 1 ${refunds()} AND e.details -> '$.lines' IS NOT NULL)`;
const TO_GIFT_CARD = `(SELECT COALESCE(SUM(e.details ->> 'giftCardCents'), 0) ${refunds()})`;
/** An order of which units went back is refunded once its gift card has its whole part too. */
const IS_WHOLE = `(${TO_GIFT_CARD} >= gift_card_cents
  AND (grand_total_cents > 0 OR EXISTS (SELECT 1 ${refunds()} AND e.kind = 'refunded')))`;
const IS_REFUNDED = `(EXISTS (SELECT 1 ${refunds()}) AND ${REFUNDED_CENTS} >= ${PAID_CENTS}
  AND (NOT ${HAS_UNITS} OR ${IS_WHOLE}))`;
/**
 * What the gift card has got back: its shares of units, or all that it has paid once the whole charge is refunded. The
 * card stays spent where a bank has taken the money back by a dispute.
 */
const GIFT_CARD_BACK = `(CASE WHEN EXISTS (${EVENTS} AND e.kind = 'disputeLost') THEN gift_card_refunded_cents
  WHEN ${HAS_UNITS} THEN MIN(gift_card_cents, ${TO_GIFT_CARD}) WHEN ${IS_REFUNDED} THEN gift_card_cents ELSE 0 END)`;

export interface NewOrderEvent {
  siteId: string;
  orderId: string;
  kind: OrderEventKind;
  /**
   * What distinguishes the event from others of its kind, such as the provider's id of a refund; '' by default. A refund that
   * failed has the ref of the refund.
   */
  ref?: string;
  details?: OrderEventDetails;
  /** Ms since the epoch; now by default. */
  happenedAt?: number;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the statements that add an event to an order and change the order accordingly, for one batch. A repeat with
 * the same kind and ref changes nothing. The batch fails with ORDER_NOT_FOUND, or with ORDER_CONFLICT where the order's
 * state does not allow the step. State and refunded amount follow from all events of the order, so that a refund that
 * failed later is undone. Money that a lost dispute took counts as refunded.
 */
export function orderEventStatements(db: D1Database, event: NewOrderEvent): D1PreparedStatement[] {
  const { siteId, orderId, kind, ref = '', details = {}, now, happenedAt = now } = event;
  const id = sortableId(now);
  const order = 'SELECT 1 FROM orders WHERE site_id = ?1 AND id = ?2';
  const isRepeat = `EXISTS (${EVENTS} AND e.kind = ?3 AND e.ref = ?4)`;
  const isAllowed = `EXISTS (${order} AND ${STEPS[kind] ?? 'TRUE'})`;
  return [
    guard(
      db,
      siteId,
      { ORDER_NOT_FOUND: `NOT EXISTS (${order})`, ORDER_CONFLICT: `NOT ${isRepeat} AND NOT ${isAllowed}` },
      ...[orderId, kind, ref],
    ),
    db
      .prepare(
        `INSERT INTO order_events (site_id, order_id, id, kind, ref, details, happened_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (site_id, order_id, kind, ref) DO NOTHING`,
      )
      .bind(siteId, orderId, id, kind, ref, JSON.stringify(details), happenedAt),
    orderEventMessages(db, siteId, { orderId, eventId: id, kind }),
    ...(details.lines ? [guard(db, siteId, { ORDER_CONFLICT: TOO_MANY_UNITS }, orderId)] : []),
    ...(MONEY_BACK.includes(kind) ? [giveBackStatement(db, { siteId, orderId, givenBack: GIFT_CARD_BACK })] : []),
    followStatement(db, siteId, orderId),
    ...(MONEY_BACK.includes(kind) ? [refundStatement(db, event, id), followOrderStatement(db, siteId, orderId)] : []),
    ...refundActs(db, event, id),
  ];
}

/** Returns the statement that writes into a new event by how much it has changed what was refunded of its order. */
function refundStatement(db: D1Database, { siteId, orderId }: NewOrderEvent, eventId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE order_events SET refund_cents = (SELECT ${REFUNDED_CHANGE} FROM orders o WHERE o.site_id = ?1 AND o.id = ?2)
       WHERE site_id = ?1 AND order_id = ?2 AND id = ?3`,
    )
    .bind(siteId, orderId, eventId);
}

function refundActs(db: D1Database, { siteId, orderId, kind, ref = '', details }: NewOrderEvent, eventId: string) {
  const event = { siteId, orderId, ref };
  // A part that went to a gift card alone is no money that was sold for.
  if (kind === 'partlyRefunded' && details?.amountCents === 0) return [];
  switch (kind) {
    case 'partlyRefunded':
    case 'refunded':
    case 'disputeLost':
      return [writeRefundAct(db, event, eventId)];
    case 'refundFailed':
    case 'disputeWon':
      return takeRefundBackStatements(db, event);
    default:
      return [];
  }
}

/**
 * Returns the statements that end an order at once if nothing has to be sent: gift cards, and digital goods whose files
 * can be downloaded. They come after those that place the order and its downloads.
 */
export function endDeliveredStatements(
  db: D1Database,
  siteId: string,
  orderId: string,
  lines: readonly { productType: number }[],
  now: number,
): D1PreparedStatement[] {
  const { giftCard, digital, paywall } = PRODUCT_TYPE;
  const sentByMail: readonly number[] = [giftCard, digital, paywall];
  if (!lines.every(({ productType }) => sentByMail.includes(productType))) return [];
  const eventId = sortableId(now);
  return [
    db
      .prepare(
        `INSERT INTO order_events (site_id, order_id, id, kind, happened_at)
         SELECT ?1, ?2, ?3, 'ended', ?4 WHERE NOT EXISTS (
           SELECT 1 FROM order_lines l WHERE l.site_id = ?1 AND l.order_id = ?2 AND l.product_type = ${digital}
             AND NOT EXISTS (SELECT 1 FROM downloads d
               WHERE d.site_id = ?1 AND d.order_id = ?2 AND d.position = l.position))
         ON CONFLICT (site_id, order_id, kind, ref) DO NOTHING`,
      )
      .bind(siteId, orderId, eventId, now),
    orderEventMessages(db, siteId, { orderId, eventId, kind: 'ended' }),
    followStatement(db, siteId, orderId),
  ];
}

/**
 * Makes an order's columns follow from its events. The last parcel says when the buyer is asked for reviews, and
 * nobody is while a parcel that was taken back is to be sent again; nobody
 * is asked about gift cards, again for each cycle of a subscription, or about an order of another shop, which knows who
 * wants no such mail.
 */
export function followStatement(db: D1Database, siteId: string, orderId: string): D1PreparedStatement {
  const has = (kinds: string) => `EXISTS (${EVENTS} AND e.kind IN (${kinds}))`;
  const lastDelivery = `(SELECT MAX(e.happened_at) FROM order_events e
    WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.kind IN ('sent', 'ended'))`;
  const isReviewed = `cycle <= 1 AND imported = 0 AND EXISTS (SELECT 1 FROM order_lines l
    WHERE l.site_id = ?1 AND l.order_id = ?2 AND l.product_type <> ${PRODUCT_TYPE.giftCard})`;
  return db
    .prepare(
      `UPDATE orders SET
         refunded_cents = MIN(${PAID_CENTS}, ${REFUNDED_CENTS}),
         gift_card_refunded_cents = ${GIFT_CARD_BACK},
         state = CASE
           WHEN ${IS_REFUNDED} THEN 'refunded'
           WHEN ${has("'ended'")} THEN 'ended'
           WHEN ${IS_SENT} THEN 'sent'
           WHEN ${has("'packed'")} THEN 'packed'
           ELSE 'paid' END,
         review_due_at = CASE
           WHEN state IN ('paid', 'packed') AND (${has("'ended'")} OR ${IS_SENT}) AND ${isReviewed}
             THEN ${lastDelivery} + ${REVIEW_DELAY_MS}
           WHEN ${has("'ended'")} OR ${IS_SENT} THEN review_due_at
           ELSE NULL END
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, orderId);
}
