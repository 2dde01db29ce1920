import {
  type CollectionAddress,
  hasEndlessStock,
  ITEM_COLUMNS,
  itemUrl,
  PRODUCT_COLUMNS,
  STOCK_COLUMNS,
  VARIANT_COLUMNS,
} from '../catalogue/service.ts';
import { columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { type LinePictureRow, toLinePicture } from '../pictures/service.ts';
import { type PriceFactsColumn, toPriceFacts } from '../prices/service.ts';
import { ownText, type TranslationColumn, toTranslated, withOptions } from '../translations/service.ts';
import type { CartLine } from './stored-cart.ts';

/** The rows of a cart's lines, with what they show of their products. */

export const LINE_PRODUCT = {
  ...columnsOf(PRODUCT_COLUMNS, ['title', 'urlSlug', 'kind', 'minimumAge', 'withdrawalException']),
  ...columnsOf(ITEM_COLUMNS, ['recordType']),
};
const LINED = ['priceCents', 'salePriceCents', 'onSale', 'unitPriceMeasurement', 'depositCents'] as const;

export const LINE_VARIANT = {
  ...columnsOf(VARIANT_COLUMNS, ['sku', 'attributes', 'weightGrams', ...LINED]),
  ...columnsOf(STOCK_COLUMNS, ['unlimited', 'qtyInStock']),
};
const LINE_COLUMNS = { ...LINE_PRODUCT, ...LINE_VARIANT };

export interface LineRow
  extends RowOf<typeof LINE_COLUMNS>,
    LinePictureRow,
    TranslationColumn,
    CollectionAddress,
    PriceFactsColumn {
  id: string;
  item_id: string;
  variant_id: string;
  quantity: number;
  purchase_price_cents: number;
  additional_fields: string;
  reserved: number;
}

export function toLine(row: LineRow): CartLine {
  const { title, urlSlug, kind, recordType, unlimited, qtyInStock, minimumAge, withdrawalException, ...variant } =
    readRow(LINE_COLUMNS, row);
  const inStock = unlimited || hasEndlessStock(kind) ? Infinity : qtyInStock;
  const translated = toTranslated(row.translation);
  return {
    id: row.id,
    itemId: row.item_id,
    variantId: row.variant_id,
    sku: variant.sku,
    attributes: withOptions(translated, variant.attributes),
    quantity: row.quantity,
    weightGrams: variant.weightGrams,
    priceCents: row.purchase_price_cents,
    depositCents: Math.min(variant.depositCents, row.purchase_price_cents),
    additionalFields: row.additional_fields,
    title: translated.texts.title ?? title,
    fullUrl: itemUrl(row.collection_slug ?? row.collection_url_id, recordType, translated.slug ?? urlSlug),
    productType: kind,
    minimumAge,
    withdrawalException,
    image: toLinePicture({ ...row, alt_text: ownText(translated, row.alt_text ?? '') }),
    priced: { ...variant, priceFacts: toPriceFacts(row) },
    units: { inStock, free: inStock - row.reserved },
  };
}
