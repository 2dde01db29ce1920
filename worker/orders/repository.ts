import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Order } from '#runtime/contracts/order.ts';
import { customerStatements } from '../customers/service.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { readBatch } from '../db/read-batch.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';
import { personName } from '../site/address-lines.ts';
import { orderMessages } from '../webhooks/service.ts';
import { type EventRow, type LineRow, type OrderRow, toOrder } from './rows.ts';
import type { OrderSnapshot } from './snapshot.ts';
import { buyerText, orderWordsStatement } from './words.ts';

const ORDER_NUMBER = /^\d{1,15}$/;

export interface NewOrder {
  id: string;
  /** SHA-256, hex, of the token that opens the order's page. */
  tokenHash: string;
  /** Null where nothing was due. */
  provider: PaymentProvider | null;
  /** The payment account that took the money; '' for the Worker's own secrets, and for none. */
  account: string;
  /** Ms since the epoch. */
  placedAt: number;
  /** When a mail with the whole terms of withdrawal went to the buyer, ms since the epoch; null where none did. */
  termsSentAt: number | null;
}

const NEW_ORDER = `SELECT id AS key, 'orders/' || number AS target, json_object('number', number,
  'totalCents', grand_total_cents, 'currency', currency, 'isTest', json(iif(test_mode = 1, 'true', 'false'))) AS details
  FROM orders WHERE site_id = ?1 AND id = ?2`;
/** Inserts the lines ?3 (JSON) of the order ?2; ?4 is the position of the first. */
export const LINE_INSERT = `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
           quantity, unit_cents, deposit_cents, discount_cents, tax_cents, additional_fields, plan, gift, withdrawal_exception)
         SELECT ?1, ?2, key + ?4, value ->> 'itemId', value ->> 'variantId', value ->> 'sku', value ->> 'title',
           value -> 'attributes', value ->> 'productType', value ->> 'quantity', value ->> 'unitCents',
           COALESCE(value ->> 'depositCents', 0), value ->> 'discountCents', value ->> 'taxCents', value ->> 'additionalFields',
           NULLIF(value -> 'plan', 'null'), NULLIF(value -> 'gift', 'null'),
           COALESCE((SELECT i.withdrawal_exception FROM items i WHERE i.site_id = ?1 AND i.id = value ->> 'itemId'), 'none')
         FROM json_each(?3)`;

/** Inserts an order under the site's next number. Violates a unique constraint if the checkout already has an order. */
export function insertOrderStatements(
  db: D1Database,
  siteId: string,
  snapshot: OrderSnapshot,
  { id, tokenHash, provider, account, placedAt, termsSentAt }: NewOrder,
): D1PreparedStatement[] {
  const { checkoutId, cartId, testMode, email, address, shippingName, note, coupons, currency, visitorHash } = snapshot;
  return [
    db
      .prepare(
        `INSERT INTO orders (site_id, id, number, checkout_id, cart_id, token_hash, state, test_mode, email, address,
           shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents,
           tax_included, gift_card_cents, grand_total_cents, placed_at, provider, visitor_hash, base_url,
           payment_method, gift_card_id, withdrawal_consent, terms_sent_at, age_confirmation,
           standard_shipping_cents, payment_account, taxes, buyer)
         SELECT ?1, ?2, (SELECT COALESCE(MAX(number), 0) + 1 FROM orders WHERE site_id = ?1), ?3, ?4, ?5, 'paid', ?6, ?7,
           ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30, ?31, ?32`,
      )
      .bind(
        siteId,
        id,
        checkoutId,
        cartId,
        tokenHash,
        Number(testMode),
        email,
        address && JSON.stringify(address),
        shippingName,
        note,
        JSON.stringify(coupons),
        currency,
        snapshot.subtotalCents,
        snapshot.discountCents,
        snapshot.shippingCents,
        snapshot.taxCents,
        Number(snapshot.taxIncluded),
        snapshot.giftCardCents,
        snapshot.grandTotalCents,
        placedAt,
        provider ?? '',
        visitorHash,
        snapshot.baseUrl,
        snapshot.paymentMethod,
        snapshot.giftCardId,
        snapshot.withdrawalConsent && JSON.stringify(snapshot.withdrawalConsent),
        termsSentAt,
        snapshot.ageConfirmation && JSON.stringify(snapshot.ageConfirmation),
        snapshot.standardShippingCents ?? null,
        account,
        JSON.stringify(snapshot.taxes ?? []),
        buyerText(email, address),
      ),
    orderMessages(db, siteId, id),
    ...customerStatements(db, siteId, {
      email,
      name: personName(address ?? {}),
      country: testMode ? undefined : address?.countryCode,
      seenAt: placedAt,
      hasOrdered: !testMode,
    }),
    orderWordsStatement(db, siteId, id, snapshot),
    ownerNoticesStatement(db, { siteId, kind: 'order' }, { select: NEW_ORDER, values: [id] }, placedAt),
    db.prepare(LINE_INSERT).bind(siteId, id, JSON.stringify(snapshot.lines), 0),
  ];
}

