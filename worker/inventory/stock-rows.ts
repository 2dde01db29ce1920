import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import { hasEndlessStock } from '../catalogue/service.ts';
import { reservedElsewhere } from './live-reservations.ts';

/** True if a product `i` never runs out, as `hasEndlessStock` says. */
export const HAS_ENDLESS_STOCK = `i.product_type IN (${PRODUCT_TYPE.digital}, ${PRODUCT_TYPE.giftCard}, ${PRODUCT_TYPE.paywall})`;

/** The columns of a variant `v` with its product `i`, for owners; `now` is an SQL expression in ms since the epoch. */
export function stockColumns(now: string): string {
  return `v.id, v.item_id, v.sku, i.title, v.attributes, v.qty_in_stock, v.unlimited, i.product_type, v.stock_version,
    v.position, ${reservedOf('v.id', now)} AS reserved`;
}

/** The units of a variant that all checkouts together have reserved, as SQL; ?1 is the site. */
export function reservedOf(variant: string, now: string): string {
  return reservedElsewhere({ variant, checkout: "''", now });
}

export interface StockRow {
  id: string;
  item_id: string;
  sku: string;
  title: string;
  attributes: string;
  qty_in_stock: number;
  unlimited: number;
  product_type: number;
  stock_version: number;
  position: number;
  reserved: number;
}

export function toOwnerStock(row: StockRow): OwnerStock {
  const isEndless = hasEndlessStock(row.product_type);
  const unlimited = isEndless || row.unlimited === 1;
  return {
    variantId: row.id,
    itemId: row.item_id,
    sku: row.sku,
    title: row.title,
    attributes: JSON.parse(row.attributes),
    quantity: unlimited ? 0 : row.qty_in_stock,
    unlimited,
    isEndless,
    reserved: row.reserved,
    version: row.stock_version,
  };
}
