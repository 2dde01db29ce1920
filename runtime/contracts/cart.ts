import * as z from 'zod/mini';
import { Act } from './act.ts';
import { COUPON_ERRORS } from './enumerations.ts';
import { LegalPage } from './legal-page.ts';
import { ADDITIONAL_FIELDS_MAX_LENGTH, ID_MAX_LENGTH } from './limits.ts';
import { MoneyAmount } from './money.ts';
import { PriceLine } from './price-line.ts';

/** The variant that a line holds: its code, and the value of each option by the option's name. */
export const ChosenVariant = z.strictObject({
  id: z.string(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
});
export type ChosenVariant = z.infer<typeof ChosenVariant>;

/**
 * One line of the cart. Amounts are in minor units; `additionalFields` is JSON text. `isReservedByOthers` says that it
 * is in stock, but cannot be paid for while others pay for its last units.
 */
export const CartEntry = z.strictObject({
  id: z.string(),
  itemId: z.string(),
  quantity: z.int(),
  chosenVariant: ChosenVariant,
  title: z.string(),
  subTotal: z.int(),
  /** Price of one unit, with its deposit. */
  purchasePriceCents: z.int(),
  /** The part of that price which is a deposit; missing where there is none. */
  depositCents: z.optional(z.int()),
  /** These lines stand beside the price of one unit; the field is missing where there are none. */
  priceLines: z.optional(z.array(PriceLine)),
  additionalFields: z.nullable(z.string()),
  productType: z.int(),
  fullUrl: z.string(),
  image: z.nullable(
    z.strictObject({
      assetUrl: z.string(),
      altText: z.string(),
      /** Width and height of the original in pixels, '1200x800'. */
      originalSize: z.string(),
      /** Widths in pixels that `?format=300w` on the address serves; none where only the original is. */
      widths: z.array(z.int()),
    }),
  ),
  isReservedByOthers: z.boolean(),
});
export type CartEntry = z.infer<typeof CartEntry>;

/** A way of delivery to `shippingLocation`; `cents` is its price before a coupon makes it free, in minor units. */
export const ShippingOption = z.strictObject({ id: z.string(), name: z.string(), cents: z.int() });
export type ShippingOption = z.infer<typeof ShippingOption>;

/**
 * The place of delivery: `countryCode` is ISO 3166-1 alpha-2, `region` the part of ISO 3166-2 after the hyphen, or ''.
 */
export const ShippingLocation = z.strictObject({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.string().check(z.regex(/^[A-Z0-9]{0,3}$/)),
});
export type ShippingLocation = z.infer<typeof ShippingLocation>;

/** A tax that applies to the cart: `rate` is in parts per million, `cents` the resulting amount in minor units. */
export const ApplicableTaxRule = z.strictObject({ id: z.string(), name: z.string(), rate: z.int(), cents: z.int() });
export type ApplicableTaxRule = z.infer<typeof ApplicableTaxRule>;

export const COUPON_KINDS = ['fixed', 'percent', 'freeShipping'] as const;

/** A coupon that is in effect; `cents` is its discount on the subtotal in minor units, 0 for free shipping. */
export const ValidCoupon = z.strictObject({
  code: z.string(),
  name: z.string(),
  kind: z.enum(COUPON_KINDS),
  cents: z.int(),
});
export type ValidCoupon = z.infer<typeof ValidCoupon>;

/**
 * A coupon that the visitor entered and that gives no discount. `reason` says why; for `belowMinimum`,
 * `minimumSubtotalCents` is the subtotal that the coupon needs.
 */
export const InvalidCoupon = z.strictObject({
  code: z.string(),
  reason: z.enum(COUPON_ERRORS),
  minimumSubtotalCents: z.optional(z.int()),
});
export type InvalidCoupon = z.infer<typeof InvalidCoupon>;

/**
 * The whole cart. Amounts are in minor units of the store currency, `created` is in ms since the epoch, and `version`
 * rises by one with each change. A visitor without a cart gets an empty one whose `id` is ''. Delivery and taxes are 0
 * while there is no `shippingLocation`; with `pricesIncludeTax`, the subtotal contains `taxCents`. `taxNote` is the
 * owner's own text about taxes, and '' where the goods have none. The shop accepts no order below
 * `minimumSubtotalCents`. The answer to a change has the `act` that it was, if the visitor may be counted or has not
 * answered yet.
 */
export const ShoppingCart = z.strictObject({
  id: z.string(),
  websiteId: z.string(),
  orderId: z.string(),
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
  taxNote: z.optional(z.string()),
  minimumSubtotalCents: z.int(),
  /** The page on which buyers withdraw from a contract, where the shop owes it. */
  contractLinks: z.optional(z.array(LegalPage)),
  act: z.optional(Act),
});
export type ShoppingCart = z.infer<typeof ShoppingCart>;

/**
 * Body of `POST /api/commerce/shopping-cart/entries`. `domain/quantity` checks `quantity`, because each error has a
 * text of its own.
 */
export const AddEntryRequest = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH)),
  sku: z.nullable(z.string().check(z.maxLength(ID_MAX_LENGTH))),
  quantity: z.unknown(),
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH)))),
});
export type AddEntryRequest = Omit<z.infer<typeof AddEntryRequest>, 'quantity'> & { quantity: number };

export const AddEntryResponse = z.strictObject({ shoppingCart: ShoppingCart, newlyAdded: CartEntry });
export type AddEntryResponse = z.infer<typeof AddEntryResponse>;

/** Body of `PUT /api/commerce/shopping-cart/entries/{entryId}`. `PUT` and `DELETE` both answer the whole cart. */
export const UpdateQuantityRequest = z.strictObject({ quantity: z.unknown() });
export type UpdateQuantityRequest = { quantity: number };

/** Body of `PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields`. */
export const UpdateAdditionalFieldsRequest = z.strictObject({
  itemId: z.string(),
  sku: z.nullable(z.string()),
  additionalFields: z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH))),
});
export type UpdateAdditionalFieldsRequest = z.infer<typeof UpdateAdditionalFieldsRequest>;

export const UpdateAdditionalFieldsResponse = z.strictObject({ shoppingCart: ShoppingCart, updatedEntry: CartEntry });
export type UpdateAdditionalFieldsResponse = z.infer<typeof UpdateAdditionalFieldsResponse>;

/**
 * Body of `POST /api/commerce/shopping-cart/coupons`. `POST` and `DELETE …/coupons/{code}` both answer the whole cart.
 */
export const AddCouponRequest = z.strictObject({ code: z.string().check(z.maxLength(ID_MAX_LENGTH)) });
export type AddCouponRequest = z.infer<typeof AddCouponRequest>;

/**
 * Body of `PUT /api/commerce/shopping-cart/shipping`: the place and the way of delivery, null while unknown. The answer
 * is the whole cart.
 */
export const SetShippingRequest = z.strictObject({
  location: z.nullable(ShippingLocation),
  optionId: z.nullable(z.string().check(z.maxLength(ID_MAX_LENGTH))),
});
export type SetShippingRequest = z.infer<typeof SetShippingRequest>;
