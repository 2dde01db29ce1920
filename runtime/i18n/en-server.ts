/** The part of the catalogue (see `en.ts`) that only the Worker speaks: on pages, in mails and in its answers. */

import type { ErrorCode } from '../contracts/errors.ts';

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
  formNotSentTitle: 'Your form has not been sent',
  formNotSentText:
    'It was sent before this page was ready. Go back: what you have typed is still there, and the form will be ready.',
} as const;

/** Pages on which subscriptions and gift cards are ordered, what they lead to, and the checkout. */
export const orders = {
  subscriptionTitle: 'Your subscription',
  giftCardTitle: 'Your gift card',
  checkoutTitle: 'Checkout',
  send: 'Send order',
  paymentLater: 'You pay nothing now. {site} gets your order and takes it from there.',
  price: 'Price',
  total: 'Total',
  subtotal: 'Subtotal',
  email: 'Your email address',
  emailHint: 'Where {site} reaches you about this order.',
  recipientName: 'Recipient’s name',
  recipientEmail: 'Recipient’s email address',
  message: 'Message',
  optional: '(optional)',
  deliveryDate: 'Delivery date',
  deliveryDateHint: 'Today or any later day.',
  tooEarly: 'Please choose today or a later day.',
  receivedTitle: 'Thank you for your order',
  receivedText: 'Nothing has been charged yet. {site} has your order and takes it from here.',
  reference: 'Order',
  placedTitle: 'This order has been sent',
  placedText: 'It is with {site} already, and was taken once.',
  seeOrder: 'See your order',
  expiredTitle: 'This order has expired',
  expiredText: 'It was begun more than 30 days ago. Please start again from the product’s page.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is not complete, or it has expired. Please start again from the product’s page.',
  refusedTitle: 'That did not work',
  noPaymentYet: 'This shop cannot take payment here yet: your cart stays as it is, and nothing is charged.',
  emptyCart: 'Your cart is empty.',
  backToCart: 'Back to your cart',
  home: 'Back to {site}',
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
  NOT_A_SUBSCRIPTION: 'This item is not sold as a subscription.',
  ADDITIONAL_FIELDS_INVALID: 'One or more fields is invalid, please check your entries.',
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
  REVIEW_NOT_FOUND: 'There is no such review.',
  ORDER_NOT_FOUND: 'There is no such order.',
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
