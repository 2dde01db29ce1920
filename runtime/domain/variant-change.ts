import { MAX_CENTS, MAX_STOCK } from '../contracts/owner-limits.ts';
import type { PriceChange, ProductChanges, VariantState } from '../contracts/product-changes.ts';

/** Returns what a variant has after a change; numbers may be out of range, see `changeError`. */
export function changedVariant(before: VariantState, { price, salePrice, stock }: ProductChanges): VariantState {
  const isOnSale = salePrice === undefined ? before.onSale : salePrice !== null;
  return {
    priceCents: price ? changedPrice(before.priceCents, price) : before.priceCents,
    salePriceCents: salePrice ? changedPrice(before.priceCents, salePrice) : before.salePriceCents,
    onSale: isOnSale,
    stock: stock ? changedStock(before.stock, stock) : before.stock,
  };
}

function changedPrice(cents: number, change: PriceChange): number {
  if ('setCents' in change) return change.setCents;
  if ('cents' in change) return cents + change.cents;
  const { percent, roundToCents } = change;
  return Math.round((cents * (100 + percent)) / 100 / roundToCents) * roundToCents;
}

/** A difference leaves unlimited stock as it is. */
function changedStock(
  stock: VariantState['stock'],
  change: NonNullable<ProductChanges['stock']>,
): VariantState['stock'] {
  if ('set' in change) return change.set;
  return stock === 'unlimited' ? stock : stock + change.difference;
}

/** Returns why a variant cannot have these values: the name of a text of `ownerErrors`. */
export function changeError({ priceCents, salePriceCents, onSale, stock }: VariantState, isGiftCard: boolean) {
  const lowest = isGiftCard ? 1 : 0;
  const isInRange = priceCents >= lowest && priceCents <= MAX_CENTS && salePriceCents >= 0;
  const isStock = stock === 'unlimited' || (stock >= 0 && stock <= MAX_STOCK);
  if (!isInRange || !isStock) return 'outOfRange';
  return onSale && salePriceCents >= priceCents ? 'saleNotLower' : undefined;
}
