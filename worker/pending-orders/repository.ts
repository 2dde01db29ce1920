import type { PendingOrderState } from '#runtime/contracts/enumerations.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { addressesIn } from '../submissions/service.ts';
import { type PendingOrder, REFERENCE_LENGTH } from './order.ts';
import { type PendingOrderRow, toPendingOrder } from './rows.ts';

/** Finds the order that was started with the token of this hash. */
export function findByToken(db: D1Database, siteId: string, tokenHash: string): Promise<PendingOrder | undefined> {
  return find(db, 'token_hash', siteId, tokenHash);
}

/** Finds the order whose summary the token of this hash opens. */
export function findByOrderToken(
  db: D1Database,
  siteId: string,
  orderTokenHash: string,
): Promise<PendingOrder | undefined> {
  return find(db, 'order_token_hash', siteId, orderTokenHash);
}

export async function findPendingById(db: D1Database, siteId: string, id: string): Promise<PendingOrder | undefined> {
  const row = await db
    .prepare('SELECT * FROM pending_orders WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<PendingOrderRow>();
  return row ? toPendingOrder(row) : undefined;
}

/** Finds the order by the hash of either of its two tokens. */
export async function findPending(
  db: D1Database,
  siteId: string,
  tokenHash: string,
): Promise<PendingOrder | undefined> {
  const [byToken, byOrderToken] = await Promise.all([
    findByToken(db, siteId, tokenHash),
    findByOrderToken(db, siteId, tokenHash),
  ]);
  return byToken ?? byOrderToken;
}

/** Stores an order; false if a repeat of the same call was faster. */
export async function insertOrder(
  db: D1Database,
  siteId: string,
  order: PendingOrder,
  tokenHash: string,
): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO pending_orders (site_id, id, kind, token_hash, order_token_hash, request_hash, item_id, variant_id,
           sku, title, attributes, quantity, price_cents, currency, plan, additional_fields, gift, email, created_at,
           placed_at, visitor_hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)
         ON CONFLICT (site_id, token_hash) DO NOTHING RETURNING 1`,
      )
      .bind(
        siteId,
        order.id,
        order.kind,
        tokenHash,
        order.orderTokenHash,
        order.requestHash,
        order.itemId,
        order.variantId,
        order.sku,
        order.title,
        JSON.stringify(order.attributes),
        order.quantity,
        order.priceCents,
        order.currency,
        order.kind === 'subscription' ? JSON.stringify(order.plan) : null,
        order.additionalFields,
        order.kind === 'gift-card' ? JSON.stringify(order.gift) : null,
        order.email,
        order.createdAt,
        order.placedAt,
        order.visitorHash,
      ),
    insertAddressesStatement(db, siteId, order),
  ]);
  return (inserted?.results.length ?? 0) > 0;
}

function insertAddressesStatement(db: D1Database, siteId: string, order: PendingOrder): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO pending_order_emails (site_id, email, order_id)
       SELECT o.site_id, e.value, o.id FROM pending_orders o, json_each(?3) e WHERE o.site_id = ?1 AND o.id = ?2`,
    )
    .bind(siteId, order.id, JSON.stringify(orderAddresses(order)));
}

/**
 * Writes what the buyer has changed on the order's page: product, gift and address. The first time, that places a
 * subscription. An order that was paid meanwhile does not change.
 */
export async function changeOrder(db: D1Database, siteId: string, order: PendingOrder): Promise<void> {
  const isBought = 'EXISTS (SELECT 1 FROM orders WHERE site_id = ?1 AND checkout_id = ?2)';
  try {
    await db.batch([
      guard(db, siteId, { CHECKOUT_CHANGED: isBought }, order.id),
      changeStatement(db, siteId, order),
      db.prepare('DELETE FROM pending_order_emails WHERE site_id = ?1 AND order_id = ?2').bind(siteId, order.id),
      insertAddressesStatement(db, siteId, order),
      db
        .prepare('UPDATE checkouts SET email = ?3 WHERE site_id = ?1 AND checkout_id = ?2')
        .bind(siteId, order.id, order.email),
    ]);
  } catch (error) {
    if (failedGuard(error) !== 'CHECKOUT_CHANGED') throw error;
  }
}

