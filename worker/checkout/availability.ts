import { type Availability, type Corrected, correctLines } from '#runtime/domain/corrections.ts';
import type { CartLine } from '../cart/service.ts';
import { findAvailability, type Quantities } from '../inventory/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { StoredCheckout } from './stored-checkout.ts';

export interface Corrections extends Corrected<CartLine> {
  /** Units to reserve of each variant whose stock is counted. */
  needs: Quantities;
}

/** Corrects a checkout by current prices and stock. Units that it has reserved itself count as in stock. */
export async function correctCheckout({ db, site, now }: ShopCall, { id, cart }: StoredCheckout): Promise<Corrections> {
  const variantIds = variantIdsOf(cart.lines);
  const found = await findAvailability(db, { siteId: site.siteId, checkoutId: id, variantIds, now });
  const corrected = correctLines(cart.lines, found);
  return { ...corrected, needs: needsOf(corrected.lines, found) };
}

export function variantIdsOf(lines: readonly { variantId: string }[]): string[] {
  return [...new Set(lines.map(({ variantId }) => variantId))];
}

function needsOf(lines: readonly CartLine[], found: ReadonlyMap<string, Availability>): Quantities {
  const needs = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (found.get(variantId)?.left === Infinity) continue;
    needs.set(variantId, (needs.get(variantId) ?? 0) + quantity);
  }
  return needs;
}
