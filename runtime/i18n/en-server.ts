/** Texts (see `en.ts`) that only the Worker uses: on pages, in mails and in its answers. */

import type { ErrorCode } from '../contracts/errors.ts';

/**
 * Mails that the Worker sends; `{form}`, `{site}`, `{list}` and `{email}` are names and addresses, `{command}` is for a
 * terminal.
 */
export const mail = {
  submissionSubject: 'Form Submission - {form}',
  submissionPage: 'Sent from',
  submissionReply: 'Reply to this email to answer {email}.',
  submissionNoReply: 'The sender left no email address.',
  submissionsMore: 'Submissions that are not in this email: {count}. This command lists them all: {command}',
  submissionsFooter:
    'Submissions that arrive shortly after one another come in one email. To answer one, write to the address in it.',
  confirmSubject: 'Please confirm your subscription to {list}',
  confirmIntro: 'Someone, probably you, signed up {email} for {list} from {site}.',
  confirmButton: 'Confirm subscription',
  confirmExpiry: 'The link works for 7 days. If you do not confirm, you will get no further emails.',
  confirmIgnore: 'If this was not you, please ignore this email.',
  unsubscribe: 'Unsubscribe',
} as const;

/** Pages that the links in a newsletter's mails lead to. */
export const newsletter = {
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Would you like to get emails from {site} at {email}?',
  confirmButton: 'Yes, subscribe me',
  confirmedTitle: 'You are subscribed',
  confirmedText: 'Thank you! You will get emails from {site} at {email}.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeText: 'Would you like to stop getting emails from {site} at {email}?',
  unsubscribeButton: 'Unsubscribe',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: 'You will get no more emails from this list of {site} at {email}.',
  expiredTitle: 'This link has expired',
  expiredText: 'Please sign up again to get a new one.',
  invalidTitle: 'This link is incomplete',
  invalidText: 'Please open it again from the email, or copy all of it.',
  home: 'Back to {site}',
} as const;

/** Texts on the shop's pages besides the engine's own. */
export const pages = {
  formNeedsScript: 'Please turn on JavaScript to fill in and send this form.',
  tooManySearchesTitle: 'Too many searches',
  formNotSentTitle: 'Your form has not been sent',
  formNotSentText:
    'It was submitted before this page was ready. Please go back: what you typed is still there, and the form will be ready.',
} as const;

/** Order pages of subscriptions and gift cards, the pages after them, and the checkout. */
export const orders = {
  subscriptionTitle: 'Your subscription',
  giftCardTitle: 'Your gift card',
  checkoutTitle: 'Checkout',
  payNext: 'You check everything and pay on the next page.',
  price: 'Price',
  total: 'Total',
  subtotal: 'Subtotal',
  email: 'Your email address',
  emailHint: '{site} will use it for this order.',
  recipientName: 'Recipient’s name',
  recipientEmail: 'Recipient’s email address',
  senderName: 'From',
  senderHint: 'Your name, as the recipient knows you. Without it, the gift card names your email address.',
  message: 'Message',
  optional: '(optional)',
  deliveryDate: 'Delivery date',
  deliveryDateHint: 'Today or any later day.',
  tooEarly: 'Please choose today or a later day.',
  proofText: 'Enter the email address of this order to go on with it.',
  expiredTitle: 'This order has expired',
  expiredText: 'It was started more than 30 days ago. Please start again on the product page.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete or has expired. Please start again on the product page.',
  toCheckout: 'Continue to checkout',
  giftFor: 'For',
  changeGift: 'Change the gift card’s details',
  refusedTitle: 'Something went wrong',
  payingNeedsScript: 'Paying needs JavaScript. Please turn it on and reload this page. Your cart stays as it is.',
  emptyCart: 'Your cart is empty.',
  backToCart: 'Back to your cart',
  home: 'Back to {site}',
} as const;

