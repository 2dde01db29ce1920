import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { hasEndlessStock, PRODUCT_COLUMNS, STOCK_COLUMNS, VARIANT_COLUMNS } from '../catalogue/service.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { reservedElsewhere } from './live-reservations.ts';

const PRODUCT = columnsOf(PRODUCT_COLUMNS, ['title', 'kind']);
const VARIANT = { ...STOCK_COLUMNS, ...columnsOf(VARIANT_COLUMNS, ['sku', 'attributes']) };
const STOCK = { ...PRODUCT, ...VARIANT };

/** True if a product `i` never runs out, as `hasEndlessStock` says. */
export const HAS_ENDLESS_STOCK = `i.product_type IN (${PRODUCT_TYPE.digital}, ${PRODUCT_TYPE.giftCard}, ${PRODUCT_TYPE.paywall})`;

/** The columns of a variant `v` with its product `i`, for owners; `now` is an SQL expression in ms since the epoch. */
export function stockColumns(now: string): string {
  return `${columnList(VARIANT, 'v')}, ${columnList(PRODUCT, 'i')}, ${reservedOf('v.id', now)} AS reserved`;
}

/** The units of a variant that all checkouts together have reserved, as SQL; ?1 is the site. */
export function reservedOf(variant: string, now: string): string {
  return reservedElsewhere({ variant, checkout: "''", now });
}

export type StockRow = RowOf<typeof STOCK> & { reserved: number };

export function toOwnerStock(row: StockRow): OwnerStock {
  const { id, itemId, sku, title, attributes, qtyInStock, kind, stockVersion, ...stock } = readRow(STOCK, row);
  const isEndless = hasEndlessStock(kind);
  const unlimited = isEndless || stock.unlimited;
  return {
    variantId: id,
    itemId,
    sku,
    title,
    attributes,
    quantity: unlimited ? 0 : qtyInStock,
    unlimited,
    isEndless,
    reserved: row.reserved,
    version: stockVersion,
  };
}
