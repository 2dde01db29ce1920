import { type Corrected, correctLines, reservedByOthers } from '#runtime/domain/corrections.ts';
import type { CartLine } from '../cart/service.ts';
import { findAvailability, type Quantities } from '../inventory/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { StoredCheckout } from './stored-checkout.ts';

export interface Corrections extends Corrected<CartLine> {
  /** The lines that can be paid for now: the others wait for units that somebody else has reserved. */
  payable: CartLine[];
  /** Units of each variant whose stock is counted that the payable lines need. */
  needs: Quantities;
}

/** Corrects a checkout by current prices and stock. Units that it has reserved itself count as free. */
export async function correctCheckout({ db, site, now }: ShopCall, { id, cart }: StoredCheckout): Promise<Corrections> {
  const variantIds = variantIdsOf(cart.lines);
  const found = await findAvailability(db, { siteId: site.siteId, checkoutId: id, variantIds, now });
  const corrected = correctLines(cart.lines, found);
  const reserved = reservedByOthers(corrected.lines, (variantId) => found.get(variantId));
  const payable = corrected.lines.filter((line) => !reserved.has(line.id));
  return { ...corrected, payable, needs: needsOf(payable, (variantId) => found.get(variantId)?.inStock) };
}

export function variantIdsOf(lines: readonly { variantId: string }[]): string[] {
  return [...new Set(lines.map(({ variantId }) => variantId))];
}

/** Adds up the units of each variant whose stock is counted. */
export function needsOf(
  lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[],
  inStock: (variantId: string) => number | undefined,
): Quantities {
  const needs = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (inStock(variantId) === Infinity) continue;
    needs.set(variantId, (needs.get(variantId) ?? 0) + quantity);
  }
  return needs;
}
