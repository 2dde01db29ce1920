import { CART_COUPONS_MAX } from './coupon-statements.ts';
import { CURRENT_PRICE } from './current-price.ts';
import { type Conditions, HAS_FIELDS, MAY_BE_ADDED, type Value } from './may-be-added.ts';
import type { CartChange, Filling } from './mutation.ts';

const CART = 'site_id = ?1 AND cart_id = ?2';

/** The variants of a filling's lines (JSON in this parameter). */
export const VARIANTS_OF = (lines: string) => `(SELECT value ->> 'variantId' FROM json_each(${lines}))`;

/** The lines (JSON) with their variants and products, of those that a visitor with these lock keys may buy. */
const CHOSEN = (lines: string, lockKeys: string) => `json_each(${lines}) AS line
  CROSS JOIN variants v ON v.site_id = ?1 AND v.id = line.value ->> 'variantId'
  CROSS JOIN items i ON i.site_id = ?1 AND i.id = v.item_id AND ${MAY_BE_ADDED(lockKeys)} AND NOT (${HAS_FIELDS})`;

/** Refuses a filling unless all of its variants may be bought; the values are ?`first` and the next. */
export function fillConditions({ lines, lockKeys }: Filling, first: number): [Conditions, ...Value[]] {
  const areMissing = `(SELECT COUNT(*) FROM ${CHOSEN(`?${first}`, `?${first + 1}`)}) <> json_array_length(?${first})`;
  return [{ VARIANT_UNAVAILABLE: areMissing }, JSON.stringify(lines), lockKeys];
}

/** Returns the statements that fill a cart. Lines of the same variant keep their ids. */
export function fillStatements(
  db: D1Database,
  { siteId, cartId, now }: CartChange,
  { how, lines, codes, location, lockKeys }: Filling,
): D1PreparedStatement[] {
  const sql = (text: string, ...values: Value[]) => db.prepare(text).bind(siteId, cartId, ...values);
  const quantity = how === 'replace' ? 'excluded.quantity' : 'MAX(quantity, excluded.quantity)';
  const [linesJson, codesJson] = [JSON.stringify(lines), JSON.stringify(codes)];
  return [
    ...(how === 'replace'
      ? [
          sql(
            `DELETE FROM cart_entries WHERE ${CART} AND (additional_fields <> '' OR variant_id NOT IN ${VARIANTS_OF('?3')})`,
            linesJson,
          ),
          sql(`DELETE FROM cart_coupons WHERE ${CART} AND code NOT IN (SELECT value FROM json_each(?3))`, codesJson),
        ]
      : []),
    sql(
      `INSERT INTO cart_entries (
         site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, additional_fields, created_at)
       SELECT ?1, ?2, line.value ->> 'entryId', v.item_id, v.id, line.value ->> 'quantity', ${CURRENT_PRICE}, '', ?5
       FROM ${CHOSEN('?3', '?4')} WHERE true
       ON CONFLICT (site_id, cart_id, variant_id, additional_fields) DO UPDATE
       SET quantity = ${quantity}, purchase_price_cents = excluded.purchase_price_cents`,
      ...[linesJson, lockKeys, now],
    ),
    sql(
      `INSERT INTO cart_coupons (site_id, cart_id, code, created_at)
       SELECT ?1, ?2, coupons.code, ?4 FROM json_each(?3) AS entered
       CROSS JOIN coupons ON coupons.site_id = ?1 AND coupons.code = entered.value
       WHERE coupons.code NOT IN (SELECT code FROM cart_coupons WHERE ${CART})
       ORDER BY entered.key
       LIMIT MAX(0, ${CART_COUPONS_MAX} - (SELECT COUNT(*) FROM cart_coupons WHERE ${CART}))`,
      ...[codesJson, now],
    ),
    ...(location === undefined
      ? []
      : [
          sql(
            `UPDATE carts SET shipping_country = ?3, shipping_region = ?4, shipping_option_id = NULL
             WHERE site_id = ?1 AND id = ?2 AND (shipping_country, shipping_region) <> (?3, ?4)`,
            ...[location?.countryCode ?? '', location?.region ?? ''],
          ),
        ]),
  ];
}
