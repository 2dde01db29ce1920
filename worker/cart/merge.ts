import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { QUANTITY_MAX } from '#runtime/domain/quantity.ts';
import { moveActsStatement } from '../acts/service.ts';
import { failedGuard } from '../db/guards.ts';
import { releaseStatement } from '../inventory/service.ts';
import { cartIdOf, sha256 } from '../session/service.ts';
import { CART_LINES_MAX } from './change-statements.ts';
import { CHECKOUT_ID, checkoutIdOf } from './checkout-id.ts';
import { expectVersionStatement } from './checkout-statements.ts';

interface Merge {
  siteId: string;
  /** SHA-256 of the source's and the target's token, hex. */
  from: string;
  into: string;
  /** Whether equal lines add up, or the larger quantity counts, so that a repeat changes nothing; they add up by default. */
  quantities?: 'sum' | 'largest';
  /** Whether what was entered at the source's checkout goes along, because both carts are one person's; not by default. */
  withEntries?: boolean;
  /** Ms since the epoch. */
  now: number;
}

interface Row {
  id: string;
  orders_placed: number;
  token_hash: string;
  version: number;
  lines: number;
}

/**
 * Moves all lines and coupons from one cart of a visitor to another. Quantities of equal lines add up, except for
 * services and memberships; the checkout reports missing stock. Returns false, and does nothing, while either cart is being paid for, if
 * both together have too many lines, or if either changes at the same moment.
 */
