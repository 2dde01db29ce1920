import type { ShippingLocation } from '#runtime/contracts/cart.ts';
import { guard } from '../db/guards.ts';

interface CartRef {
  siteId: string;
  cartId: string;
}

/**
 * Returns a guard that fails the batch with CART_CONFLICT if the cart has changed since this version, or was bought.
 */
export function expectVersionStatement(
  db: D1Database,
  { siteId, cartId }: CartRef,
  version: number,
): D1PreparedStatement {
  const isSame = 'EXISTS (SELECT 1 FROM carts WHERE site_id = ?1 AND id = ?2 AND version = ?3 AND is_purchased = 0)';
  return guard(db, siteId, { CART_CONFLICT: `NOT ${isSame}` }, cartId, version);
}

interface Correction {
  lines: readonly { id: string; quantity: number; priceCents: number }[];
  /** Ids of lines that are no longer sold. */
  gone: readonly string[];
}

/** Writes the quantities and prices that a checkout has corrected. */
export function correctLinesStatements(
  db: D1Database,
  { siteId, cartId }: CartRef,
  { lines, gone }: Correction,
  now: number,
): D1PreparedStatement[] {
  const left = lines.map(({ id, quantity, priceCents }) => ({ id, quantity, cents: priceCents }));
  return [
    db
      .prepare(
        `DELETE FROM cart_entries WHERE site_id = ?1 AND cart_id = ?2 AND id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(siteId, cartId, JSON.stringify(gone)),
    db
      .prepare(
        `UPDATE cart_entries SET quantity = l.value ->> 'quantity', purchase_price_cents = l.value ->> 'cents'
         FROM json_each(?3) l WHERE site_id = ?1 AND cart_id = ?2 AND cart_entries.id = l.value ->> 'id'`,
      )
      .bind(siteId, cartId, JSON.stringify(left)),
    db
      .prepare('UPDATE carts SET version = version + 1, updated_at = ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(siteId, cartId, now),
  ];
}

interface Delivery {
  location: ShippingLocation | null;
  optionId: string | null;
}

/** Writes the place and the way of delivery that were chosen at the checkout, unless the cart was bought. */
export function setDeliveryStatements(
  db: D1Database,
  { siteId, cartId }: CartRef,
  { location, optionId }: Delivery,
  now: number,
): D1PreparedStatement[] {
  const isBought = 'EXISTS (SELECT 1 FROM carts WHERE site_id = ?1 AND id = ?2 AND is_purchased = 1)';
  return [
    guard(db, siteId, { CART_CONFLICT: isBought }, cartId),
    db
      .prepare(
        `UPDATE carts SET shipping_country = ?3, shipping_region = ?4, shipping_option_id = ?5, updated_at = ?6,
           version = version + 1
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, cartId, location?.countryCode ?? '', location?.region ?? '', optionId, now),
  ];
}
