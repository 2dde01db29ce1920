import * as z from 'zod/mini';
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

const Unfilled = z.array(z.unknown());

/**
 * The whole cart (storefront.md §3, "Shopping cart"). Amounts in minor units of the store currency, `created` in ms
 * since the epoch, `version` one higher after each change. A visitor without a cart gets one with an empty `id`.
 */
export const ShoppingCart = z.strictObject({
  id: z.string(),
  websiteId: z.string(),
  orderId: z.nullable(z.string()),
  created: z.int(),
  isPurchased: z.boolean(),
  version: z.int(),
  entries: z.array(CartEntry),
  shippingOptions: Unfilled,
  selectedShippingOption: z.nullable(z.unknown()),
  shippingLocation: z.nullable(z.unknown()),
  applicableTaxRules: Unfilled,
  coupons: Unfilled,
  validCoupons: Unfilled,
  invalidCoupons: Unfilled,
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