export async function mergeCarts(
  db: D1Database,
  { siteId, from, into, quantities = 'sum', withEntries = false, now }: Merge,
): Promise<boolean> {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.orders_placed, c.token_hash, c.version,
         (SELECT COUNT(*) FROM cart_entries e WHERE e.site_id = ?1 AND e.cart_id = c.id) AS lines
       FROM carts c WHERE c.site_id = ?1 AND c.token_hash IN (?2, ?3) AND c.is_purchased = 0
         AND NOT EXISTS (
           SELECT 1 FROM payments p INDEXED BY payments_by_checkout WHERE p.site_id = ?1 AND p.checkout_id = ${CHECKOUT_ID} AND p.state = 'open')`,
    )
    .bind(siteId, from, into)
    .all<Row>();
  const source = results.find(({ token_hash }) => token_hash === from);
  const target = results.find(({ token_hash }) => token_hash === into);
  if (source?.lines === 0) return true;
  if (!source || !target || source.lines + target.lines > CART_LINES_MAX) return false;
  try {
    await db.batch([
      ...moveStatements(db, { siteId, source, target, quantities, now }),
      ...(withEntries ? moveEntriesStatements(db, { siteId, source, target, now }) : []),
    ]);
    return true;
  } catch (error) {
    if (failedGuard(error) !== 'CART_CONFLICT') throw error;
    return false;
  }
}

function moveStatements(
  db: D1Database,
  {
    siteId,
    source,
    target,
    quantities,
    now,
  }: { siteId: string; source: Row; target: Row; quantities: 'sum' | 'largest'; now: number },
): D1PreparedStatement[] {
  const expectSame = ({ id, version }: Row) => expectVersionStatement(db, { siteId, cartId: id }, version);
  const both =
    quantities === 'sum' ? `MIN(quantity + excluded.quantity, ${QUANTITY_MAX})` : 'MAX(quantity, excluded.quantity)';
  const entries = 'item_id, variant_id, quantity, purchase_price_cents, additional_fields, created_at';
  return [
    ...[source, target].map(expectSame),
    ...[source, target].map((cart) => releaseStatement(db, { siteId, checkoutId: checkoutIdOf(cart) })),
    db
      .prepare(
        `INSERT INTO cart_entries (site_id, cart_id, id, ${entries})
         SELECT site_id, ?3, id, ${entries} FROM cart_entries WHERE site_id = ?1 AND cart_id = ?2
         ON CONFLICT (site_id, cart_id, variant_id, additional_fields) DO UPDATE
         SET quantity = CASE (SELECT i.product_type FROM items i WHERE i.site_id = ?1 AND i.id = excluded.item_id)
           WHEN ${PRODUCT_TYPE.service} THEN quantity WHEN ${PRODUCT_TYPE.paywall} THEN 1 ELSE ${both} END`,
      )
      .bind(siteId, source.id, target.id),
    db
      .prepare(
        `INSERT INTO cart_coupons (site_id, cart_id, code, created_at)
         SELECT site_id, ?3, code, created_at FROM cart_coupons WHERE site_id = ?1 AND cart_id = ?2
         ON CONFLICT DO NOTHING`,
      )
      .bind(siteId, source.id, target.id),
    moveActsStatement(db, { siteId, from: source.id, into: target.id }),
    db.prepare('DELETE FROM cart_entries WHERE site_id = ?1 AND cart_id = ?2').bind(siteId, source.id),
    db
      .prepare('UPDATE carts SET version = version + 1, updated_at = ?4 WHERE site_id = ?1 AND id IN (?2, ?3)')
      .bind(siteId, source.id, target.id, now),
  ];
}

/**
 * Moves what was entered at one cart's checkout to another's, where what the first one lacks stays. An address of which
 * only the country is known was guessed.
 */
function moveEntriesStatements(
  db: D1Database,
  { siteId, source, target, now }: { siteId: string; source: Row; target: Row; now: number },
): D1PreparedStatement[] {
  const typed = ['firstName', 'lastName', 'line1', 'city', 'postalCode']
    .map((part) => `(excluded.address ->> '${part}')`)
    .join(' || ');
  const card = 'gift_card_id, gift_card_version';
  const moveEntries = db
    .prepare(
      `INSERT INTO checkouts (site_id, checkout_id, email, address, note, ${card}, origin, created_at, updated_at)
       SELECT site_id, ?3, email, address, note, ${card}, origin, ?4, ?4 FROM checkouts
       WHERE site_id = ?1 AND checkout_id = ?2
       ON CONFLICT (site_id, checkout_id) DO UPDATE SET
         email = CASE excluded.email WHEN '' THEN checkouts.email ELSE excluded.email END,
         note = CASE excluded.note WHEN '' THEN checkouts.note ELSE excluded.note END,
         address = CASE WHEN checkouts.address IS NULL OR (${typed}) <> ''
           THEN COALESCE(excluded.address, checkouts.address) ELSE checkouts.address END,
         gift_card_version = CASE WHEN excluded.gift_card_id IS NULL THEN checkouts.gift_card_version
           ELSE excluded.gift_card_version END,
         gift_card_id = COALESCE(excluded.gift_card_id, checkouts.gift_card_id),
         updated_at = excluded.updated_at`,
    )
    .bind(siteId, checkoutIdOf(source), checkoutIdOf(target), now);
  const moveDelivery = db
    .prepare(
      `UPDATE carts AS c SET shipping_option_id = s.shipping_option_id FROM carts s
       WHERE c.site_id = ?1 AND c.id = ?3 AND s.site_id = ?1 AND s.id = ?2 AND s.shipping_option_id IS NOT NULL`,
    )
    .bind(siteId, source.id, target.id);
  return [moveEntries, moveDelivery];
}

/** Copies the lines and coupons of an open cart into a new one with this token; false if there is no such cart. */
export async function copyCart(
  db: D1Database,
  { siteId, from, token, now }: { siteId: string; from: string; token: string; now: number },
): Promise<boolean> {
  const id = cartIdOf(token);
  const source = '(SELECT c.id FROM carts c WHERE c.site_id = ?1 AND c.token_hash = ?2 AND c.is_purchased = 0)';
  const [copied] = await db.batch([
    db
      .prepare(
        `INSERT INTO carts (site_id, id, token_hash, shipping_country, shipping_region, shipping_option_id, created_at,
           updated_at)
         SELECT site_id, ?3, ?4, shipping_country, shipping_region, shipping_option_id, ?5, ?5 FROM carts
         WHERE site_id = ?1 AND token_hash = ?2 AND is_purchased = 0 RETURNING 1`,
      )
      .bind(siteId, from, id, sha256(token), now),
    db
      .prepare(
        `INSERT INTO cart_entries (site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents,
           additional_fields, created_at)
         SELECT site_id, ?3, id, item_id, variant_id, quantity, purchase_price_cents, additional_fields, created_at
         FROM cart_entries WHERE site_id = ?1 AND cart_id = ${source}`,
      )
      .bind(siteId, from, id),
    db
      .prepare(
        `INSERT INTO cart_coupons (site_id, cart_id, code, created_at)
         SELECT site_id, ?3, code, created_at FROM cart_coupons WHERE site_id = ?1 AND cart_id = ${source}`,
      )
      .bind(siteId, from, id),
  ]);
  return (copied?.results.length ?? 0) > 0;
}