/** An order with what its pages and mails need besides. */
export interface FoundOrder {
  order: Order;
  /** SHA-256, hex, of the id of the browser that bought; '' if it is not known. */
  visitorHash: string;
  checkoutId: string;
  /** SHA-256, hex, of the token that opens the order's page. */
  tokenHash: string;
  /** Start of the links in mails. */
  baseUrl: string;
}

export function findByToken(db: D1Database, siteId: string, tokenHash: string): Promise<FoundOrder | undefined> {
  return find(db, 'token_hash = ?2', siteId, tokenHash);
}

/** Finds the order with this number or this id. */
export function findByName(db: D1Database, siteId: string, name: string): Promise<FoundOrder | undefined> {
  const isNumber = ORDER_NUMBER.test(name);
  return isNumber ? find(db, 'number = ?2', siteId, Number(name)) : find(db, 'id = ?2', siteId, name);
}

/** Finds the order that started a subscription. */
export function findFirstCycle(
  db: D1Database,
  siteId: string,
  subscriptionId: string,
): Promise<FoundOrder | undefined> {
  return find(db, 'subscription_id = ?2 AND cycle = 1', siteId, subscriptionId);
}

/** Whether the cart or pending order of this id was paid. */
export async function isBought(db: D1Database, siteId: string, checkoutId: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM orders WHERE site_id = ?1 AND checkout_id = ?2')
    .bind(siteId, checkoutId)
    .first();
  return found !== null;
}

/** Reads orders of a person's addresses with numbers below `before`, the newest first. */
export async function readOrdersOf(
  db: D1Database,
  siteId: string,
  email: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before: number | undefined; limit: number },
): Promise<Order[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM orders INDEXED BY orders_by_email
       WHERE site_id = ?1 AND email IN ${ADDRESSES_OF('?2')} AND number < ?3 ORDER BY number DESC LIMIT ?4`,
    )
    .bind(siteId, email, before, limit)
    .all<OrderRow>();
  return withParts(db, siteId, results);
}

/** Reads the orders with these numbers, the newest first. */
export async function readOrdersByNumber(db: D1Database, siteId: string, numbers: readonly number[]): Promise<Order[]> {
  const { results } = await db
    .prepare(
      'SELECT * FROM orders WHERE site_id = ?1 AND number IN (SELECT value FROM json_each(?2)) ORDER BY number DESC',
    )
    .bind(siteId, JSON.stringify(numbers))
    .all<OrderRow>();
  return withParts(db, siteId, results);
}

async function find(
  db: D1Database,
  which: string,
  siteId: string,
  value: string | number,
): Promise<FoundOrder | undefined> {
  const row = await db
    .prepare(`SELECT * FROM orders WHERE site_id = ?1 AND ${which}`)
    .bind(siteId, value)
    .first<OrderRow>();
  if (!row) return undefined;
  const [order] = await withParts(db, siteId, [row]);
  const { visitor_hash: visitorHash, checkout_id: checkoutId, token_hash: tokenHash, base_url: baseUrl } = row;
  return order && { order, visitorHash, checkoutId, tokenHash, baseUrl };
}

/** Reads the lines and events of orders. */
async function withParts(db: D1Database, siteId: string, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const [lines, events] = await readBatch<[LineRow, EventRow]>(db, [
    db
      .prepare(
        `SELECT l.* FROM json_each(?2) requested
         CROSS JOIN order_lines l ON l.site_id = ?1 AND l.order_id = requested.value
         ORDER BY l.order_id, l.position`,
      )
      .bind(siteId, ids),
    db
      .prepare(
        `SELECT e.* FROM json_each(?2) requested
         CROSS JOIN order_events e ON e.site_id = ?1 AND e.order_id = requested.value
         ORDER BY e.order_id, e.id`,
      )
      .bind(siteId, ids),
  ]);
  return rows.map((row) => {
    const isOf = ({ order_id }: { order_id: string }) => order_id === row.id;
    return toOrder(row, lines.results.filter(isOf), events.results.filter(isOf));
  });
}
