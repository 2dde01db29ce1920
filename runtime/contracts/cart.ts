import * as z from 'zod/mini';
import { COUPON_ERRORS } from './enumerations.ts';
import { MoneyAmount } from './money.ts';

/** Longest `additionalFields` JSON text that an entry takes, in UTF-16 code units. */
export const ADDITIONAL_FIELDS_MAX_LENGTH = 20_000;

export const ChosenVariant = z.strictObject({
  id: z.string(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
});
export type ChosenVariant = z.infer<typeof ChosenVariant>;

/** One line of the cart (storefront.md §3, "Cart entry"). Amounts in minor units; `additionalFields` is JSON text. */
export const CartEntry = z.strictObject({
  id: z.string(),
  itemId: z.string(),
  quantity: z.int(),
  chosenVariant: ChosenVariant,
  title: z.string(),
  subTotal: z.int(),
  purchasePriceCents: z.int(),
  additionalFields: z.nullable(z.string()),
  productType: z.int(),
  fullUrl: z.string(),
  image: z.nullable(z.strictObject({ assetUrl: z.string(), altText: z.string() })),
});
export type CartEntry = z.infer<typeof CartEntry>;

/** A way of delivery to `shippingLocation`, in minor units before a coupon makes it free. */
export const ShippingOption = z.strictObject({ id: z.string(), name: z.string(), cents: z.int() });
export type ShippingOption = z.infer<typeof ShippingOption>;

/** ISO 3166-1 alpha-2; the part after the hyphen of ISO 3166-2, or ''. */
export const ShippingLocation = z.strictObject({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.string().check(z.regex(/^[A-Z0-9]{0,3}$/)),
});
export type ShippingLocation = z.infer<typeof ShippingLocation>;

/** `rate` in parts per million; `cents` what it comes to, minor units. */
export const ApplicableTaxRule = z.strictObject({ id: z.string(), name: z.string(), rate: z.int(), cents: z.int() });
export type ApplicableTaxRule = z.infer<typeof ApplicableTaxRule>;

export const COUPON_KINDS = ['fixed', 'percent', 'freeShipping'] as const;

/** `cents` is what it takes off the subtotal: 0 for free shipping. */
export const ValidCoupon = z.strictObject({
  code: z.string(),
  name: z.string(),
  kind: z.enum(COUPON_KINDS),
  cents: z.int(),
});
export type ValidCoupon = z.infer<typeof ValidCoupon>;

/** A coupon that was entered and takes nothing off, why, and for `belowMinimum` the subtotal it asks for. */
export const InvalidCoupon = z.strictObject({
  code: z.string(),
  fault: z.enum(COUPON_ERRORS),
  minimumSubtotalCents: z.optional(z.int()),
});
export type InvalidCoupon = z.infer<typeof InvalidCoupon>;

/**
 * The whole cart (storefront.md §3, "Shopping cart"). Amounts in minor units of the store currency, `created` in ms
 * since the epoch, `version` one higher after each change. A visitor without a cart gets one with an empty `id`.
 * Delivery and taxes are nil while there is no `shippingLocation`; with `pricesIncludeTax`, `taxCents` is in the
 * subtotal already. Below `minimumSubtotalCents` the shop does not sell.
 */
export const ShoppingCart = z.strictObject({
  id: z.string(),
  websiteId: z.string(),
  orderId: z.nullable(z.string()),
  created: z.int(),
  isPurchased: z.boolean(),
  version: z.int(),
  entries: z.array(CartEntry),
  shippingOptions: z.array(ShippingOption),
  selectedShippingOption: z.nullable(ShippingOption),
  shippingLocation: z.nullable(ShippingLocation),
  applicableTaxRules: z.array(ApplicableTaxRule),
  coupons: z.array(z.string()),
  validCoupons: z.array(ValidCoupon),
  invalidCoupons: z.array(InvalidCoupon),
  subtotalCents: z.int(),
  taxCents: z.int(),
  shippingCostCents: z.int(),
  discountCents: z.int(),
  grandTotalCents: z.int(),
  totalQuantity: z.int(),
  hasDigital: z.boolean(),
  purelyDigital: z.boolean(),
  requiresShipping: z.boolean(),
  subtotalAmount: MoneyAmount,
  pricesIncludeTax: z.boolean(),
  minimumSubtotalCents: z.int(),
});
export type ShoppingCart = z.infer<typeof ShoppingCart>;

/** `POST /api/commerce/shopping-cart/entries`. `quantity` is checked by `domain/quantity`, for the spec's texts. */
export const AddEntryRequest = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(64)),
  sku: z.nullable(z.string().check(z.maxLength(64))),
  quantity: z.unknown(),
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH)))),
});
export type AddEntryRequest = Omit<z.infer<typeof AddEntryRequest>, 'quantity'> & { quantity: number };

export const AddEntryResponse = z.strictObject({ shoppingCart: ShoppingCart, newlyAdded: CartEntry });
export type AddEntryResponse = z.infer<typeof AddEntryResponse>;

/** `PUT /api/commerce/shopping-cart/entries/{entryId}`; the answer is the whole cart, as that of `DELETE` is. */
export const UpdateQuantityRequest = z.strictObject({ quantity: z.unknown() });
export type UpdateQuantityRequest = { quantity: number };

/** `PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields` (storefront.md §7). */
export const UpdateAdditionalFieldsRequest = z.strictObject({
  itemId: z.string(),
  sku: z.nullable(z.string()),
  additionalFields: z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH))),
});
export type UpdateAdditionalFieldsRequest = z.infer<typeof UpdateAdditionalFieldsRequest>;

export const UpdateAdditionalFieldsResponse = z.strictObject({ shoppingCart: ShoppingCart, updatedEntry: CartEntry });
export type UpdateAdditionalFieldsResponse = z.infer<typeof UpdateAdditionalFieldsResponse>;

/** `POST /api/commerce/shopping-cart/coupons`; the answer is the whole cart, as that of `DELETE …/coupons/{code}` is. */
export const AddCouponRequest = z.strictObject({ code: z.string().check(z.maxLength(64)) });
export type AddCouponRequest = z.infer<typeof AddCouponRequest>;

/** `PUT /api/commerce/shopping-cart/shipping`: where to, and how; null for as yet unknown. The answer is the whole cart. */
export const SetShippingRequest = z.strictObject({
  location: z.nullable(ShippingLocation),
  optionId: z.nullable(z.string().check(z.maxLength(64))),
});
export type SetShippingRequest = z.infer<typeof SetShippingRequest>;
