import type { OwnerVariant } from '#runtime/contracts/catalogue.ts';
import { type ColumnsOf, flag, integer, json, maybeInteger, maybeJson, maybeText, text } from '../db/columns.ts';

/** The columns of `variants`, as `item-columns.ts` has those of items. */

/** What a change of a product writes of each of its variants, beside their stock. */
export const VARIANT_COLUMNS = {
  sku: text('sku'),
  attributes: json('attributes'),
  priceCents: integer('price_cents'),
  salePriceCents: integer('sale_price_cents'),
  onSale: flag('on_sale'),
  gtin: text('gtin'),
  mpn: text('mpn'),
  weightGrams: maybeInteger('weight_grams'),
  lengthMm: maybeInteger('length_mm'),
  widthMm: maybeInteger('width_mm'),
  heightMm: maybeInteger('height_mm'),
  mainImageId: maybeText('main_image_id'),
  unitPriceMeasurement: maybeJson('unit_price_measurement'),
  depositCents: integer('deposit_cents'),
} satisfies ColumnsOf<Omit<OwnerVariant, 'id' | 'stock'>>;

/** What statements write by rules of their own, or only the database. */
export const STOCK_COLUMNS = {
  id: text('id'),
  itemId: text('item_id'),
  unlimited: flag('unlimited'),
  /** Units that are not sold yet, reserved or not. */
  qtyInStock: integer('qty_in_stock'),
  /** One higher after each change of the stock. */
  stockVersion: integer('stock_version'),
  /** Place among the product's variants. */
  position: integer('position'),
};
