import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { putBackStatements } from '../inventory/service.ts';
import { type CartAct, type CartChange, entryIdOf } from './port.ts';

/** Most lines that a cart holds. */
export const CART_LINES_MAX = 250;
const CART_COUPONS_MAX = 5;
/** Minor units. A higher total would be rounded as a number in JSON. */
const CART_TOTAL_MAX = Number.MAX_SAFE_INTEGER;

const CART = 'site_id = ?1 AND cart_id = ?2';
const LINE = `${CART} AND id = ?3`;
const CURRENT_PRICE = 'CASE WHEN v.on_sale THEN v.sale_price_cents ELSE v.price_cents END';

/**
 * One change as the statements of one batch: found the cart, claim the key, state the conditions, write, count the
 * version up. Stock and limits are stated after the write, on what it has led to; a fault undoes it all. ?1 is the
 * site and ?2 the cart in every statement.
 */
export function changeStatements(db: D1Database, change: CartChange): D1PreparedStatement[] {
  const statement: Prepare = (sql, ...values) => db.prepare(sql).bind(change.siteId, change.cartId, ...values);
  return [
    foundCart(statement, change),
    expectUnpurchased(statement),
    ...claimKey(statement, change),
    ...expectVersion(statement, change),
    ...putBackHeld(db, change),
    ...carryOut(statement, change),
    refuseOverfull(statement),
    statement('UPDATE carts SET version = version + 1, updated_at = ?3 WHERE site_id = ?1 AND id = ?2', change.now),
  ];
}

type Prepare = (sql: string, ...values: (string | number | null)[]) => D1PreparedStatement;

function foundCart(statement: Prepare, { tokenHash, now }: CartChange) {
  return statement(
    `INSERT INTO carts (site_id, id, token_hash, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)
     ON CONFLICT DO NOTHING`,
    tokenHash,
    now,
  );
}

/** What was bought stays as it was bought, also when that happened a moment ago. */
function expectUnpurchased(statement: Prepare) {
  const isPurchased = 'EXISTS (SELECT 1 FROM carts WHERE site_id = ?1 AND id = ?2 AND is_purchased = 1)';
  return refuse(statement, 'CART_CONFLICT', isPurchased);
}

/** An addition to a line that exists keeps that line's id; only the transaction knows for certain. */
function claimKey(statement: Prepare, { idempotency, act, now }: CartChange) {
  if (!idempotency) return [];
  const [variantId, fields] = act.type === 'add' ? [act.variantId, act.additionalFields] : ['', ''];
  return [
    statement(
      `INSERT INTO idempotency_keys (site_id, cart_id, key, request_hash, entry_id, created_at)
       SELECT ?1, ?2, ?3, ?4, COALESCE(
         (SELECT id FROM cart_entries WHERE ${CART} AND variant_id = ?5 AND additional_fields = ?6), ?7), ?8`,
      ...[idempotency.key, idempotency.requestHash, variantId, fields, entryIdOf(act), now],
    ),
  ];
}

function expectVersion(statement: Prepare, { expectedVersion }: CartChange) {
  if (expectedVersion === undefined) return [];
  const holds = 'EXISTS (SELECT 1 FROM carts WHERE site_id = ?1 AND id = ?2 AND version = ?3)';
  return [refuse(statement, 'CART_CONFLICT', `NOT ${holds}`, expectedVersion)];
}

/** A checkout holds what the lines were. Others take no more than before, so what is held may stay with them. */
function putBackHeld(db: D1Database, { siteId, cartId, act }: CartChange) {
  const changesLines = act.type === 'add' || act.type === 'setQuantity' || act.type === 'remove';
  return changesLines ? putBackStatements(db, { siteId, basketId: cartId }) : [];
}

function carryOut(statement: Prepare, change: CartChange): D1PreparedStatement[] {
  const { act } = change;
  switch (act.type) {
    case 'add':
      return add(statement, change, act);
    case 'setQuantity':
      return [
        expectLine(statement, act.entryId),
        statement(
          `UPDATE cart_entries AS e SET quantity = ?4, purchase_price_cents = (
             SELECT ${CURRENT_PRICE} FROM variants v WHERE v.site_id = e.site_id AND v.id = e.variant_id)
           WHERE ${LINE}`,
          act.entryId,
          act.quantity,
        ),
        refuseSeveralServices(statement, change, 'e.id = ?4', act.entryId),
        refuseMissingStock(statement, 'e.id = ?3', act.entryId),
      ];
    case 'setFields':
      return setFields(statement, change, act);
    case 'remove':
      return [expectLine(statement, act.entryId), statement(`DELETE FROM cart_entries WHERE ${LINE}`, act.entryId)];
    case 'addCoupon':
      return addCoupon(statement, change, act.code);
    case 'removeCoupon':
      return [statement(`DELETE FROM cart_coupons WHERE ${CART} AND code = ?3`, act.code)];
    case 'setShipping':
      return [
        statement(
          `UPDATE carts SET shipping_country = ?3, shipping_region = ?4, shipping_option_id = ?5
           WHERE site_id = ?1 AND id = ?2`,
          ...[act.location?.countryCode ?? '', act.location?.region ?? '', act.optionId],
        ),
      ];
  }
}

