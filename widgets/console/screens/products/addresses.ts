export const PRODUCTS = '/api/owner/products';
export const CHANGES = `${PRODUCTS}/changes`;
export const STOCK = '/api/owner/stock';
export const COLLECTIONS = '/api/owner/collections';
export const PICTURES = '/api/owner/pictures';
export const IMPORTS = '/api/owner/imports';
export const EXPORTS = '/api/owner/exports';
export const RESTOCK = '/api/site-users/account/notifications/restock';

/** Everything that shows products or their stock, and is read anew when they change. */
export const SHOWN_PRODUCTS: readonly string[] = [PRODUCTS, STOCK, RESTOCK];

export function productAddress(id: string): string {
  return `${PRODUCTS}/${encodeURIComponent(id)}`;
}

export function stockAddress(variantId: string): string {
  return `${STOCK}/${encodeURIComponent(variantId)}`;
}
