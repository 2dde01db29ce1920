import type { ReturnState } from '#runtime/contracts/enumerations.ts';
import type { WEBHOOK_TOPICS } from '#runtime/contracts/webhooks.ts';

/**
 * The statements that write messages to webhooks. Each stands in the batch of its cause, directly after that
 * statement unless it says otherwise, so that a message is written with its cause or not at all. The webhooks of the topic
 * are read first, so that a site without one reads next to nothing more. What was imported happened elsewhere, so no webhook gets
 * a message about it.
 */

type Topic = (typeof WEBHOOK_TOPICS)[number];
type Value = string | number | null;

const IS_TRUE = (sql: string) => `json(iif(${sql}, 'true', 'false'))`;

/** Writes messages about an order that was placed. */
export function orderMessages(db: D1Database, siteId: string, orderId: string): D1PreparedStatement {
  const data = `json_object('orderId', id, 'number', number, 'currency', currency, 'grandTotalCents', grand_total_cents,
    'isTest', ${IS_TRUE('test_mode = 1')})`;
  return messages(db, siteId, 'order.created', `SELECT ${data} AS data FROM orders WHERE site_id = ?1 AND id = ?2`, [
    orderId,
  ]);
}

/** Writes messages about an event of an order, if the event with this id was written: a repeat has written none. */
export function orderEventMessages(
  db: D1Database,
  siteId: string,
  { orderId, eventId, kind }: { orderId: string; eventId: string; kind: string },
): D1PreparedStatement {
  const topic = kind === 'partlyRefunded' || kind === 'refunded' ? 'order.refunded' : 'order.changed';
  const data = `SELECT json_object('orderId', order_id, 'event', kind) AS data FROM order_events
    WHERE site_id = ?1 AND order_id = ?2 AND id = ?3`;
  return messages(db, siteId, topic, data, [orderId, eventId]);
}

/**
 * Writes messages about changes of stock before they are made. `changes` is a SELECT with the columns `variant_id`,
 * `quantity`, `unlimited` and `difference`, whose parameters after ?1, the site, are `values`. A number that is a
 * parameter is a float to D1, and JSON would show that.
 */
export function stockMessages(
  db: D1Database,
  siteId: string,
  { changes, values, reason }: { changes: string; values: readonly Value[]; reason: string },
): D1PreparedStatement {
  const data = `json_object('variantId', variant_id, 'quantity', CAST(quantity AS INTEGER),
    'unlimited', ${IS_TRUE('unlimited = 1')}, 'difference', CAST(difference AS INTEGER), 'reason', ?${values.length + 2})`;
  return messages(db, siteId, 'stock.changed', `SELECT ${data} AS data FROM (${changes})`, [...values, reason]);
}

/**
 * Writes messages about the products among the items that meet the condition `which`, whose parameters after ?1, the
 * site, are `values`. The messages about a deletion or another order are written before it happens.
 */
export function productMessages(
  db: D1Database,
  siteId: string,
  change: 'created' | 'changed' | 'deleted',
  which: string,
  ...values: Value[]
): D1PreparedStatement {
  const data = `SELECT json_object('itemId', id, 'change', '${change}') AS data FROM items
    WHERE site_id = ?1 AND ${which} AND product_type IS NOT NULL`;
  return messages(db, siteId, 'product.changed', data, values);
}

/** Writes messages about a submission that is no spam. */
export function submissionMessage(
  db: D1Database,
  siteId: string,
  ids: { formId: string; submissionId: string },
): D1PreparedStatement {
  return messageOf(db, siteId, 'form.submitted', ids);
}

/** Writes messages about a comment that visitors see or that waits for the owner. */
export function commentMessages(
  db: D1Database,
  siteId: string,
  comment: { commentId: string; itemId: string; status: string; isByShop: boolean },
): D1PreparedStatement[] {
  const { commentId, itemId, status, isByShop } = comment;
  if (status !== 'pending' && status !== 'approved') return [];
  return [messageOf(db, siteId, 'comment.created', { commentId, itemId, status, isByShop })];
}

/** Writes messages about a subscription that was started or changed, with its new state and the end that its buyer has declared. */
export function subscriptionMessages(db: D1Database, siteId: string, subscriptionId: string): D1PreparedStatement {
  const data = `SELECT json_object('subscriptionId', id, 'state', state, 'endsAt', ends_at) AS data FROM subscriptions
    WHERE site_id = ?1 AND id = ?2`;
  return messages(db, siteId, 'subscription.changed', data, [subscriptionId]);
}

/** Writes messages about a return with the state that it has, or `state`, if the condition `when` holds for its row. */
export function returnMessages(
  db: D1Database,
  siteId: string,
  { returnId, state, when = 'TRUE' }: { returnId: string; state?: ReturnState; when?: string },
): D1PreparedStatement {
  const data = `SELECT json_object('returnId', id, 'orderId', order_id, 'state', COALESCE(?3, state)) AS data FROM returns
    WHERE site_id = ?1 AND id = ?2 AND ${when}`;
  return messages(db, siteId, 'return.changed', data, [returnId, state ?? null]);
}

/** Writes messages about the running subscriptions of an address before they are cancelled. */
export function cancellationMessages(db: D1Database, siteId: string, email: string): D1PreparedStatement {
  const data = `SELECT json_object('subscriptionId', id, 'state', 'cancelled', 'endsAt', ends_at) AS data
    FROM subscriptions INDEXED BY subscriptions_by_email
    WHERE site_id = ?1 AND email = ?2 AND state IN ('active', 'paused')`;
  return messages(db, siteId, 'subscription.changed', data, [email]);
}

/** Writes messages about a declaration by which a buyer ends a contract. */
export function declarationMessage(
  db: D1Database,
  siteId: string,
  declaration: { declarationId: string; number: string; kind: string; orderId: string | null },
): D1PreparedStatement {
  return messageOf(db, siteId, 'withdrawal.received', declaration);
}

function messageOf(db: D1Database, siteId: string, topic: Topic, data: object): D1PreparedStatement {
  return messages(db, siteId, topic, 'SELECT ?2 AS data', [JSON.stringify(data)]);
}

/** Writes a message for each enabled webhook of the topic and each row of `causes`, a SELECT with the column `data`. */
function messages(
  db: D1Database,
  siteId: string,
  topic: Topic,
  causes: string,
  values: readonly Value[],
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
       SELECT t.site_id, t.webhook_id, printf('%012x', t.at) || lower(hex(randomblob(12))), t.topic, cause.data, t.at, t.at
       FROM (SELECT *, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS at FROM webhook_topics
         WHERE site_id = ?1 AND topic = '${topic}') t
       CROSS JOIN (${causes}) cause`,
    )
    .bind(siteId, ...values);
}
