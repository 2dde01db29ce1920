import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { guard } from '../db/guards.ts';
import { trimStatement } from '../inventory/service.ts';
import { CHECKOUT_ID } from './checkout-id.ts';
import { addCouponStatements, removeCouponStatements } from './coupon-statements.ts';
import { CURRENT_PRICE } from './current-price.ts';
import { fillConditions, fillStatements, VARIANTS_OF } from './fill-statements.ts';
import { HAS_SECOND_MEMBERSHIP, IS_MISSING_STOCK } from './limits.ts';
import { type Conditions, MAY_BE_ADDED, type Value } from './may-be-added.ts';
import { type Addition, type CartChange, type CartMutation, entryIdOf } from './mutation.ts';

/** Most lines that a cart holds. */
export const CART_LINES_MAX = 250;
/** Most bytes of all answers to products' questions in a cart, because every answer about the cart repeats them. */
const CART_ANSWERS_MAX_BYTES = 100_000;
/** Minor units. JSON numbers cannot hold a higher total exactly. */
const CART_TOTAL_MAX = Number.MAX_SAFE_INTEGER;

const CART = 'site_id = ?1 AND cart_id = ?2';
const LINE = `${CART} AND id = ?3`;

/**
 * Returns the statements of one batch that makes a change: they check that the key is new, the cart exists and the
 * conditions hold; then they write the change, check the limits, and set the next version, returning the cart's row. A
 * failed check undoes the whole batch. ?1 is the site and ?2 the cart.
 */
export function changeStatements(db: D1Database, change: CartChange): D1PreparedStatement[] {
  const sql: Bind = (text, ...values) => db.prepare(text).bind(change.siteId, change.cartId, ...values);
  const refuse: Refuse = (conditions, ...values) => guard(db, change.siteId, conditions, change.cartId, ...values);
  return [
    ...(change.creates ? [createCart(sql, change)] : []),
    ...reserveKey(sql, change),
    expectConditions(refuse, change),
    ...mutationStatements(db, change, sql, refuse),
    sql(
      'UPDATE carts SET version = version + ?4, updated_at = ?3 WHERE site_id = ?1 AND id = ?2 RETURNING *',
      ...[change.now, Number(!('code' in change.mutation))],
    ),
  ];
}

type Bind = (text: string, ...values: Value[]) => D1PreparedStatement;
type Refuse = (conditions: Conditions, ...values: Value[]) => D1PreparedStatement;

/** Inserts the cart. The insert fails if the cart exists, because this call or a copy of it has already created it. */
function createCart(sql: Bind, { tokenHash, now }: CartChange) {
  return sql(
    'INSERT INTO carts (site_id, id, token_hash, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)',
    ...[tokenHash, now],
  );
}

/**
 * Inserts the idempotency key. The insert fails if the key was used before. For an addition to an existing line, it
 * records that line's id.
 */
function reserveKey(sql: Bind, { idempotency, mutation, now }: CartChange) {
  if (!idempotency) return [];
  const values = [idempotency.key, idempotency.requestHash, entryIdOf(mutation), now];
  const columns = 'INSERT INTO idempotency_keys (site_id, cart_id, key, request_hash, entry_id, created_at)';
  if (mutation.type !== 'add') return [sql(`${columns} VALUES (?1, ?2, ?3, ?4, ?5, ?6)`, ...values)];
  return [
    sql(
      `${columns} SELECT ?1, ?2, ?3, ?4, COALESCE((
         SELECT e.id FROM variants v JOIN cart_entries e
           ON e.site_id = ?1 AND e.cart_id = ?2 AND e.variant_id = v.id AND e.additional_fields = ?9
         WHERE v.site_id = ?1 AND v.item_id = ?7 AND COALESCE(?8, v.sku) = v.sku), ?5), ?6`,
      ...values,
      ...[mutation.itemId, mutation.sku, mutation.additionalFields],
    ),
  ];
}

/**
 * Fails the batch unless the cart is open and at the expected version, and the mutation's own conditions hold. A
 * purchased cart stays as it was bought, even if it was bought a moment ago.
 */
function expectConditions(refuse: Refuse, { tokenHash, expectedVersion, mutation }: CartChange) {
  const isOpen = `EXISTS (
    SELECT 1 FROM carts WHERE site_id = ?1 AND id = ?2 AND token_hash = ?3 AND is_purchased = 0
      AND version = COALESCE(?4, version))`;
  const [conditions, ...values] = conditionsOf(mutation);
  return refuse({ CART_CONFLICT: `NOT ${isOpen}`, ...conditions }, tokenHash, expectedVersion ?? null, ...values);
}

