import * as z from 'zod/mini';
import { ShoppingCart } from './cart.ts';
import { CHECKOUT_NOTICES, CURRENCIES, PAYMENT_PROVIDERS } from './enumerations.ts';

/** Longest note to the shop, in UTF-16 code units. */
export const ORDER_NOTE_MAX_LENGTH = 1000;

const line = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/** Where goods go. `countryCode` and `region` as in ShippingLocation; what is not known yet is ''. */
export const Address = z.strictObject({
  firstName: line(100),
  lastName: line(100),
  line1: line(200),
  line2: line(200),
  city: line(100),
  region: z.string().check(z.regex(/^[A-Z0-9]{0,3}$/)),
  postalCode: line(20),
  countryCode: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  phone: line(40),
});
export type Address = z.infer<typeof Address>;

/** A gift card that pays: its balance and what of it this order takes, in minor units. */
export const GiftCardUse = z.strictObject({ lastCharacters: z.string(), balanceCents: z.int(), usedCents: z.int() });
export type GiftCardUse = z.infer<typeof GiftCardUse>;

/**
 * What has changed since the visitor put an item into the cart, found when the checkout begins: the entry's price (old
 * and new, minor units), how many there are left, or that the item is gone. Gone and short entries are changed in the
 * cart; nothing is changed silently.
 */
export const CheckoutNotice = z.strictObject({
  kind: z.enum(CHECKOUT_NOTICES),
  title: z.string(),
  was: z.int(),
  is: z.int(),
});
export type CheckoutNotice = z.infer<typeof CheckoutNotice>;

/**
 * A checkout in progress. `cart` is priced for `address`; what is bought on a page of its own (a subscription, a gift
 * card) is shown as a cart of one entry without coupons. Stock is held until `reservedUntil` (ms since the epoch; null
 * where nothing has to be held). `dueCents` is what a payment has to bring, after the gift card.
 */
export const Checkout = z.strictObject({
  cart: ShoppingCart,
  email: z.string(),
  address: z.nullable(Address),
  note: z.string(),
  giftCard: z.nullable(GiftCardUse),
  dueCents: z.int(),
  needsAddress: z.boolean(),
  /** Countries that the shop delivers to, ISO 3166-1 alpha-2; `*` stands for any. */
  countries: z.array(z.string()),
  reservedUntil: z.nullable(z.int()),
  notices: z.array(CheckoutNotice),
  providers: z.array(z.enum(PAYMENT_PROVIDERS)),
  testMode: z.boolean(),
});
export type Checkout = z.infer<typeof Checkout>;

/**
 * `PUT /api/commerce/checkout`: only what is given changes. An empty gift card code takes the gift card away.
 * `shippingOptionId` is one of the cart's `shippingOptions`.
 */
export const UpdateCheckoutRequest = z.strictObject({
  email: z.optional(line(256)),
  address: z.optional(z.nullable(Address)),
  note: z.optional(z.string().check(z.maxLength(ORDER_NOTE_MAX_LENGTH))),
  giftCardCode: z.optional(line(40)),
  shippingOptionId: z.optional(z.string().check(z.maxLength(64))),
});
export type UpdateCheckoutRequest = z.infer<typeof UpdateCheckoutRequest>;

/**
 * `POST /api/commerce/checkout/payment`. `dueCents` is what the visitor was shown, in `currency`: another amount is
 * refused, not charged. `card` is one of the cards of test mode; no other card ever comes here. Nothing due needs no provider.
 */
export const PayRequest = z.strictObject({
  provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
  dueCents: z.int(),
  currency: z.optional(z.enum(CURRENCIES)),
  card: z.optional(z.string().check(z.maxLength(40))),
});
export type PayRequest = z.infer<typeof PayRequest>;

/**
 * Paid: `url` is the order's confirmation. Declined: in the shop's words. Redirect: the provider's page, same tab, which
 * leads back to `/checkout?payment=cancelled` (with the pending order's `order`, if it is one) where nothing was paid.
 */
export const PayResponse = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('paid'), url: z.string() }),
  z.strictObject({ status: z.literal('declined'), message: z.string() }),
  z.strictObject({ status: z.literal('redirect'), url: z.string() }),
]);
export type PayResponse = z.infer<typeof PayResponse>;
