/**
 * Every text a visitor can see, in English: the catalogue. Other languages satisfy its type. A group is one export,
 * so that a script carries only the groups it uses; those that every page carries have a file of their own, which
 * scripts of every page import directly. `{name}` stands for a value (see `fill`).
 */

import type { ErrorCode } from '../contracts/errors.ts';
import { failures } from './en-page.ts';

export * from './en-page.ts';

/** Add-to-cart button and its messages (storefront.md §4, §5, §8). */
export const addToCart = {
  add: 'Add To Cart',
  adding: 'Adding…',
  added: 'Added!',
  purchase: 'Purchase',
  subscribe: 'Subscribe',
  selectOneOption: 'Please select the {option} option.',
  selectTwoOptions: 'Please select the {option1} and {option2} options.',
  selectManyOptions: 'Please select the {optionsList} and {lastOption} options.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  quantityNotANumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be between {min} and {max}.',
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: failures.unableToAdd,
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  openItemPage: 'This item is bought on its own page.',
  viewItem: 'View item',
  giftCardNotOpen: 'Gift cards cannot be bought in this shop yet.',
  subscriptionNotOpen: 'Subscriptions cannot be bought in this shop yet.',
  additionalFieldsNotOpen: 'This item needs a form, which this shop cannot take yet.',
  expressCheckoutNotOpen: 'Buying straight away is not possible in this shop yet.',
  itemUnreadable: 'Sorry, we cannot tell which item this button is for.',
} as const;

/** Failures of any cart call (storefront.md §8, "Other cart texts"). */
export const cart = {
  updateQuantityFailed: 'Unable to update quantity',
  removeItemFailed: 'Unable to remove item',
  updateFormFailed: 'Unable to update form',
  openFormFailed: 'Unable to open form',
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
} as const;

/** What the engine writes on products (engine-html.md §2); `{names}` are the engine's. */
export const product = {
  soldOut: 'sold out',
  sale: 'sale',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  fromPrice: 'from {fromPrice}',
  priceUnavailable: 'Unavailable',
  quantity: 'Quantity',
  quickView: 'Quick View',
  selectOption: 'Select {variantName}',
  selectGiftCardValue: 'Select Value',
  giftCardValue: 'Value',
  scarcityDefault: 'Only {qtyInStock} available',
  scarcityLeftInStock: 'Only {qtyInStock} left in stock',
  scarcityAvailable: '{qtyInStock} available',
  scarcityLimited: 'Limited Availability',
  restockCallToAction: 'Get notified by email when this product is in stock.',
  restockEmail: 'Email Address',
  restockSignUp: 'Sign Up',
  restockMailingList: 'Sign up to receive news and updates.',
} as const;

/** Subscription wording (storefront.md §9): how often it is billed, then for how long. */
export const subscription = {
  everyWeek: 'every week',
  everyMonth: 'every month',
  everyYear: 'every year',
  everyWeeks: 'every {billingPeriodValue} weeks',
  everyMonths: 'every {billingPeriodValue} months',
  everyYears: 'every {billingPeriodValue} years',
  forWeek: 'for 1 week',
  forMonth: 'for 1 month',
  forYear: 'for 1 year',
  forWeeks: 'for {duration} weeks',
  forMonths: 'for {duration} months',
  forYears: 'for {duration} years',
} as const;

/** Texts of the Worker's error replies, by code. */
export const apiErrors = {
  INVALID_REQUEST: 'Please check your entries and try again.',
  MALFORMED_JSON: 'The request is not valid JSON.',
  UNKNOWN_FIELD: 'The request has a field that is not known here.',
  QUANTITY_NOT_A_NUMBER: 'Quantity must be a number.',
  QUANTITY_NOT_WHOLE: 'Quantity must be a whole number',
  QUANTITY_OUT_OF_RANGE: 'Quantity must be between 1 and 9999.',
  QUANTITY_NOT_ALLOWED: 'Only one of this service can be bought at a time.',
  VARIANT_REQUIRED: 'Sorry, that item variant is unavailable. Please select another variant.',
  VARIANT_UNAVAILABLE: 'Sorry, that item variant is unavailable. Please select another variant.',
  NOT_SOLD_BY_CART: 'This item is bought on its own page.',
  IDEMPOTENCY_KEY_INVALID: 'The Idempotency-Key is missing or too short.',
  CRUMB_FAIL: 'Your session has expired. Please reload the page and try again.',
  ORIGIN_NOT_ALLOWED: 'This shop does not take requests from that page.',
  NOT_FOUND: 'Not found.',
  ITEM_NOT_FOUND: 'Sorry, that item is no longer available.',
  ENTRY_NOT_FOUND: 'That item is no longer in your cart.',
  METHOD_NOT_ALLOWED: 'That method is not allowed here.',
  OUT_OF_STOCK: 'Sorry, we do not have enough of that item available.',
  CART_CONFLICT: 'Your cart has changed. Please try again.',
  CART_FULL: 'Your cart cannot hold more.',
  BODY_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON.',
  IDEMPOTENCY_KEY_REUSED: 'That Idempotency-Key was used for another request.',
  RATE_LIMITED: 'Please try again in a few seconds.',
  OVERLOADED: 'Please try again in a few seconds.',
  INTERNAL: 'Something went wrong. Please try again.',
} as const satisfies Record<ErrorCode, string>;
