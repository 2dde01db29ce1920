import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../domain/email.ts';
import { Act } from './act.ts';
import { ShoppingCart } from './cart.ts';
import {
  CHECKOUT_NOTICES,
  CURRENCIES,
  INSTALLMENT_PROVIDERS,
  ONLINE_PROVIDERS,
  PAYMENT_METHODS,
} from './enumerations.ts';
import { LegalPage } from './legal-page.ts';
import { ID_MAX_LENGTH, ORDER_NOTE_MAX_LENGTH } from './limits.ts';

/** In UTF-16 code units. */
const CONSENT_MAX_LENGTH = 1_000;

const line = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/** A delivery address. `countryCode` and `region` are as in ShippingLocation; unknown parts are ''. */
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

/** A gift card that pays for the order: its balance and the part this order uses, in minor units. */
export const GiftCardUse = z.strictObject({ lastCharacters: z.string(), balanceCents: z.int(), usedCents: z.int() });
export type GiftCardUse = z.infer<typeof GiftCardUse>;

/**
 * A change found when the checkout starts: the price of an entry (`was` and `is` in minor units), fewer items left
 * (`was` and `is` are quantities), or the item is gone. The cart's entries are adjusted, and the visitor sees a notice
 * for each change. So it is with a gift card that is good no longer, and with a coupon that has ended, whose code is
 * the `title`.
 */
export const CheckoutNotice = z.strictObject({
  kind: z.enum(CHECKOUT_NOTICES),
  title: z.string(),
  was: z.int(),
  is: z.int(),
});
export type CheckoutNotice = z.infer<typeof CheckoutNotice>;

const installmentProvider = z.enum(INSTALLMENT_PROVIDERS);

/**
 * Whether the order can be paid in instalments. `offered`: `amountsCents` are the payments, which add up to `dueCents`;
 * the first is due today, each other one two weeks after the one before. The amount to pay must be above the minimum
 * and not above the maximum; for the two states that miss it, `limitCents` is that bound. `abroad`: the goods are
 * delivered to another country. Null where instalments are out of the question.
 */
export const CheckoutInstallments = z.nullable(
  z.discriminatedUnion('status', [
    z.strictObject({
      status: z.literal('offered'),
      provider: installmentProvider,
      count: z.int(),
      amountsCents: z.array(z.int()),
    }),
    z.strictObject({
      status: z.enum(['belowMinimum', 'aboveMaximum']),
      provider: installmentProvider,
      limitCents: z.int(),
    }),
    z.strictObject({ status: z.literal('abroad'), provider: installmentProvider }),
  ]),
);
export type CheckoutInstallments = z.infer<typeof CheckoutInstallments>;

/**
 * A checkout in progress. `cart` is priced for `address`; for a subscription or gift card it has one entry and no
 * coupons. Stock is reserved until `reservedUntil` (ms since the epoch; null where no item needs a reservation).
 * `dueCents` is the amount to pay after the gift card.
 */
