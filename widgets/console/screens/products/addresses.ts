export const PRODUCTS = '/api/owner/products';
export const CHANGES = `${PRODUCTS}/changes`;
export const STOCK = '/api/owner/stock';
export const COLLECTIONS = '/api/owner/collections';
export const FILES = '/api/owner/files';
export const UPLOADS = '/api/owner/uploads';
export const PICTURES = '/api/owner/pictures';
export const IMPORTS = '/api/owner/imports';
export const EXPORTS = '/api/owner/exports';
export const RESTOCK = '/api/site-users/account/notifications/restock';

/** Everything that shows products or their stock, and is read anew when they change. */
export const SHOWN_PRODUCTS: readonly string[] = [PRODUCTS, STOCK, RESTOCK];

/** Everything that shows the files of a product: its page, the list of all, and the downloads of orders. */
export function shownFiles(productId: string): readonly string[] {
  return [filesAddress(productId), FILES, '/api/owner/orders'];
}

export function productAddress(id: string): string {
  return `${PRODUCTS}/${encodeURIComponent(id)}`;
}

/** The address of a product's files. */
export function filesAddress(productId: string): string {
  return `/api/owner/items/${encodeURIComponent(productId)}/files`;
}

export function fileAddress({ itemId, id }: { itemId: string; id: string }): string {
  return `${filesAddress(itemId)}/${encodeURIComponent(id)}`;
}

export function collectionAddress(id: string): string {
  return `${COLLECTIONS}/${encodeURIComponent(id)}`;
}

export function stockAddress(variantId: string): string {
  return `${STOCK}/${encodeURIComponent(variantId)}`;
}
