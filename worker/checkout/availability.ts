import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { type Availability, type Corrected, correctLines } from '#runtime/domain/corrections.ts';
import type { CartLine } from '../cart/service.ts';
import type { Quantities } from '../inventory/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Basket } from './basket.ts';

interface Row {
  id: string;
  price_cents: number;
  is_endless: number;
  qty_in_stock: number;
  held_here: number;
  given_up: number;
}

export interface Corrections extends Corrected<CartLine> {
  /** Units to reserve of each variant whose stock is counted. */
  needs: Quantities;
}

/** Corrects a basket by the prices and stock of now. What the basket has reserved itself counts as in stock for it. */
export async function correct({ db, site, now }: ShopCall, { id, cart }: Basket): Promise<Corrections> {
  const { results } = await db
    .prepare(
      `SELECT v.id, CASE WHEN v.on_sale THEN v.sale_price_cents ELSE v.price_cents END AS price_cents,
         v.unlimited OR i.product_type = ${PRODUCT_TYPE.digital} AS is_endless, v.qty_in_stock,
         COALESCE((SELECT r.quantity FROM reservations r
           WHERE r.site_id = ?1 AND r.basket_id = ?2 AND r.variant_id = v.id), 0) AS held_here,
         COALESCE((SELECT SUM(r.quantity) FROM reservations r
           WHERE r.site_id = ?1 AND r.variant_id = v.id AND r.basket_id <> ?2 AND r.expires_at <= ?4 AND NOT EXISTS (
             SELECT 1 FROM payments p INDEXED BY payments_by_basket
             WHERE p.site_id = ?1 AND p.basket_id = r.basket_id AND p.state = 'open')
         ), 0) AS given_up
       FROM json_each(?3) wanted
       JOIN variants v ON v.site_id = ?1 AND v.id = wanted.value
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id AND i.product_type IS NOT NULL`,
    )
    .bind(site.siteId, id, JSON.stringify(variantIdsOf(cart.lines)), now)
    .all<Row>();
  const found = new Map(results.map((row) => [row.id, toAvailability(row)]));
  const corrected = correctLines(cart.lines, found);
  return { ...corrected, needs: needsOf(corrected.lines, found) };
}

export function variantIdsOf(lines: readonly { variantId: string }[]): string[] {
  return [...new Set(lines.map(({ variantId }) => variantId))];
}

function toAvailability(row: Row): Availability {
  const left = row.is_endless ? Infinity : row.qty_in_stock + row.held_here + row.given_up;
  return { priceCents: row.price_cents, left };
}

function needsOf(lines: readonly CartLine[], found: ReadonlyMap<string, Availability>): Quantities {
  const needs = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (found.get(variantId)?.left === Infinity) continue;
    needs.set(variantId, (needs.get(variantId) ?? 0) + quantity);
  }
  return needs;
}
