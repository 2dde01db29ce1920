import type { Order } from './order.ts';

interface OrderRow {
  id: string;
  kind: Order['kind'];
  request_hash: string;
  item_id: string;
  variant_id: string;
  sku: string;
  title: string;
  attributes: string;
  quantity: number;
  price_cents: number;
  currency: string;
  plan: string | null;
  additional_fields: string;
  gift: string | null;
  email: string;
  created_at: number;
  placed_at: number | null;
}

/** The order that was begun or sent with a token of this hash. */
export function findByToken(db: D1Database, siteId: string, tokenHash: string): Promise<Order | undefined> {
  return find(db, 'token_hash', siteId, tokenHash);
}

/** The order whose summary a token of this hash opens. */
export function findByOrderToken(db: D1Database, siteId: string, orderTokenHash: string): Promise<Order | undefined> {
  return find(db, 'order_token_hash', siteId, orderTokenHash);
}

/** SHA-256 of both tokens, hex; the second once the order is placed. */
interface TokenHashes {
  tokenHash: string;
  orderTokenHash: string | null;
}

/** Whether it was kept: a copy of the call that it comes from may have been first. */
export async function insertOrder(
  db: D1Database,
  siteId: string,
  order: Order,
  { tokenHash, orderTokenHash }: TokenHashes,
): Promise<boolean> {
  const inserted = await db
    .prepare(
      `INSERT INTO pending_orders (site_id, id, kind, token_hash, order_token_hash, request_hash, item_id, variant_id,
         sku, title, attributes, quantity, price_cents, currency, plan, additional_fields, gift, email, created_at,
         placed_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20)
       ON CONFLICT (site_id, token_hash) DO NOTHING RETURNING 1`,
    )
    .bind(
      ...[siteId, order.id, order.kind, tokenHash, orderTokenHash, order.requestHash, order.itemId, order.variantId],
      ...[order.sku, order.title, JSON.stringify(order.attributes), order.quantity, order.priceCents, order.currency],
      ...[order.kind === 'subscription' ? JSON.stringify(order.plan) : null, order.additionalFields],
      ...[order.kind === 'gift-card' ? JSON.stringify(order.gift) : null, order.email],
      ...[order.createdAt, order.placedAt],
    )
    .first();
  return inserted !== null;
}

/** Places an order that was begun after `begunAfter`. One that is placed already stays as it was. */
export async function placeOrder(
  db: D1Database,
  siteId: string,
  { tokenHash, orderTokenHash }: TokenHashes,
  { email, begunAfter, now }: { email: string; begunAfter: number; now: number },
): Promise<void> {
  await db
    .prepare(
      `UPDATE pending_orders SET order_token_hash = ?3, email = ?4, placed_at = ?5
       WHERE site_id = ?1 AND token_hash = ?2 AND placed_at IS NULL AND created_at > ?6`,
    )
    .bind(siteId, tokenHash, orderTokenHash, email, now, begunAfter)
    .run();
}

/** Deletes orders that somebody with this address has placed, or gets a gift card by. */
export function eraseOrderStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  const address = email.trim().toLowerCase();
  const matches = [
    `INDEXED BY pending_orders_by_email WHERE site_id = ?1 AND email = ?2 AND email <> ''`,
    `INDEXED BY pending_orders_by_recipient
     WHERE site_id = ?1 AND json_extract(gift, '$.recipientEmail') = ?2 AND gift IS NOT NULL`,
  ];
  return matches.map((match) => db.prepare(`DELETE FROM pending_orders ${match}`).bind(siteId, address));
}

async function find(db: D1Database, column: 'token_hash' | 'order_token_hash', siteId: string, hash: string) {
  const row = await db
    .prepare(`SELECT * FROM pending_orders WHERE site_id = ?1 AND ${column} = ?2`)
    .bind(siteId, hash)
    .first<OrderRow>();
  return row ? toOrder(row) : undefined;
}

function toOrder(row: OrderRow): Order {
  const kind =
    row.kind === 'subscription'
      ? { kind: row.kind, plan: JSON.parse(row.plan ?? '') }
      : { kind: row.kind, gift: JSON.parse(row.gift ?? '') };
  return {
    ...kind,
    id: row.id,
    requestHash: row.request_hash,
    itemId: row.item_id,
    variantId: row.variant_id,
    sku: row.sku,
    title: row.title,
    attributes: JSON.parse(row.attributes),
    quantity: row.quantity,
    priceCents: row.price_cents,
    currency: row.currency,
    additionalFields: row.additional_fields,
    email: row.email,
    createdAt: row.created_at,
    placedAt: row.placed_at,
  };
}