/** The page of test mode in place of a bank's confirmation. */
export const testPayment = {
  title: 'Confirm your payment',
  note: 'This shop is in test mode: no money is charged. This page stands in for your bank’s. Choose whether the payment goes through.',
  installmentsTitle: 'Pay in {count} payments with {provider}',
  installmentsNote:
    'This shop is in test mode: no money is charged, now or later. This page stands in for {provider}’s. Choose whether the payment goes through.',
  approve: 'Approve the payment',
  decline: 'Decline the payment',
  expiredTitle: 'Time has run out',
  expiredText: 'This payment can no longer be confirmed, and nothing was charged. Please go back to the checkout.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete, or its payment does not exist. Nothing was charged.',
  back: 'Back to the checkout',
} as const;

/** Columns of the file with a form's submissions. */
export const submissionList = {
  submittedAt: 'Submitted On',
  pageTitle: 'Page',
  pagePath: 'Address',
  spam: 'Spam',
  yes: 'Yes',
  otherFields: 'Other Fields',
} as const;

/** Results of a payment. */
export const payments = {
  declined: 'The payment was declined. Nothing was charged. Please try another payment method.',
  insufficientFunds: 'The card has insufficient funds. Nothing was charged. Please try another card.',
  expiredCard: 'The card has expired. Nothing was charged. Please try another card.',
  unknownCard: 'We could not recognise this card. Nothing was charged. Please try another card.',
  authenticationRequired:
    'The bank asks for your confirmation. Nothing was charged. Please confirm or change the card.',
  refunded: 'An item in your order was no longer available when your payment arrived. We are refunding your payment.',
  refundedTitle: 'We are refunding your payment',
  pendingTitle: 'Your payment is being processed',
  pendingText:
    'Your payment provider has not confirmed it yet. You will not be charged twice. Please check again in a moment.',
  checkAgain: 'Check again',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete, or its payment does not exist.',
  backToCheckout: 'Back to the checkout',
} as const;

/** Pages and mails of paid orders. `{number}`, `{site}` and `{name}` are filled in. */
export const placedOrders = {
  confirmedTitle: 'Thank you for your order',
  confirmedText: 'We have received your payment. A confirmation is on its way to {email}.',
  statusTitle: 'Your order',
  testMode: 'Test mode: no money was charged for this order.',
  number: 'Order number',
  date: 'Date',
  email: 'Email',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  taxes: 'Taxes',
  taxesIncluded: 'Taxes included',
  total: 'Total',
  paidByGiftCard: 'Paid by gift card',
  paidByTestCard: 'Paid with a test card',
  paidByStripe: 'Paid by card or wallet',
  paidByInstallments: 'Paid in {count} interest-free payments with {provider}',
  paidByTestInstallments: 'Paid in {count} interest-free payments with {provider} (test)',
  address: 'Delivery address',
  country: 'Country or region',
  note: 'Your note',
  price: 'Price',
  unknownTitle: 'We cannot find this order',
  unknownText: 'The link is incomplete. Please open it again from the email, or copy all of it.',
  proofText: 'Enter the email address of this order to see its addresses and notes.',
  proofButton: 'Show the whole order',
  proofWrong: 'This is not the email address of the order.',
  mailSubject: 'Your order {number} at {site}',
  mailIntro: 'Thank you for your order {number}. Here is what you bought.',
  mailButton: 'See your order',
  mailLegal: 'Legal information',
  mailFooter: 'You received this email because an order was placed with your address.',
  noticeSubject: 'New order {number}',
  noticeIntro: 'Order {number} was placed by {email}.',
  noticeFooter: 'You received this email because your shop sends order notifications to this address.',
} as const;

/** Notes beside prices: whether they include taxes, and that delivery comes on top. */
export const priceNotes = {
  taxIncluded: 'incl. tax',
  taxExcluded: 'plus tax',
  plusDelivery: 'plus delivery',
} as const;

/** Titles of the pages with a shop's terms. */
export const legal = {
  imprint: 'Imprint',
  terms: 'Terms of sale',
  withdrawal: 'Right of withdrawal',
  privacy: 'Privacy',
  delivery: 'Delivery',
  returns: 'Returns',
} as const;

