import * as z from 'zod/mini';
import type { ProductFilter, ProductOrder } from '#runtime/contracts/product-list.ts';
import type { Keyset } from '../db/keyset.ts';
import { ApiError } from '../http/errors.ts';
import type { ListKey } from '../http/list-cursor.ts';

/** How a list is read: by which index, and in which order. */
export interface ListOrder extends Keyset {
  /** Tables with `items i`, of site ?1. */
  from: string;
  key: z.ZodMiniType<ListKey>;
  /** A condition on the rows that the order alone needs. */
  where?: string;
}

const VARIANTS_OF_ITEM = `variants o INDEXED BY variants_by_item WHERE o.site_id = ?1 AND o.item_id = i.id`;

const LOWEST = `(SELECT COALESCE(MIN(o.price_cents), 0) FROM ${VARIANTS_OF_ITEM})`;
const HIGHEST = `(SELECT COALESCE(MAX(o.price_cents), 0) FROM ${VARIANTS_OF_ITEM})`;

const NUMBER = z.number();
const TEXT = z.string();

const indexed = (index: string) => `items i INDEXED BY ${index}`;

/**
 * The orders that an owner can ask for. `from` has the rows in this order: a page that no other condition narrows reads
 * as many rows as it shows, and one that is narrowed reads each product once at most.
 *
 * Nothing is stored for the order by price: it follows the index of variants, begins with each product's lowest price, or
 * downwards with its highest, and leaves out the product's other variants. No index holds a sum, so that the units of all
 * variants together are kept with each product, in the batch of what changes them (`worker/inventory/kept-units.ts`).
 */
const ORDERS: Readonly<Record<ProductOrder, Pick<ListOrder, 'from' | 'by' | 'key'>>> = {
  updated: { from: indexed('products_by_update'), by: ['i.updated_at', 'i.id'], key: z.tuple([TEXT, NUMBER, TEXT]) },
  title: {
    from: indexed('products_by_title'),
    by: ['i.title COLLATE NOCASE', 'i.id'],
    key: z.tuple([TEXT, TEXT, TEXT]),
  },
  status: {
    from: indexed('products_by_status'),
    by: ['i.content_status', 'i.updated_at', 'i.id'],
    key: z.tuple([TEXT, TEXT, NUMBER, TEXT]),
  },
  position: { from: 'items i', by: ['i.position', 'i.id'], key: z.tuple([TEXT, NUMBER, TEXT]) },
  price: {
    from: `variants v INDEXED BY variants_by_price CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id`,
    by: ['v.price_cents', 'v.id'],
    key: z.tuple([TEXT, NUMBER, TEXT]),
  },
  stock: { from: indexed('products_by_units'), by: ['i.units', 'i.id'], key: z.tuple([TEXT, NUMBER, TEXT]) },
};

const OF_SKU = 'variants v CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id';
const BY_SKU: ListOrder = {
  name: 'sku',
  from: OF_SKU,
  by: ['v.sku'],
  isDescending: false,
  key: z.tuple([TEXT, TEXT]),
};
const SOLD_OUT: ListOrder = {
  ...BY_SKU,
  name: 'sold-out',
  from: OF_SKU.replace('variants v', 'variants v INDEXED BY variants_by_stock'),
};
const FOUND: ListOrder = {
  name: 'words',
  from: `search_words w CROSS JOIN search_entries e ON e.number = w.rowid AND e.site_id = ?1
    CROSS JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id`,
  by: ['w.rowid'],
  isDescending: true,
  key: z.tuple([TEXT, NUMBER]),
};
/** The rows of one collection, of which there are few, are sorted. */
const IN_COLLECTION = 'items i INDEXED BY sqlite_autoindex_items_2';

/** By what a list finds its rows, where that is more selective than its order. */
export type Driver = 'sku' | 'words' | 'sold-out' | 'collection' | undefined;

export function driverOf({ sku, q, collectionId, stock }: ProductFilter): Driver {
  if (sku) return 'sku';
  if (q) return 'words';
  if (collectionId !== undefined) return 'collection';
  return stock === 'sold-out' ? 'sold-out' : undefined;
}

/** Returns the most selective index of a search. Throws INVALID_REQUEST for places where no collection gives them. */
export function orderOf(search: ProductFilter): ListOrder {
  const driver = driverOf(search);
  const { order } = search;
  if (order === 'position' && search.collectionId === undefined) {
    throw new ApiError('INVALID_REQUEST', { fields: ['order'] });
  }
  const own = driver === 'sku' ? BY_SKU : driver === 'words' ? FOUND : driver === 'sold-out' ? SOLD_OUT : undefined;
  if (own && order === undefined) return own;
  const by = order ?? 'updated';
  const isDescending = (search.direction ?? (by === 'updated' ? 'desc' : 'asc')) === 'desc';
  const sorted = { ...ORDERS[by], name: `${by} ${isDescending ? 'down' : 'up'}`, isDescending };
  if (driver !== undefined) {
    const from = own?.from ?? IN_COLLECTION;
    return by === 'price' ? { ...sorted, from, by: [isDescending ? HIGHEST : LOWEST, 'i.id'] } : { ...sorted, from };
  }
  if (by === 'price') {
    const other = `(o.price_cents, o.id) ${isDescending ? '>' : '<'} (v.price_cents, v.id)`;
    return { ...sorted, where: `v.site_id = ?1 AND NOT EXISTS (SELECT 1 FROM ${VARIANTS_OF_ITEM} AND ${other})` };
  }
  if (by === 'updated' && search.status) return { ...sorted, from: indexed('products_by_status') };
  if (by === 'updated' && search.kind) return { ...sorted, from: indexed('products_by_kind') };
  return sorted;
}
