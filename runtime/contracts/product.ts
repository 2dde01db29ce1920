import * as z from 'zod/mini';
import { MoneyAmount } from './money.ts';

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
  additionalFieldsFormId: z.nullable(z.string()),
  customAddButtonText: z.nullable(z.string()),
});
export type Product = z.infer<typeof Product>;