/** Returns the conditions that refuse a mutation before it is made; their values are ?5 and so on. */
function conditionsOf(mutation: CartMutation): [Conditions, ...Value[]] {
  switch (mutation.type) {
    case 'add': {
      const { itemId, sku, areFieldsChecked, lockKeys } = mutation;
      const isNotOne = `(SELECT COUNT(*) <> 1 ${choice(5)})`;
      return [{ VARIANT_UNAVAILABLE: isNotOne }, itemId, sku, Number(areFieldsChecked), lockKeys];
    }
    case 'setQuantity':
    case 'remove': {
      const isThere = `EXISTS (SELECT 1 FROM cart_entries WHERE ${CART} AND id = ?5)`;
      return [{ ENTRY_NOT_FOUND: `NOT ${isThere}` }, mutation.entryId];
    }
    case 'setFields': {
      const isThere = `EXISTS (
        SELECT 1 FROM cart_entries e JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
        WHERE e.site_id = ?1 AND e.cart_id = ?2 AND e.id = ?5 AND e.item_id = ?6 AND COALESCE(?7, v.sku) = v.sku)`;
      return [{ ENTRY_NOT_FOUND: `NOT ${isThere}` }, mutation.entryId, mutation.itemId, mutation.sku];
    }
    case 'addCoupon': {
      const isKnown = 'EXISTS (SELECT 1 FROM coupons WHERE site_id = ?1 AND code = ?5)';
      return [{ COUPON_UNKNOWN: `NOT ${isKnown}` }, mutation.code];
    }
    case 'fill':
      return fillConditions(mutation, 5);
    case 'removeCoupon':
    case 'setShipping':
      return [{}];
  }
}

function mutationStatements(db: D1Database, change: CartChange, sql: Bind, refuse: Refuse): D1PreparedStatement[] {
  const { mutation } = change;
  switch (mutation.type) {
    case 'add':
      return add(sql, refuse, change, mutation);
    case 'setQuantity':
      return [
        sql(
          `UPDATE cart_entries AS e SET quantity = ?4, purchase_price_cents = (
             SELECT ${CURRENT_PRICE} FROM variants v WHERE v.site_id = e.site_id AND v.id = e.variant_id)
           WHERE ${LINE}`,
          ...[mutation.entryId, mutation.quantity],
        ),
        expectLimits(refuse, change, 'e.id = ?6', mutation.entryId),
        trimReservation(db, change),
      ];
    case 'setFields':
      return [...setFields(sql, mutation), expectLimits(refuse, change, 'e.id = ?6', mutation.entryId)];
    case 'remove':
      return [sql(`DELETE FROM cart_entries WHERE ${LINE}`, mutation.entryId), trimReservation(db, change)];
    case 'addCoupon':
      return addCouponStatements(db, change, mutation.code);
    case 'removeCoupon':
      return removeCouponStatements(db, change, mutation.code);
    case 'fill':
      return [
        ...fillStatements(db, change, mutation),
        expectLimits(refuse, change, `e.variant_id IN ${VARIANTS_OF('?6')}`, JSON.stringify(mutation.lines)),
        trimReservation(db, change),
      ];
    case 'setShipping':
      return [
        sql(
          `UPDATE carts SET shipping_country = ?3, shipping_region = ?4, shipping_option_id = ?5
           WHERE site_id = ?1 AND id = ?2`,
          ...[mutation.location?.countryCode ?? '', mutation.location?.region ?? '', mutation.optionId],
        ),
      ];
  }
}

/** Releases what the cart no longer contains of the reservation that its checkout made. */
function trimReservation(db: D1Database, change: CartChange): D1PreparedStatement {
  return trimStatement(db, change, {
    checkout: `(SELECT ${CHECKOUT_ID} FROM carts c WHERE c.site_id = ?1 AND c.id = ?2)`,
    units: `(SELECT COALESCE(SUM(e.quantity), 0) FROM cart_entries e
      WHERE e.site_id = ?1 AND e.cart_id = ?2 AND e.variant_id = r.variant_id)`,
  });
}

/**
 * Selects the variants of a product that a sku, or its absence, means and that may be added to a cart. The choice is
 * valid only if it is exactly one. A product whose additional fields were not checked is left out. The four values,
 * of which the last are the visitor's lock keys, are ?`first` and the next three. The index is named because SQLite would read all variants of a site.
 */
