export interface Stock {
  unlimited: boolean;
  qtyInStock: number;
}

/**
 * The spec's check before an add (storefront.md §5): passes if any result is unlimited, or holds more than the cart
 * already has of that item and variant. The Worker's own check counts the wanted quantity too.
 */
export function passesStockCheck(results: readonly Stock[], quantityInCart: number): boolean {
  return results.some((stock) => stock.unlimited || stock.qtyInStock > quantityInCart);
}

export function isInStock(stock: Stock): boolean {
  return stock.unlimited || stock.qtyInStock > 0;
}

/** Infinity where any variant is unlimited. */
export function totalStock(variants: readonly Stock[]): number {
  return variants.reduce((sum, stock) => sum + (stock.unlimited ? Number.POSITIVE_INFINITY : stock.qtyInStock), 0);
}