function add(statement: Prepare, change: CartChange, act: CartAct & { type: 'add' }) {
  const line = [act.variantId, act.additionalFields] as const;
  return [
    statement(
      `INSERT INTO cart_entries (
         site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, additional_fields, created_at)
       SELECT ?1, ?2, ?5, v.item_id, v.id, ?6, ${CURRENT_PRICE}, ?4, ?7
       FROM variants v WHERE v.site_id = ?1 AND v.id = ?3 AND v.item_id = ?8
       ON CONFLICT (site_id, cart_id, variant_id, additional_fields) DO UPDATE
       SET quantity = quantity + excluded.quantity, purchase_price_cents = excluded.purchase_price_cents`,
      ...[...line, act.entryId, act.quantity, change.now, act.itemId],
    ),
    refuse(
      statement,
      'VARIANT_UNAVAILABLE',
      `NOT EXISTS (SELECT 1 FROM cart_entries WHERE ${CART} AND variant_id = ?3 AND additional_fields = ?4)`,
      ...line,
    ),
    refuseSeveralServices(statement, change, 'e.variant_id = ?4 AND e.additional_fields = ?5', ...line),
    refuseMissingStock(statement, 'e.variant_id = ?3 AND e.additional_fields = ?4', ...line),
  ];
}

/** A line that gets the same fields as another of its variant takes that line's quantity in and keeps its own id. */
function setFields(statement: Prepare, change: CartChange, act: CartAct & { type: 'setFields' }) {
  const twin = `t.site_id = ?1 AND t.cart_id = ?2 AND t.id <> ?3 AND t.additional_fields = ?4
    AND t.variant_id = (SELECT variant_id FROM cart_entries WHERE ${LINE})`;
  return [
    refuse(
      statement,
      'ENTRY_NOT_FOUND',
      `NOT EXISTS (
         SELECT 1 FROM cart_entries e JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
         WHERE e.site_id = ?1 AND e.cart_id = ?2 AND e.id = ?3 AND e.item_id = ?4 AND COALESCE(?5, v.sku) = v.sku)`,
      ...[act.entryId, act.itemId, act.sku],
    ),
    statement(
      `UPDATE cart_entries AS e SET
         quantity = quantity + COALESCE((SELECT t.quantity FROM cart_entries t WHERE ${twin}), 0),
         purchase_price_cents = (
           SELECT ${CURRENT_PRICE} FROM variants v WHERE v.site_id = e.site_id AND v.id = e.variant_id)
       WHERE ${LINE}`,
      act.entryId,
      act.additionalFields,
    ),
    statement(`DELETE FROM cart_entries AS t WHERE ${twin}`, act.entryId, act.additionalFields),
    statement(`UPDATE cart_entries SET additional_fields = ?4 WHERE ${LINE}`, act.entryId, act.additionalFields),
    refuseSeveralServices(statement, change, 'e.id = ?4', act.entryId),
  ];
}

/** A code that is entered again changes nothing. */
function addCoupon(statement: Prepare, { now }: CartChange, code: string) {
  const isKnown = 'EXISTS (SELECT 1 FROM coupons WHERE site_id = ?1 AND code = ?3)';
  return [
    refuse(statement, 'COUPON_UNKNOWN', `NOT ${isKnown}`, code),
    statement(
      `INSERT INTO cart_coupons (site_id, cart_id, code, created_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING`,
      code,
      now,
    ),
    refuse(statement, 'COUPONS_FULL', `(SELECT COUNT(*) > ?3 FROM cart_coupons WHERE ${CART})`, CART_COUPONS_MAX),
  ];
}

function expectLine(statement: Prepare, entryId: string) {
  return refuse(statement, 'ENTRY_NOT_FOUND', `NOT EXISTS (SELECT 1 FROM cart_entries WHERE ${LINE})`, entryId);
}

function refuseSeveralServices(statement: Prepare, change: CartChange, line: string, ...values: string[]) {
  return refuse(
    statement,
    'QUANTITY_NOT_ALLOWED',
    `?3 = 0 AND EXISTS (
       SELECT 1 FROM cart_entries e JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id
       WHERE e.site_id = ?1 AND e.cart_id = ?2 AND ${line}
         AND e.quantity > 1 AND i.product_type = ${PRODUCT_TYPE.service})`,
    ...[Number(change.allowsSeveralServices), ...values],
  );
}

/** All lines of the variant together may not ask for more than there is; digital products never run out. */
function refuseMissingStock(statement: Prepare, line: string, ...values: string[]) {
  return refuse(
    statement,
    'OUT_OF_STOCK',
    `EXISTS (
       SELECT 1 FROM cart_entries e
       JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
       JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id
       WHERE e.site_id = ?1 AND e.cart_id = ?2 AND ${line}
         AND v.unlimited = 0 AND i.product_type <> ${PRODUCT_TYPE.digital}
         AND v.qty_in_stock < (
           SELECT SUM(o.quantity) FROM cart_entries o
           WHERE o.site_id = ?1 AND o.cart_id = ?2 AND o.variant_id = e.variant_id))`,
    ...values,
  );
}

function refuseOverfull(statement: Prepare) {
  const isOverfull = 'COUNT(*) > ?3 OR TOTAL(quantity * purchase_price_cents) > ?4';
  const condition = `(SELECT ${isOverfull} FROM cart_entries WHERE ${CART})`;
  return refuse(statement, 'CART_FULL', condition, CART_LINES_MAX, CART_TOTAL_MAX);
}

/** Fails the batch with the fault's name if the condition is met (see `guards` in the migrations). */
function refuse(statement: Prepare, fault: string, condition: string, ...values: (string | number | null)[]) {
  return statement(`INSERT INTO guards (site_id, guard) SELECT ?1, '${fault}' WHERE ${condition}`, ...values);
}