export const Checkout = z.strictObject({
  cart: ShoppingCart,
  email: z.string(),
  address: z.nullable(Address),
  note: z.string(),
  giftCard: z.nullable(GiftCardUse),
  /**
   * Whom a bought gift card is for, from whom, with which text and when it is sent, in the site's language; null for
   * any other order.
   */
  gift: z.nullable(z.array(z.strictObject({ title: z.string(), value: z.string() }))),
  dueCents: z.int(),
  needsAddress: z.boolean(),
  /**
   * The taxes of an order without delivery need its country, and its region in the countries `regionsIn`. Both are
   * given as an `address` whose other parts are ''. Null where no tax can apply, and where `needsAddress`.
   */
  taxPlace: z.nullable(z.strictObject({ regionsIn: z.array(z.string()) })),
  /**
   * Countries to choose from, ISO 3166-1 alpha-2: those that the shop delivers to, or all for `taxPlace`; `*` stands
   * for any country.
   */
  countries: z.array(z.string()),
  /** The shop's own country, in which the form begins where it delivers there; '' where it is not known. */
  shopCountry: z.string(),
  reservedUntil: z.nullable(z.int()),
  notices: z.array(CheckoutNotice),
  providers: z.array(z.enum(ONLINE_PROVIDERS)),
  installments: CheckoutInstallments,
  testMode: z.boolean(),
  legalPages: z.array(LegalPage),
  /**
   * The terms of a subscription, sentences in the site's language: what is charged, when, how often and until when, and
   * how the buyer ends it. Shown right above the pay button; null for any other order.
   */
  subscriptionTerms: z.nullable(z.array(z.string())),
  /**
   * How the digital products of the order come, in the site's language: which can be downloaded as soon as they are
   * paid, and which the shop sends later. Empty for an order without any.
   */
  downloadTerms: z.array(z.string()),
  /**
   * What the buyer must agree to before paying, in the site's language: that downloads begin at once, which ends the
   * right of withdrawal. '' for an order without downloads, and where the buyer's country knows no such consent.
   */
  withdrawalConsent: z.string(),
  /** The sentences say, in the site's language, what the kinds of the items mean for the right of withdrawal. */
  withdrawalNotes: z.array(z.string()),
  /** The buyer must confirm this before paying: an age, in the site's language. '' for items for everybody. */
  ageConfirmation: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

/**
 * Body of `PUT /api/commerce/checkout`: only the given fields change. An empty gift card code removes the gift card.
 * `shippingOptionId` is one of the cart's `shippingOptions`.
 */
export const UpdateCheckoutRequest = z.strictObject({
  email: z.optional(line(EMAIL_MAX_LENGTH)),
  address: z.optional(z.nullable(Address)),
  note: z.optional(z.string().check(z.maxLength(ORDER_NOTE_MAX_LENGTH))),
  giftCardCode: z.optional(line(40)),
  shippingOptionId: z.optional(z.string().check(z.maxLength(ID_MAX_LENGTH))),
});
export type UpdateCheckoutRequest = z.infer<typeof UpdateCheckoutRequest>;

/**
 * Body of `POST /api/commerce/checkout/payment`. `dueCents` in `currency` is the amount that the visitor saw: the
 * Worker refuses the payment when the order costs another amount now. `cartId` is the id of the checkout's cart: where
 * the visitor has another one now, as after signing in elsewhere, the payment is refused with CHECKOUT_CHANGED. `card` is
 * one of test mode's cards; the Worker never receives real card numbers. `provider` is null where nothing is due. `method`
 * is `card` by default; it can be `installments` where the checkout offers them. `withdrawalConsent` and `ageConfirmation`
 * are the checkout's, as the visitor has agreed to them.
 */
export const PayRequest = z.strictObject({
  cartId: z.optional(z.string().check(z.maxLength(ID_MAX_LENGTH))),
  provider: z.nullable(z.enum(ONLINE_PROVIDERS)),
  dueCents: z.int(),
  currency: z.optional(z.enum(CURRENCIES)),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  card: z.optional(z.string().check(z.maxLength(40))),
  withdrawalConsent: z.optional(z.string().check(z.maxLength(CONSENT_MAX_LENGTH))),
  ageConfirmation: z.optional(z.string().check(z.maxLength(CONSENT_MAX_LENGTH))),
});
export type PayRequest = z.infer<typeof PayRequest>;

/**
 * Result of a payment. `paid`: `url` is the order's confirmation page. `declined`: `message` is the reason for the
 * visitor. `redirect`: `url` is the provider's page, to open in the same tab; when nothing was paid, it leads back to
 * `/checkout?payment=cancelled`, with `order` for a pending order. `act` is the step of paying, once a checkout, if the
 * visitor may be counted or has not answered yet; a repeat under the same key has it again.
 */
export const PayResponse = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('paid'), url: z.string(), act: z.optional(Act) }),
  z.strictObject({ status: z.literal('declined'), message: z.string(), act: z.optional(Act) }),
  z.strictObject({ status: z.literal('redirect'), url: z.string(), act: z.optional(Act) }),
]);
export type PayResponse = z.infer<typeof PayResponse>;
