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

/** Labels and states of a form (storefront.md §4, §5, §8; engine-html.md §3.6, "localizedStrings"). */
export const form = {
  submit: 'Submit',
  submitting: 'Submitting…',
  saving: 'Saving…',
  required: '(required)',
  openForm: 'Open Form',
  signUp: 'Sign up for news and updates',
  firstName: 'First Name',
  lastName: 'Last Name',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  stateProvince: 'State/Province',
  zipPostalCode: 'Zip/Postal Code',
  country: 'Country',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'YYYY',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Area Code',
  prefix: 'Prefix',
  line: 'Line',
  number: 'Number',
  selectAnOption: 'Select an option',
  stronglyDisagree: 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly Agree',
  characterCount: '{n} / {max}',
  errorsBelow: 'Your form has encountered a problem. Please scroll down to review.',
  errorsAbove: 'Your form has encountered a problem. Please scroll up to review.',
  thankYou: 'Thank you!',
  formUnavailable: 'This form cannot be shown right now.',
  decoyLabel: 'Leave this field empty',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAnswered: 'N/A',
} as const;

/** Why a value cannot be taken (storefront.md §5; the last ones as the engine's form pages write them). */
export const formFaults = {
  required: 'Required',
  invalid: 'This entry is not valid.',
  invalidEmail: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
  overLimit: 'You have exceeded the character limit.',
  tooLong: 'Value should have a length no longer than {max}.',
  noValidSelection: 'A valid selection must be made.',
  invalidDate: 'This is not a real date.',
  outOfRange: 'Value must be in the range {min} to {max}.',
  invalidCountryCode: 'Country code should have an optional plus and up to 4 digits.',
  invalidNumber: 'Numbers must contain only digits and no other characters.',
  invalidCurrency: 'Currency value should be formatted like 1234 or 123.99.',
  invalidUrl: 'Must be a valid URL.',
  invalidTwitterUsername: 'Must be a valid Twitter username.',
  invalidPassword: 'Passwords should not contain whitespace.',
  invalidQuestion: 'Contained an invalid question.',
  unknownField: 'This field is not part of the form.',
  invalidForm: 'One or more fields is invalid, please check your entries.',
  allEmpty: 'Please fill out at least one form field.',
} as const;

/** Failures of a submission (storefront.md §8, "Form submission"). */
export const formFailures = {
  unauthorized: 'Unable to submit form. Please try again later.',
  notConfigured: 'This form has not been configured yet.',
  rateLimited: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  serverError: 'Unable to send form. Please try again later.',
  unknown: 'Unknown error, please try again later.',
  processing: 'Error processing form submission. Please reload and try again.',
  captchaFailed: 'reCAPTCHA failed. Refresh this page and try again.',
  noKey: 'Could not get a form submission key, please try again later.',
  unparsable: 'Could not parse the form fields, please check your entries.',
} as const;

/** The captcha's own words; `notSetUp` is what its promise rejects with (storefront.md §8). */
export const captcha = {
  notSetUp: 'ReCaptcha has not been set up!',
  completeFirst: 'Complete CAPTCHA before submitting.',
  iAmAPerson: 'I am a person',
} as const;

/** Mails that the Worker sends; `{form}`, `{site}`, `{list}` and `{email}` are names and addresses. */
export const mail = {
  submissionSubject: 'Form Submission - {form}',
  submissionPage: 'Sent from',
  submissionReply: 'An answer to this mail goes to {email}.',
  submissionNoReply: 'The sender has left no email address to answer to.',
  confirmSubject: 'Please confirm your subscription to {list}',
  confirmIntro: 'Somebody, most likely you, has signed up {email} for {list} from {site}.',
  confirmButton: 'Confirm subscription',
  confirmExpiry: 'The link is good for 7 days. Without your confirmation you will get no further mail.',
  confirmIgnore: 'If this was not you, you need do nothing.',
  unsubscribe: 'Unsubscribe',
} as const;

/** Pages that the links in a newsletter's mails lead to. */
export const newsletter = {
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Do you want to get mail from {site} at {email}?',
  confirmButton: 'Yes, subscribe me',
  confirmedTitle: 'You are subscribed',
  confirmedText: 'Thank you! Mail from {site} will come to {email}.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeText: 'Do you want no more mail from {site} at {email}?',
  unsubscribeButton: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: 'No more mail of this list from {site} will come to {email}.',
  expiredTitle: 'This link is no longer good',
  expiredText: 'Please sign up again, and you will get a new one.',
  invalidTitle: 'This link is not complete',
  invalidText: 'Please open it again from the mail, or copy the whole of it.',
  home: 'Back to {site}',
} as const;

/** What the shop's pages say beside what the engine writes. */
export const pages = {
  formNeedsScript: 'Please switch JavaScript on to fill in and send this form.',
} as const;

/** Columns of the file that an owner takes of a form's submissions. */
export const submissionList = {
  submittedAt: 'Submitted On',
  pageTitle: 'Page',
  pagePath: 'Address',
  spam: 'Spam',
  yes: 'Yes',
  otherFields: 'Other Fields',
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
  FORM_INVALID: 'One or more fields is invalid, please check your entries.',
  FORM_UNPARSABLE: 'Could not parse the form fields, please check your entries.',
  SUBMISSION_KEY_INVALID: 'Error processing form submission. Please reload and try again.',
  CAPTCHA_FAILED: 'reCAPTCHA failed. Refresh this page and try again.',
  FORM_FIELDS_INVALID: 'A field of the form is not as its type allows.',
  REDIRECT_NOT_ALLOWED: 'The success redirect must lead to an address of this site or an allowed origin.',
  UNAUTHORIZED: 'The API key is missing, unknown, expired or revoked.',
  SCOPE_MISSING: 'The API key does not have the scope for this.',
  CRUMB_FAIL: 'Your session has expired. Please reload the page and try again.',
  ORIGIN_NOT_ALLOWED: 'This shop does not take requests from that page.',
  NOT_FOUND: 'Not found.',
  ITEM_NOT_FOUND: 'Sorry, that item is no longer available.',
  ENTRY_NOT_FOUND: 'That item is no longer in your cart.',
  FORM_NOT_CONFIGURED: 'This form has not been configured yet.',
  FORM_NOT_FOUND: 'There is no such form.',
  SUBMISSION_NOT_FOUND: 'There is no such submission.',
  MAILING_LIST_NOT_FOUND: 'There is no such mailing list.',
  METHOD_NOT_ALLOWED: 'That method is not allowed here.',
  OUT_OF_STOCK: 'Sorry, we do not have enough of that item available.',
  CART_CONFLICT: 'Your cart has changed. Please try again.',
  CART_FULL: 'Your cart cannot hold more.',
  FORM_ID_TAKEN: 'A form with that id exists already.',
  MAILING_LIST_ID_TAKEN: 'A mailing list with that id exists already.',
  FORM_CONFLICT: 'The form has been changed meanwhile. Read it again before you change it.',
  BODY_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON.',
  IDEMPOTENCY_KEY_REUSED: 'That Idempotency-Key was used for another request.',
  RATE_LIMITED: 'Please try again in a few seconds.',
  SUBMITTED_TOO_SOON: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  OVERLOADED: 'Please try again in a few seconds.',
  INTERNAL: 'Something went wrong. Please try again.',
} as const satisfies Record<ErrorCode, string>;