function changeStatement(db: D1Database, siteId: string, order: PendingOrder): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE pending_orders SET variant_id = ?3, sku = ?4, title = ?5, attributes = ?6, price_cents = ?7,
         currency = ?8, gift = ?9, email = ?10, order_token_hash = ?11, placed_at = ?12, visitor_hash = ?13
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(
      siteId,
      order.id,
      order.variantId,
      order.sku,
      order.title,
      JSON.stringify(order.attributes),
      order.priceCents,
      order.currency,
      order.kind === 'gift-card' ? JSON.stringify(order.gift) : null,
      order.email,
      order.orderTokenHash,
      order.placedAt,
      order.visitorHash,
    );
}

/** Returns the statement that binds an order to its buyer's browser, unless it is bound to one. */
export function bindBuyerStatement(
  db: D1Database,
  siteId: string,
  { id, visitorHash }: Pick<PendingOrder, 'id' | 'visitorHash'>,
): D1PreparedStatement {
  return db
    .prepare(`UPDATE pending_orders SET visitor_hash = ?3 WHERE site_id = ?1 AND id = ?2 AND visitor_hash = ''`)
    .bind(siteId, id, visitorHash);
}

/** Finds the orders that contain an address, in lower case, anywhere; a buyer may have changed it at the checkout. */
export async function pendingOrdersWith(db: D1Database, siteId: string, email: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT order_id FROM pending_order_emails WHERE site_id = ?1 AND email = ?2
       UNION SELECT checkout_id FROM orders INDEXED BY orders_by_email WHERE site_id = ?1 AND email = ?2 AND cart_id IS NULL`,
    )
    .bind(siteId, email)
    .all<{ order_id: string }>();
  return results.map((row) => row.order_id);
}

/** Deletes orders, paid or not: one that was paid has its copy in the books. The statement returns a row for each. */
export function erasePendingOrdersStatement(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM pending_orders WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2)) RETURNING 1`)
    .bind(siteId, JSON.stringify(ids));
}

interface PageRequest {
  state: PendingOrderState;
  /** The last order of the previous page: its id, and the time at which it came into its state, in ms. */
  after: { time: number; id: string } | undefined;
  limit: number;
}

/** Reads one page of a site's orders in a state, the newest in that state first. */
export async function readByState(
  db: D1Database,
  siteId: string,
  { state, after = { time: Number.MAX_SAFE_INTEGER, id: AFTER_ALL_IDS }, limit }: PageRequest,
): Promise<{ orders: PendingOrder[]; hasNextPage: boolean }> {
  const [time, condition] =
    state === 'placed' ? ['placed_at', 'placed_at IS NOT NULL'] : ['created_at', 'placed_at IS NULL'];
  const { results } = await db
    .prepare(
      `SELECT * FROM pending_orders WHERE site_id = ?1 AND ${condition} AND (${time}, id) < (?2, ?3)
         AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.site_id = ?1 AND o.checkout_id = pending_orders.id)
       ORDER BY ${time} DESC, id DESC LIMIT ?4`,
    )
    .bind(siteId, after.time, after.id, limit + 1)
    .all<PendingOrderRow>();
  return { orders: results.slice(0, limit).map(toPendingOrder), hasNextPage: results.length > limit };
}

/** Finds the order with this id or this reference, both in lower case. */
export async function findByName(db: D1Database, siteId: string, name: string): Promise<PendingOrder | undefined> {
  const last = name.length === REFERENCE_LENGTH ? name + AFTER_ALL_IDS : name;
  const row = await db
    .prepare('SELECT * FROM pending_orders WHERE site_id = ?1 AND id >= ?2 AND id <= ?3 LIMIT 1')
    .bind(siteId, name, last)
    .first<PendingOrderRow>();
  return row ? toPendingOrder(row) : undefined;
}

async function find(db: D1Database, column: 'token_hash' | 'order_token_hash', siteId: string, hash: string) {
  const row = await db
    .prepare(`SELECT * FROM pending_orders WHERE site_id = ?1 AND ${column} = ?2`)
    .bind(siteId, hash)
    .first<PendingOrderRow>();
  return row ? toPendingOrder(row) : undefined;
}

/** Returns every email address in an order, in lower case. */
function orderAddresses(order: PendingOrder): string[] {
  const gift = order.kind === 'gift-card' ? order.gift : undefined;
  // Escape sequences are removed, so that the JSON can be searched like any other text.
  const answers = order.additionalFields.replace(/\\./g, ' ');
  const { senderName = '', recipientName = '', recipientEmail = '', message = '' } = gift ?? {};
  return addressesIn([], {}, order.email, recipientEmail, recipientName, senderName, message, answers);
}
