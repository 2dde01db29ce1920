import { addressOf } from '#runtime/api/calls.ts';

export const PRODUCTS = '/api/owner/products';
export const STOCK = '/api/owner/stock';
export const COLLECTIONS = '/api/owner/collections';
export const FILES = '/api/owner/files';
export const PICTURES = '/api/owner/pictures';
export const RESTOCK = '/api/site-users/account/notifications/restock';

/** Everything that shows products or their stock, and is read anew when they change. */
export const SHOWN_PRODUCTS: readonly string[] = [PRODUCTS, STOCK, RESTOCK];

/** Everything that shows the files of a product: its page, the list of all, and the downloads of orders. */
export function shownFiles(productId: string): readonly string[] {
  return [filesAddress(productId), FILES, '/api/owner/orders'];
}

export function productAddress(id: string) {
  return addressOf('/api/owner/products/:productId', { productId: id });
}

/** The address of a product's files, or that of a file with a name among them. */
export function filesAddress(productId: string, name?: string) {
  return addressOf('/api/owner/items/:itemId/files', { itemId: productId, name });
}

export function fileAddress({ itemId, id }: { itemId: string; id: string }) {
  return addressOf('/api/owner/items/:itemId/files/:fileId', { itemId, fileId: id });
}

export function collectionAddress(id: string) {
  return addressOf('/api/owner/collections/:collectionId', { collectionId: id });
}

export function stockAddress(variantId: string) {
  return addressOf('/api/owner/stock/:variantId', { variantId });
}