/** The choice of a page's language. */
export const languageChoice = { label: 'Language' };

/** Texts of the Worker's error replies, by code. */
export const apiErrors = {
  INVALID_REQUEST: 'Please check your entries and try again.',
  MALFORMED_JSON: 'The request is not valid JSON.',
  UNKNOWN_FIELD: 'The request has an unknown field.',
  QUANTITY_NOT_A_NUMBER: 'Quantity must be a number.',
  QUANTITY_NOT_WHOLE: 'Quantity must be a whole number',
  QUANTITY_OUT_OF_RANGE: 'Quantity must be between 1 and 9999.',
  QUANTITY_NOT_ALLOWED: 'Only one of this can be bought at a time.',
  VARIANT_REQUIRED: 'Sorry, that item variant is unavailable. Please select another variant.',
  VARIANT_UNAVAILABLE: 'Sorry, that item variant is unavailable. Please select another variant.',
  NOT_SOLD_BY_CART: 'This item can only be bought on its own page.',
  NOT_A_SUBSCRIPTION: 'This item is not sold as a subscription.',
  COUPON_UNKNOWN: 'Sorry, that code is not valid.',
  SHIPPING_NOT_OFFERED: 'That delivery method is not available for this address.',
  ADDITIONAL_FIELDS_INVALID: 'One or more fields is invalid, please check your entries.',
  IDEMPOTENCY_KEY_INVALID: 'The Idempotency-Key is missing or too short.',
  FORM_INVALID: 'One or more fields is invalid, please check your entries.',
  FORM_UNPARSABLE: 'Could not parse the form fields, please check your entries.',
  SUBMISSION_KEY_INVALID: 'Error processing form submission. Please reload and try again.',
  CAPTCHA_FAILED: 'reCAPTCHA failed. Refresh this page and try again.',
  FORM_FIELDS_INVALID: 'A form field has properties that its type does not allow.',
  REDIRECT_NOT_ALLOWED: 'The success redirect must lead to an address of this site or an allowed origin.',
  RESTOCK_EMAIL_BLANK: 'Email cannot be blank',
  RESTOCK_EMAIL_INVALID: 'Email is invalid',
  RESTOCK_CAPTCHA_MISSING: 'Complete CAPTCHA before submitting.',
  ACCOUNT_EMAIL_INVALID: 'Please enter a valid email address.',
  ADDRESS_INVALID: 'Please check this entry of the address.',
  PASSWORD_TOO_SHORT: 'A password has at least {min} characters.',
  PASSWORD_TOO_LONG: 'A password has at most {max} characters.',
  PASSWORD_COMMON: 'Many people use this password, so it is easily guessed. Please choose another one.',
  PASSWORD_WRONG: 'The present password is wrong.',
  PASSKEY_INVALID: 'The passkey could not be verified. Please try again.',
  UNAUTHORIZED: 'The API key is missing, unknown, expired or revoked.',
  LOGIN_FAILED: 'The email address or the password is wrong, or the address is not confirmed yet.',
  PASSKEY_REFUSED: 'This passkey does not sign in here. Please choose another one, or another way to sign in.',
  SIGN_IN_NEEDED: 'Please sign in.',
  SIGN_IN_AGAIN: 'Please sign in again to do this.',
  SCOPE_MISSING: 'The API key does not have the scope {scope}.',
  CONFIRMATION_NEEDED: 'Please confirm that it is you, and try again.',
  SITE_LOCKED: 'This shop is protected by a password.',
  CRUMB_FAIL: 'Your session has expired. Please reload the page and try again.',
  ORIGIN_NOT_ALLOWED: 'This shop does not accept requests from that page.',
  PASSKEY_ELSEWHERE: 'Passkeys work on the shop’s own pages alone.',
  NOT_FOUND: 'Not found.',
  SITE_CLOSED: 'This shop is closed.',
  DOMAIN_NOT_FOUND: 'The site does not have this domain.',
  NAVIGATION_NOT_FOUND: 'Unable to find site main navigation',
  TRANSLATION_NOT_FOUND: 'There is nothing like this to translate.',
  TRANSLATION_NOT_CONNECTED: 'The site is connected to no translation provider.',
  ITEM_NOT_FOUND: 'Sorry, that item is no longer available.',
  ENTRY_NOT_FOUND: 'That item is no longer in your cart.',
  FORM_NOT_CONFIGURED: 'This form has not been configured yet.',
  FORM_NOT_FOUND: 'This form does not exist.',
  POPUP_NOT_FOUND: 'This popup does not exist.',
  SUBMISSION_NOT_FOUND: 'This submission does not exist.',
  MAILING_LIST_NOT_FOUND: 'This mailing list does not exist.',
  MEMBER_AREA_NOT_FOUND: 'This member area does not exist.',
  REVIEW_NOT_FOUND: 'This review does not exist.',
  COMMENT_EMPTY: 'Please write a comment first.',
  COMMENT_TOO_LONG: 'Your comment is too long: {max} characters are allowed.',
  COMMENT_NAME_MISSING: 'Please enter your name.',
  COMMENT_NAME_INVALID: 'Please enter a name of at most {max} characters, and no web address.',
  COMMENT_EMAIL_INVALID: 'Please enter a valid email address, or none.',
  COMMENT_CAPTCHA_MISSING: 'Please complete the captcha first.',
  COMMENT_SIGN_IN_NEEDED: 'Please sign in to write a comment.',
  COMMENT_NOT_FOUND: 'This comment does not exist any more.',
  COMMENTS_CLOSED: 'Comments are closed here.',
  COMMENT_TOO_LATE: 'This comment can no longer be changed.',
  COMMENT_THREAD_FULL: 'This conversation has reached its end. Please write a new comment instead of a reply.',
  COMMENT_DELETED: 'Its author has deleted this comment, so it cannot be shown again.',
  ORDER_NOT_FOUND: 'This order does not exist.',
  NOT_DIGITAL: 'Only digital products have files.',
  FILE_NAME_MISSING: 'Please enter a file name',
  FILE_RENAME_FAILED: 'There was a problem while renaming your file.',
  PICTURE_TOO_MANY_PIXELS: 'A picture can have up to 50 megapixels.',
  PICTURE_NOT_FOUND: 'This picture does not exist.',
  PICTURE_IN_USE: 'The picture is still used.',
  IMAGE_ID_TAKEN: 'A picture of another item has that id, or two in the list do.',
  PICTURE_TOO_LARGE: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  PICTURE_UNSUPPORTED: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
  PICTURE_UNREACHABLE: 'The picture could not be fetched from this address.',
  FILE_UPLOAD_FAILED: 'There was a problem while uploading your file.',
  FILE_EMPTY: 'The file is empty.',
  FILE_LENGTH_REQUIRED: 'Please send the length of the file in Content-Length.',
  FILES_FULL: 'This product has as many files as it can have.',
  FILE_NAME_TAKEN: 'Another file of this product has this name.',
  FILE_NOT_FOUND: 'This file does not exist.',
  DOWNLOAD_NOT_FOUND: 'This download does not exist.',
  FILE_GONE: 'The file was removed and no longer exists.',
  SUBSCRIPTION_NOT_FOUND: 'This subscription does not exist.',
  TEMPLATE_NOT_FOUND: 'This template does not exist.',
  WEBHOOK_NOT_FOUND: 'This webhook, or this delivery, does not exist.',
  RESTOCK_NOT_OFFERED: 'This shop sends no mails about this item.',
  LIKES_NOT_OFFERED: 'Nothing can be liked on this site.',
  CONTRIBUTOR_NOT_FOUND: 'This contributor does not exist.',
  SESSION_NOT_FOUND: 'This session does not exist.',
  ADDRESS_NOT_FOUND: 'This address does not exist.',
  TOO_MANY_ADDRESSES: 'An account keeps at most {most} addresses. Please remove one first.',
  PASSKEY_NOT_FOUND: 'This passkey does not exist.',
  PLACE_NOT_FOUND: 'This place is not known any more. Please enter the address yourself.',
  PLACES_UNAVAILABLE: 'Places cannot be looked up at the moment. Please enter the address yourself.',
  METHOD_NOT_ALLOWED: 'This method is not allowed here.',
  OUT_OF_STOCK: 'Sorry, we do not have enough of that item available.',
  CONTRIBUTOR_EXISTS: 'Somebody with this address is a contributor already.',
  PASSKEY_EXISTS: 'This passkey was added already.',
  PASSKEYS_FULL: 'You can have up to {max} passkeys. Please remove one first.',
  LAST_ADMIN: 'The last admin of a site stays one. Please make somebody else an admin first.',
  RESTOCK_IN_STOCK: 'This item is in stock again. Please reload the page to buy it.',
  RESTOCK_SOLD_OUT: 'This variant is sold out, so no mail was sent.',
  NOT_SOLD_NOW: 'This shop does not sell this at the moment.',
  CART_CONFLICT: 'Your cart has changed. Please try again.',
  CART_FULL: 'Your cart is full.',
  CHECKOUT_INCOMPLETE: 'Please check your entries and try again.',
  GIFT_CARD_UNKNOWN: 'Sorry, that gift card is not valid or has no balance left.',
  GIFT_CARD_NOT_ACCEPTED: 'Gift cards cannot pay for a subscription, because it is charged again later.',
  MINIMUM_NOT_MET: 'Your order is below this shop’s minimum.',
  PAYMENT_UNAVAILABLE: 'This payment method is not available.',
  WEBHOOK_INVALID: 'The message is not signed by the payment provider.',
  CHECKOUT_CHANGED: 'Your order has changed. Please review it before you pay.',
  SUBSCRIPTION_CHANGED: 'The subscription has changed in the meantime. Please look at it again.',
  SUBSCRIPTION_BUSY: 'We are charging this subscription at this moment. Please try again in a few minutes.',
  COUPONS_FULL: 'You cannot use more codes in one order.',
  FORM_ID_TAKEN: 'A form with that id already exists.',
  POPUP_ID_TAKEN: 'A popup with that id already exists.',
  POPUPS_FULL: 'A site has 20 popups at most.',
  CONTENT_ID_TAKEN: 'A collection or item with that id already exists.',
  GALLERIES_FULL: 'A site has at most 20 galleries.',
  MAILING_LIST_ID_TAKEN: 'A mailing list with that id already exists.',
  MEMBER_AREA_ID_TAKEN: 'A member area with that id already exists.',
  MEMBER_AREA_IN_USE: 'Collections still belong to this member area.',
  DOMAIN_TAKEN: 'Another site has this domain.',
  LAST_DOMAIN: 'A site needs at least one domain. Please add another one first.',
  COUPON_NOT_FOUND: 'This discount code does not exist.',
  COUPON_CODE_TAKEN: 'This discount code exists already.',
  COUPON_IN_USE: 'This discount code has been used, or is being used by open payments, more often than that.',
  ORDER_CONFLICT: 'The order is in a state in which this cannot be done.',
  VARIANT_NOT_FOUND: 'This variant does not exist.',
  COLLECTION_NOT_FOUND: 'This collection does not exist.',
  CONTENT_NOT_FOUND: 'This item does not exist.',
  CATEGORY_NOT_FOUND: 'This category does not exist.',
  STOCK_RESERVED: 'Stock cannot go below the {units} that checkouts have reserved.',
  STOCK_UNLIMITED: 'This variant has unlimited stock. Set a quantity first.',
  STOCK_ENDLESS: 'Digital products and gift cards never run out, so they have no stock.',
  CATEGORY_ID_TAKEN: 'A category with that id already exists.',
  CATEGORY_URL_TAKEN: 'Another category of the same parent has this address.',
  CATEGORY_CIRCLE: 'A category cannot be moved below itself.',
  CATEGORY_TOO_DEEP: 'Categories can be nested up to 10 levels deep.',
  CATEGORY_IS_ROOT: 'The root category belongs to its collection, and cannot be moved or deleted.',
  CATEGORIES_FULL: 'This collection has as many categories as it can have.',
  CURRENCY_IN_USE:
    'The currency stays while it has running subscriptions or gift cards with a balance, or, where one of the two has no cents, while the shop has prices.',
  REFUND_REFUSED: 'The payment provider refuses this refund. Its own page of the payment says why.',
  PAYMENT_ELSEWHERE: 'Another shop has taken the money of this order. Give it back at the payment provider.',
  PAYMENT_DISPUTED:
    'The buyer has disputed this payment at the bank, so it cannot be refunded until the bank has decided.',
  FILE_TOO_LARGE:
    'A file can have up to 5 GB, and more than 100 MB only in parts, as the command `files add` sends it.',
  UPLOAD_CHANGED: 'The file or its upload has changed. Please start the upload again.',
  TEMPLATE_IN_USE: 'This template is used by a collection, by every shop or by another template.',
  TEMPLATES_FULL: 'A site has at most 200 templates.',
  WEBHOOKS_FULL: 'A site has at most 20 webhooks.',
  UPLOAD_NOT_FOUND: 'This upload does not exist, or was given up after a day.',
  PRODUCT_NOT_FOUND: 'This product does not exist.',
  PRODUCT_BEING_BOUGHT: 'A checkout has reserved this product at this moment. Please try again in 15 minutes.',
  PRODUCT_ID_TAKEN: 'A product or other item with that id already exists.',
  VARIANT_ID_TAKEN: 'Another product has a variant with that id.',
  URL_TAKEN: 'Another page of this collection has that address.',
  SKU_TAKEN: 'Another variant has that SKU.',
  COLLECTION_FULL: 'This collection has as many items as it can have.',
  VERSION_STALE: 'It has changed in the meantime. Please read it again before you change it.',
  IMPORT_NOT_TEXT: 'The file is not text in UTF-8. Spreadsheets save it as “CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'This is no kind of file that an import reads: CSV files of products from Shopify or Squarespace, pages of Squarespace, JSON of products, or a file with a whole shop.',
  BODY_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Please send JSON.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another request.',
  TEMPLATE_INVALID: 'The templates have errors and are not saved.',
  TOO_MANY_LOGINS:
    'There were too many attempts. Please try again in {minutes|en|one=# minute|other=# minutes}, or have a link sent to you.',
  RATE_LIMITED: 'Please try again in a few seconds.',
  SUBMITTED_TOO_SOON: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  OVERLOADED: 'Please try again in a few seconds.',
  UNREACHABLE: 'This is not possible right now. Please try again in a minute.',
  INTERNAL: 'Something went wrong. Please try again.',
} as const satisfies Record<ErrorCode, string>;

export * from './en-accounts.ts';
export * from './en-announcement.ts';
export * from './en-blocks.ts';
export * from './en-comment-mails.ts';
export * from './en-consent.ts';
export * from './en-content.ts';
export * from './en-contributors.ts';
export * from './en-downloads.ts';
export * from './en-events.ts';
export * from './en-gallery.ts';
export * from './en-gift-cards.ts';
export * from './en-imports.ts';
export * from './en-locks.ts';
export * from './en-members.ts';
export * from './en-money.ts';
export * from './en-my-subscription.ts';
export * from './en-orders.ts';
export * from './en-owner.ts';
export * from './en-owner-fields.ts';
export * from './en-page-blocks.ts';
export * from './en-passkeys.ts';
export * from './en-pictures.ts';
export * from './en-plain-forms.ts';
export * from './en-plans.ts';
export * from './en-reminders.ts';
export * from './en-restock.ts';
export * from './en-senders.ts';
export * from './en-site.ts';
export * from './en-subscription-terms.ts';
export * from './en-subscriptions.ts';
export * from './en-webhooks.ts';
export * from './en-written-reviews.ts';
