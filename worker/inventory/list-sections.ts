import type { STOCK_ORDERS } from '#runtime/contracts/list-orders.ts';
import type { Keyset } from '../db/keyset.ts';
import { ENDLESS_UNITS } from './kept-units.ts';
import { HAS_ENDLESS_STOCK } from './stock-rows.ts';

export interface StockSearch {
  /** First letters of the code. */
  sku?: string | undefined;
  /** First letters of the product's title, in either case. */
  title?: string | undefined;
  /** Only counted variants with so many units or fewer. */
  atMost?: number | undefined;
  /** By default that of the index that finds what is searched for. */
  order?: (typeof STOCK_ORDERS)[number] | undefined;
  direction?: 'asc' | 'desc' | undefined;
  cursor?: string | undefined;
  limit: number;
  /** Ms since the epoch. */
  now: number;
}

/** A part of a list with its order; the next one begins where it ends. */
export interface Section extends Keyset {
  from: string;
  where: readonly string[];
  /** Whether its key has columns of two tables. */
  hasTwoTables: boolean;
}

const THEIR_PRODUCTS = 'CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id';
const BY_SKU = `variants v INDEXED BY sqlite_autoindex_variants_2 ${THEIR_PRODUCTS}`;
const BY_STOCK = `variants v INDEXED BY variants_by_stock ${THEIR_PRODUCTS}`;
const BY_UNITS = `items i INDEXED BY products_by_units
  CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = i.site_id AND v.item_id = i.id`;
const BY_TITLE = `items i INDEXED BY products_by_title
  CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = i.site_id AND v.item_id = i.id`;

const KEYS = {
  sku: ['v.sku'],
  title: ['i.title COLLATE NOCASE', 'i.id', 'v.position', 'v.id'],
  units: ['v.qty_in_stock', 'v.sku'],
  product: ['i.id', 'v.position', 'v.id'],
} as const;
const OWN_INDEX = { sku: BY_SKU, title: BY_TITLE, units: BY_STOCK } as const;

/**
 * Returns the parts of a list, each with the index that finds its rows. Most lists have one. One by units has the counted
 * variants and, after all of these, those that never run out, product by product. What few rows have is found by its own
 * index and sorted; any other list follows the index of its order, so that it reads each variant once at most.
 */
export function sectionsOf({ sku, title, atMost, order, direction }: StockSearch): Section[] {
  const own = sku !== undefined ? 'sku' : title !== undefined ? 'title' : atMost !== undefined ? 'units' : undefined;
  const by = order ?? own ?? 'sku';
  const isDescending = direction === 'desc';
  const section = {
    name: `${by} ${isDescending ? 'down' : 'up'}`,
    by: KEYS[by],
    isDescending,
    hasTwoTables: by === 'title',
  };
  const from = OWN_INDEX[own ?? by];
  if (by !== 'units' || atMost !== undefined) return [{ ...section, from, where: [] }];
  const counted = { ...section, from, where: ['v.unlimited = 0', `NOT ${HAS_ENDLESS_STOCK}`] };
  const endless = {
    ...section,
    name: `endless ${section.name}`,
    by: KEYS.product,
    hasTwoTables: true,
    from: own ? from : BY_UNITS,
    where: [`i.units = ${ENDLESS_UNITS}`, `(v.unlimited = 1 OR ${HAS_ENDLESS_STOCK})`],
  };
  return isDescending ? [endless, counted] : [counted, endless];
}