export function choice(first: number): string {
  return `FROM items i JOIN variants v INDEXED BY variants_by_item ON v.site_id = i.site_id AND v.item_id = i.id
    WHERE i.site_id = ?1 AND i.id = ?${first} AND COALESCE(?${first + 1}, v.sku) = v.sku
      AND ${MAY_BE_ADDED(`?${first + 3}`)}
      AND (?${first + 2} OR COALESCE(i.additional_fields_form_id, '') = '')`;
}

function add(sql: Bind, refuse: Refuse, change: CartChange, mutation: Addition) {
  const { itemId, sku, areFieldsChecked, lockKeys, additionalFields, entryId, quantity } = mutation;
  return [
    sql(
      `INSERT INTO cart_entries (
         site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, additional_fields, created_at)
       SELECT ?1, ?2, ?7, v.item_id, v.id, ?8, ${CURRENT_PRICE}, ?9, ?10 ${choice(3)}
       ON CONFLICT (site_id, cart_id, variant_id, additional_fields) DO UPDATE
       SET quantity = quantity + excluded.quantity, purchase_price_cents = excluded.purchase_price_cents`,
      ...[itemId, sku, Number(areFieldsChecked), lockKeys, entryId, quantity, additionalFields, change.now],
    ),
    expectLimits(
      ...[refuse, change, 'e.item_id = ?6 AND COALESCE(?7, v.sku) = v.sku AND e.additional_fields = ?8'],
      ...[itemId, sku, additionalFields],
    ),
  ];
}

/**
 * Changes a line's fields. If another line of the variant has the same fields, this line takes over its quantity and
 * keeps its own id.
 */
function setFields(sql: Bind, mutation: CartChange['mutation'] & { type: 'setFields' }) {
  const { entryId, additionalFields } = mutation;
  const twin = `t.site_id = ?1 AND t.cart_id = ?2 AND t.id <> ?3 AND t.additional_fields = ?4
    AND t.variant_id = (SELECT variant_id FROM cart_entries WHERE ${LINE})`;
  return [
    sql(
      `UPDATE cart_entries AS e SET
         quantity = quantity + COALESCE((SELECT t.quantity FROM cart_entries t WHERE ${twin}), 0),
         purchase_price_cents = (
           SELECT ${CURRENT_PRICE} FROM variants v WHERE v.site_id = e.site_id AND v.id = e.variant_id)
       WHERE ${LINE}`,
      ...[entryId, additionalFields],
    ),
    sql(`DELETE FROM cart_entries AS t WHERE ${twin}`, entryId, additionalFields),
    sql(`UPDATE cart_entries SET additional_fields = ?4 WHERE ${LINE}`, entryId, additionalFields),
  ];
}

/**
 * Fails the batch if the write has broken a limit for the lines `e` (of the variant `v`) that it has touched. The
 * values of that condition are ?6 and so on.
 */
function expectLimits(refuse: Refuse, change: CartChange, touched: string, ...values: Value[]) {
  const line = `cart_entries e
    JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
    JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id
    WHERE e.site_id = ?1 AND e.cart_id = ?2 AND ${touched}`;
  return refuse(
    {
      QUANTITY_NOT_ALLOWED: `?3 = 0 AND EXISTS (
        SELECT 1 FROM ${line} AND e.quantity > 1 AND i.product_type = ${PRODUCT_TYPE.service})
        OR EXISTS (SELECT 1 FROM ${line} AND ${HAS_SECOND_MEMBERSHIP})`,
      ...(needsMoreStock(change) && { OUT_OF_STOCK: `EXISTS (SELECT 1 FROM ${line} AND ${IS_MISSING_STOCK})` }),
      CART_FULL: `(SELECT COUNT(*) > ?4 OR TOTAL(quantity * purchase_price_cents) > ?5
          OR TOTAL(LENGTH(CAST(additional_fields AS BLOB))) > ${CART_ANSWERS_MAX_BYTES} FROM cart_entries WHERE ${CART})`,
    },
    ...[Number(change.allowsSeveralServices), CART_LINES_MAX, CART_TOTAL_MAX, ...values],
  );
}

/** Whether a mutation can need more stock. A change that only merges lines needs as much as before. */
function needsMoreStock({ mutation }: CartChange): boolean {
  return mutation.type !== 'setFields';
}
