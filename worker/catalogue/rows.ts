import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerImage } from '#runtime/contracts/pictures.ts';
import { columnsOf, type FieldsOf, type RowOf, readRow } from '../db/columns.ts';
import type { ItemImageRow } from '../pictures/service.ts';
import { type PriceFacts, type PriceFactsColumn, toPriceFacts } from '../prices/service.ts';
import type { PRODUCT_COLUMNS } from './item-columns.ts';
import { STOCK_COLUMNS, VARIANT_COLUMNS } from './variant-columns.ts';

/** The rows of products, variants and images, and the objects made from them for the API and for pages. */

const SHOWN_VARIANT = { ...VARIANT_COLUMNS, ...columnsOf(STOCK_COLUMNS, ['id', 'unlimited', 'qtyInStock']) };

/** Prices are in minor units of the store's currency; sizes are null while the owner has not said them. */
export interface Variant extends FieldsOf<typeof SHOWN_VARIANT> {
  priceFacts?: PriceFacts | undefined;
}
export type VariantRow = RowOf<typeof SHOWN_VARIANT> & PriceFactsColumn & { item_id: string };

export type Image = OwnerImage;
export type ImageRow = ItemImageRow & { item_id: string };

type ProductRow = RowOf<typeof PRODUCT_COLUMNS>;

/** Digital products, gift cards and paywalls never run out, whatever their rows say. */
export const ENDLESS_KINDS: readonly (number | null)[] = [
  PRODUCT_TYPE.digital,
  PRODUCT_TYPE.giftCard,
  PRODUCT_TYPE.paywall,
];

export function hasEndlessStock(productType: number | null): boolean {
  return ENDLESS_KINDS.includes(productType);
}

/** Whether the product can be bought once: a subscription only if its owner allows it, any other product always. */
export function isOneTimePurchasable(row: Pick<ProductRow, 'subscription_plan' | 'one_time_purchasable'>): boolean {
  return row.subscription_plan === null || row.one_time_purchasable === 1;
}

/** Returns the owner's own label of the button; null for the usual one. */
export function addButtonText(
  row: Pick<ProductRow, 'custom_add_button_text' | 'use_custom_add_button_text'>,
): string | null {
  return row.use_custom_add_button_text === 1 ? row.custom_add_button_text : null;
}

/** Converts the variants of one product. The product's type decides whether their stock can run out. */
export function toVariants(rows: readonly VariantRow[], productType: number | null): Variant[] {
  const isEndless = hasEndlessStock(productType);
  return rows.map((row) => {
    const variant = readRow(SHOWN_VARIANT, row);
    const priceFacts = toPriceFacts(row);
    return { ...variant, unlimited: isEndless || variant.unlimited, ...(priceFacts && { priceFacts }) };
  });
}
