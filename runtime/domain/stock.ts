export interface Stock {
  unlimited: boolean;
  qtyInStock: number;
}

/**
 * The browser's check before an item is added: passes if any variant is unlimited, or has more stock than the cart
 * already holds. The Worker checks again, and counts the requested quantity too.
 */
export function passesStockCheck(results: readonly Stock[], quantityInCart: number): boolean {
  return results.some((stock) => stock.unlimited || stock.qtyInStock > quantityInCart);
}

export function isInStock(stock: Stock): boolean {
  return stock.unlimited || stock.qtyInStock > 0;
}

/** Total stock of the variants; Infinity where one of them is unlimited. */
export function totalStock(variants: readonly Stock[]): number {
  return variants.reduce((sum, stock) => sum + (stock.unlimited ? Number.POSITIVE_INFINITY : stock.qtyInStock), 0);
}
