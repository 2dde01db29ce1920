/** Closed lists that browser and Worker share. They are plain values: this file imports no schema library. */

export const PRODUCT_TYPE = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

export const RECORD_TYPE = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  lesson: 62,
  courseItem: 63,
} as const;

export const COLLECTION_TYPE = {
  generic: 1,
  subscription: 2,
  splashPage: 8,
  page: 10,
  products: 13,
  lessons: 24,
  course: 25,
} as const;

/** The platform's numbers of the parts of cover pages and lock screens; it has no number 2. */
export const SLICE_TYPE = {
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

/** The prices of a delivery option depend on one of these. */
export const DELIVERY_BASES = ['flat', 'subtotal', 'quantity', 'weight'] as const;
export type DeliveryBasis = (typeof DELIVERY_BASES)[number];

export const COVER_LAYOUTS = ['center', 'start', 'end', 'split'] as const;
export const COVER_SHADES = ['dark', 'light', 'card'] as const;

/** Where the background of a page comes from. */
export const BACKGROUND_SOURCE = { upload: 1, instagram: 2, video: 3, none: 4 } as const;

/** Who may see a collection's page: the platform names 1 alone; 2 needs its password, 3 membership of its area. */
export const PERMISSION_TYPE = { everybody: 1, password: 2, members: 3 } as const;

/** What a press on a folder in a menu does. */
export const FOLDER_BEHAVIOR = { index: 1, redirect: 2, none: 3 } as const;

/** Blocks that may stand for an item in lists. */
export const PROMOTED_BLOCK_TYPES = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;

/** Orders of a collection's items: the owner's own, the newest first, or events by their end. */
export const ITEM_ORDERS = ['owner', 'newest', 'date'] as const;
export type ItemOrderKind = (typeof ITEM_ORDERS)[number];

export const SHOWN_EVENTS = ['both', 'upcoming', 'past'] as const;

/** The platform's page types. */
export const PAGE_TYPE = {
  mainContent: 1,
  page: 2,
  splash: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  ssoPage: 400,
} as const;
export type PageType = (typeof PAGE_TYPE)[keyof typeof PAGE_TYPE];

/** Reasons why a coupon that the visitor entered gives no discount. */
export const COUPON_ERRORS = ['unknown', 'notYet', 'ended', 'usedUp', 'belowMinimum', 'nothingLeft'] as const;
export type CouponError = (typeof COUPON_ERRORS)[number];

/**
 * Changes that a checkout reports: another price of an entry, fewer items than requested, no items left, a gift card that
 * was entered and is no longer good, or a coupon that has ended.
 */
export const CHECKOUT_NOTICES = ['price', 'short', 'gone', 'giftCard', 'coupon'] as const;

/** Payment providers: `test` is built in and charges nobody, `stripe` is Stripe's hosted page; `manual` is the owner, without the shop. */
export const ONLINE_PROVIDERS = ['test', 'stripe'] as const;
export type OnlineProvider = (typeof ONLINE_PROVIDERS)[number];
export const PAYMENT_PROVIDERS = [...ONLINE_PROVIDERS, 'manual'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** The cards of test mode, named for the result of a payment with them. */
export const TEST_CARDS = ['succeeds', 'declined', 'insufficientFunds', 'expired', 'secondStep'] as const;

/** Further cards of test mode for subscriptions: they pay the first cycle, then do as they are named. */
export const RENEWAL_TEST_CARDS = ['renewalFailsOnce', 'renewalFails', 'renewalExpires'] as const;
export type TestCard = (typeof TEST_CARDS)[number] | (typeof RENEWAL_TEST_CARDS)[number];

/** With what the numbers of some days are compared: the days before them, or the same weekdays before them. */
export const STAT_COMPARISONS = ['before', 'weekdays'] as const;
export type StatComparison = (typeof STAT_COMPARISONS)[number];

/** The states of a return: goods are waited for, have come, the money is back, or nothing comes back. */
export const RETURN_STATES = ['open', 'received', 'refunded', 'cancelled'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The states of a subscription. A paused one charges nothing until it is resumed; the last two are final. */
export const SUBSCRIPTION_STATES = ['active', 'paused', 'ended', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Who or what paused a subscription. */
export const PAUSE_REASONS = ['buyer', 'owner', 'payment', 'stock'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** How a provider takes the money: a card at once, or the provider's instalments, of which the shop gets all at once. */
export const PAYMENT_METHODS = ['card', 'installments'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who finances instalments: the same company under the name that it has in the shop's country. */
export const INSTALLMENT_PROVIDERS = ['afterpay', 'clearpay'] as const;
export type InstallmentProvider = (typeof INSTALLMENT_PROVIDERS)[number];

/** The 27 store currencies, in the order in which the platform lists them. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const;
export type Currency = (typeof CURRENCIES)[number];

export const DEFAULT_CURRENCY: Currency = 'USD';

/** The owner's choices for the text about low stock. */
export const SCARCITY_MESSAGES = [
  'DEFAULT_SCARCITY_MESSAGE',
  'SCARCITY_MESSAGE_1',
  'SCARCITY_MESSAGE_2',
  'SCARCITY_MESSAGE_3',
] as const;

/**
 * Statuses of an item; visitors see published ones only, and those not before their date. The platform calls a published
 * one whose date is in the future Scheduled.
 */
export const CONTENT_STATUSES = ['published', 'needs-review', 'draft', 'private'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** Why an owner changes the stock of a variant. */
export const OWNER_STOCK_REASONS = ['received', 'returned', 'damaged', 'lost', 'counted', 'other'] as const;
/** Why the stock of a variant changed: an order and its refund, or its owner. */
export const STOCK_REASONS = ['sold', 'restocked', ...OWNER_STOCK_REASONS] as const;

/** States of a review; visitors see approved ones only. */
export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Kinds of orders that have an order page of their own. */
export const ORDER_KINDS = ['subscription', 'gift-card'] as const;

/** States of a pending order: one that is `started` waits for its buyer's email address. */
export const PENDING_ORDER_STATES = ['started', 'placed'] as const;
export type PendingOrderState = (typeof PENDING_ORDER_STATES)[number];

/** The states of a mail; the shop gives up a dead one after its last attempt. */
export const MAIL_STATUSES = ['waiting', 'sending', 'sent', 'dead'] as const;
