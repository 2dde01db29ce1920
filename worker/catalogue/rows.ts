import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ColorData } from '#runtime/contracts/pictures.ts';

/** The rows of `variants` and `images`, and the objects made from them for the API and for pages. */

/** Prices are in minor units of the store's currency. */
export interface Variant {
  id: string;
  sku: string;
  attributes: Record<string, string>;
  priceCents: number;
  salePriceCents: number;
  onSale: boolean;
  unlimited: boolean;
  qtyInStock: number;
  mainImageId: string | null;
  /** Null while the owner has not said them. */
  weightGrams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
}

/** Width and height of the original in pixels; the focal point from 0 to 1. */
export interface Image {
  id: string;
  /** Of an owner's picture, which the shop serves; null for one that is elsewhere. */
  assetId: string | null;
  assetUrl: string;
  altText: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  title: string;
  /** The caption, as HTML. */
  body: string;
  filename: string;
  colors: ColorData | null;
}

export interface VariantRow {
  id: string;
  item_id: string;
  sku: string;
  attributes: string;
  price_cents: number;
  sale_price_cents: number;
  on_sale: number;
  unlimited: number;
  qty_in_stock: number;
  main_image_id: string | null;
  weight_grams: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
}

export interface ImageRow {
  id: string;
  item_id: string;
  asset_id: string | null;
  asset_url: string;
  alt_text: string;
  width: number;
  height: number;
  focal_x: number;
  focal_y: number;
  title: string;
  body: string;
  filename: string;
  colors: string | null;
}

const ENDLESS: readonly (number | null)[] = [PRODUCT_TYPE.digital, PRODUCT_TYPE.giftCard, PRODUCT_TYPE.paywall];

/** Digital products, gift cards and paywalls never run out, whatever their rows say. */
export function hasEndlessStock(productType: number | null): boolean {
  return ENDLESS.includes(productType);
}

/** Whether the product can be bought once: a subscription only if its owner allows it, any other product always. */
export function isOneTimePurchasable(row: { subscription_plan: string | null; one_time_purchasable: number }): boolean {
  return row.subscription_plan === null || row.one_time_purchasable === 1;
}

/** Returns the owner's own label of the button; null for the usual one. */
export function addButtonText(row: {
  custom_add_button_text: string | null;
  use_custom_add_button_text: number;
}): string | null {
  return row.use_custom_add_button_text === 1 ? row.custom_add_button_text : null;
}

/** Converts the variants of one product. The product's type decides whether their stock can run out. */
export function toVariants(rows: readonly VariantRow[], productType: number | null): Variant[] {
  const isEndless = hasEndlessStock(productType);
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    attributes: JSON.parse(row.attributes),
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    onSale: row.on_sale === 1,
    unlimited: isEndless || row.unlimited === 1,
    qtyInStock: row.qty_in_stock,
    mainImageId: row.main_image_id,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
  }));
}

export function toImage(row: ImageRow): Image {
  return {
    id: row.id,
    assetId: row.asset_id,
    assetUrl: row.asset_url,
    altText: row.alt_text,
    width: row.width,
    height: row.height,
    focalX: row.focal_x,
    focalY: row.focal_y,
    title: row.title,
    body: row.body,
    filename: row.filename,
    colors: row.colors === null ? null : JSON.parse(row.colors),
  };
}
