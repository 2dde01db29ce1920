import * as z from 'zod/mini';
import { InstallmentContext } from './installments.ts';
import { LegalPage } from './legal-page.ts';
import { MoneyAmount } from './money.ts';
import { PriceLine } from './price-line.ts';
import { ProductRestock } from './restock.ts';
import { ReviewSummary } from './review.ts';

/** A subscription's billing; `numBillingCycles` 0 means that it never ends. */
export const SubscriptionPlan = z.strictObject({
  billingPeriod: z.strictObject({ value: z.int(), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  numBillingCycles: z.int(),
});
export type SubscriptionPlan = z.infer<typeof SubscriptionPlan>;

export const ProductImage = z.strictObject({
  id: z.string(),
  assetUrl: z.string(),
  altText: z.string(),
  /** Width and height of the original, in pixels. */
  originalSize: z.string(),
  /** The point that stays visible where the picture is cropped: 0 is left or top, 1 is right or bottom. */
  focalPoint: z.strictObject({ x: z.number(), y: z.number() }),
  /** Widths in pixels that `?format=500w` on the address serves; none where only the original is. */
  widths: z.array(z.int()),
  /** Average colour of its centre, as six hexadecimal digits, to show until it has come; left out where it is not known. */
  color: z.optional(z.string()),
});
export type ProductImage = z.infer<typeof ProductImage>;

export const ProductVariant = z.strictObject({
  id: z.string(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
  price: MoneyAmount,
  salePrice: MoneyAmount,
  onSale: z.boolean(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
  mainImageId: z.nullable(z.string()),
  /** What stands beside its price. */
  priceLines: z.array(PriceLine),
});
export type ProductVariant = z.infer<typeof ProductVariant>;

/** The shop's settings for showing stock. */
export const ProductMerchandising = z.strictObject({
  /** Text with `{qtyInStock}` for scarce variants; null where the shop shows none. */
  scarcityText: z.nullable(z.string()),
  /** A variant is scarce when its stock is this number or lower, and at least 1. */
  scarcityThreshold: z.int(),
  /** Text shown instead of "sold out". */
  customSoldOutText: z.nullable(z.string()),
});
export type ProductMerchandising = z.infer<typeof ProductMerchandising>;

/**
 * The note beside a price, about taxes and, for physical products, about delivery. `deliveryUrl` is '' where the shop has
 * no page on delivery.
 */
export const PriceNote = z.strictObject({ tax: z.string(), delivery: z.string(), deliveryUrl: z.string() });
export type PriceNote = z.infer<typeof PriceNote>;

/** Settings of the shop that a product's page needs. */
export const ProductStore = z.strictObject({
  expressCheckout: z.boolean(),
  multipleQuantityAllowedForServices: z.boolean(),
  /** BCP 47 locale for writing amounts. */
  locale: z.string(),
  /** Null where the shop offers no instalments, or not for this product. */
  installments: z.nullable(InstallmentContext),
  /** Null where the owner wants none. */
  priceNote: z.nullable(PriceNote),
  /** The pages on which buyers end a contract about this product, where the shop owes them. */
  contractLinks: z.optional(z.array(LegalPage)),
});
export type ProductStore = z.infer<typeof ProductStore>;

/** Answer of `GET /api/commerce/products/{id or slug}`. `price` is the lowest current price. */
export const Product = z.strictObject({
  id: z.string(),
  name: z.string(),
  urlSlug: z.string(),
  fullUrl: z.string(),
  description: z.string(),
  productType: z.int(),
  price: MoneyAmount,
  /** What stands beside the price until a variant is chosen. */
  priceLines: z.array(PriceLine),
  onSale: z.boolean(),
  soldOut: z.boolean(),
  variantOptionOrdering: z.array(z.string()),
  variants: z.array(ProductVariant),
  images: z.array(ProductImage),
  isSubscribable: z.boolean(),
  subscriptionPlan: z.nullable(SubscriptionPlan),
  /** False only for a subscription that cannot be bought as a single order. */
  isOneTimePurchasable: z.boolean(),
  additionalFieldsFormId: z.nullable(z.string()),
  customAddButtonText: z.nullable(z.string()),
  merchandising: ProductMerchandising,
  /** Null where visitors cannot ask for a notice that a variant is back in stock. */
  restock: z.nullable(ProductRestock),
  /** Null where the shop shows no reviews. */
  reviews: z.nullable(ReviewSummary),
  /**
   * What the law asks to be shown of it, as HTML in the page's language: from which age on it is sold, who answers for it,
   * warnings, the notice of the guarantee. '' where there is nothing to say.
   */
  information: z.string(),
  store: ProductStore,
  /** What other sites that show the product may tell search engines of it (schema.org); null where there is nothing to say. */
  structuredData: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type Product = z.infer<typeof Product>;
