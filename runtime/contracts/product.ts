import * as z from 'zod/mini';
import { InstallmentContext } from './installments.ts';
import { MoneyAmount } from './money.ts';
import { ReviewSummary } from './review.ts';

/** `numBillingCycles` 0 means indefinite (storefront.md §3, "Subscription"). */
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
});
export type ProductVariant = z.infer<typeof ProductVariant>;

/** What the shop wants said of stock (storefront.md §3, "Product merchandising context"). */
export const ProductMerchandising = z.strictObject({
  /** Text with `{qtyInStock}` for variants that are scarce; null where the shop says nothing. */
  scarcityText: z.nullable(z.string()),
  /** A variant is scarce with this many in stock or fewer, and at least one. */
  scarcityThreshold: z.int(),
  restockNotificationsEnabled: z.boolean(),
  mailingListSignUpEnabled: z.boolean(),
  mailingListOptInByDefault: z.boolean(),
  /** Instead of "sold out". */
  customSoldOutText: z.nullable(z.string()),
});
export type ProductMerchandising = z.infer<typeof ProductMerchandising>;

/** What a product's page has to know of its shop. */
export const ProductStore = z.strictObject({
  expressCheckout: z.boolean(),
  multipleQuantityAllowedForServices: z.boolean(),
  /** BCP 47; how amounts are written. */
  locale: z.string(),
  /** Null where the shop offers none, or the product may not be paid so. */
  installments: z.nullable(InstallmentContext),
});
export type ProductStore = z.infer<typeof ProductStore>;

/** `GET /api/commerce/products/{id or slug}`. `price` is the lowest price a visitor can pay now. */
export const Product = z.strictObject({
  id: z.string(),
  name: z.string(),
  urlSlug: z.string(),
  fullUrl: z.string(),
  description: z.string(),
  productType: z.int(),
  price: MoneyAmount,
  onSale: z.boolean(),
  soldOut: z.boolean(),
  variantOptionOrdering: z.array(z.string()),
  variants: z.array(ProductVariant),
  images: z.array(ProductImage),
  isSubscribable: z.boolean(),
  subscriptionPlan: z.nullable(SubscriptionPlan),
  /** A subscription that may be bought once as well; true for everything else. */
  isOneTimePurchasable: z.boolean(),
  additionalFieldsFormId: z.nullable(z.string()),
  customAddButtonText: z.nullable(z.string()),
  merchandising: ProductMerchandising,
  /** Null where the shop shows no reviews. */
  reviews: z.nullable(ReviewSummary),
  store: ProductStore,
});
export type Product = z.infer<typeof Product>;
