/** Texts that only the Worker uses: on pages, in mails and in its answers. */
import type { ErrorCode } from '../../contracts/errors.ts';
import { editorTexts } from './console/editor.ts';
import { cancellationForm, withdrawalForm } from './declarations.ts';

export { account } from './account.ts';
export * from './consent.ts';
export * from './declarations.ts';
export * from './gallery.ts';

/** Mails that the Worker sends; `{form}`, `{site}`, `{list}` and `{email}` are names and addresses. */
export const mail = {
  submissionSubject: 'Form Submission - {form}',
  submissionPage: 'Sent from',
  submissionReply: 'Reply to this email to answer {email}.',
  submissionNoReply: 'The sender left no email address.',
  submissionOpen: 'Open the submission',
  submissionsOpen: 'See all submissions of the form',
  submissionsMore: 'Submissions that are not in this email: {count}.',
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

/** Fixed words of the templates with which a shop begins, which say them as `{themeTexts.…}`. */
export const theme = {
  skip: 'Skip to content',
  home: 'home',
  mainMenu: 'Main',
  search: 'Search',
  searchFor: 'Search for',
  results: '{n|en|one=1 result|other=# results} for “{query}”',
  moreResults: 'More than {n} results for “{query}”',
  noResults: 'Nothing found for “{query}”. Try another word.',
  account: 'Account',
  footer: 'Footer',
  help: 'Help',
  askUs: 'Questions? Write to us',
  notFound: 'This page does not exist',
  notFoundText: 'It may have moved, or what it showed is not sold any more.',
  toHome: 'Go to the home page',
  products: 'Products',
  posts: 'Posts',
  categories: 'Categories',
  everything: 'Everything',
  nothingHere: 'Nothing here yet.',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  cartNeedsScript: 'Your cart is kept by this page’s script. Please switch JavaScript on to use it.',
  breadcrumb: 'Breadcrumb',
  picture: 'Picture',
  howToBuy: 'How to buy it',
  subscription: 'Subscription',
  oneTimePurchase: 'One-time purchase',
  oneFewer: 'One fewer',
  oneMore: 'One more',
  buyingNeedsScript: 'Buying needs JavaScript, which is off in this browser',
  related: 'You might also like',
  reviews: 'What people say',
  oldestReviews: 'These were the oldest reviews.',
  latestReviews: 'See the latest',
  noReviews: 'Nobody has written about this yet.',
  olderReviews: 'Older reviews',
  allEvents: 'All events',
  months: 'Months',
  monthByMonth: 'Month by month',
  addAllToCalendar: 'Add them all to your calendar',
  comingUp: 'Coming up',
  nothingPlanned: 'Nothing is planned yet.',
  pastEvents: 'Events that are over',
  seeOnMap: 'See it on the map',
  seeNext: 'See what comes next',
  addToCalendar: 'Add to your calendar',
  lessons: 'Lessons',
  finished: 'Finished',
  previousLesson: 'Previous lesson:',
  nextLesson: 'Next lesson:',
  noLesson: 'No lesson is here yet.',
  follow: 'Follow {account}',
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
  paidOutside: 'Paid directly to the shop',
  paidByInstallments: 'Paid in {count} interest-free payments with {provider}',
  paidByTestInstallments: 'Paid in {count} interest-free payments with {provider} (test)',
  saveAddress: 'Save this address in my account',
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

/** Lines beside a price: per unit of measure, and a deposit that is paid with it. */
export const priceLines = {
  lowest: 'Lowest price of the last 30 days before the reduction: {amount}',
  anchor: 'Anchor price (sidrena cijena) of {date}: {amount}',
  unitPrice: '{price} / {measure}',
  pieces: '{n|en|one=# piece|other=# pieces}',
  plusDeposit: 'plus deposit {amount}',
  depositIncluded: 'Deposit included',
};

/** Titles of the pages with a shop's terms. */
export const legal = {
  imprint: 'Imprint',
  terms: 'Terms of sale',
  withdrawal: 'Right of withdrawal',
  privacy: 'Privacy',
  delivery: 'Delivery',
  returns: 'Returns',
  accessibility: 'Accessibility',
} as const;

/** The accessibility statement that an owner begins with. Brackets with dots are places for the owner to fill. */
export const accessibilityStatement = {
  title: 'Accessibility statement',
  aim: '{shop} wants everybody to be able to buy here. This statement says how the shop meets the requirements of Directive (EU) 2019/882, by the standard EN 301 549, and what does not meet them.',
  serviceTitle: 'What this service is',
  service:
    'In this shop you look at products, put them into a cart, order and pay, and look after your orders. Its pages work in a browser, by mouse, touch and keyboard.',
  steps:
    'You choose a product and its variant, put it into the cart, and enter your address, a delivery and a payment at the checkout. You see the whole order before you press the button that orders.',
  meetsTitle: 'How the shop meets the requirements',
  standard:
    'The shop’s software is tested by programs against WCAG 2.2, levels A and AA, in light and in dark colours.',
  keyboard: 'Cart, checkout, account and dialogs are tested by keyboard alone.',
  targets: 'Buttons and fields are at least 44 pixels high and wide.',
  contrast: 'The colours of texts are checked for a contrast of 4.5:1.',
  width: 'Pages fit a window of 320 pixels without being moved sideways, also with text of twice the size.',
  errors: 'Errors in forms are told in words beside their field.',
  lacksTitle: 'What does not meet them, or is not known',
  audit: 'No independent body has examined the shop, and programs find only some of all barriers.',
  ownContent:
    'Pictures, videos and files that the shop has added itself may lack descriptions, captions or a structure.',
  ofOthers:
    'Pages of payment providers, and content of other services on our pages, are made by others, and we have not examined them.',
  ownGaps: '[… Add what else you know of, why it is so, and what you do about it. …]',
  contactTitle: 'Whom to write to',
  contact:
    'If something keeps you from using the shop, or you need information in another form, please write to {email}.',
  authorityTitle: 'Who supervises it',
  authority: '[… Name and address of the market surveillance authority of your country. …]',
  made: 'This statement was made on {date}.',
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
  ALREADY_IN_CART: 'This is in your cart already, and only one can be bought at a time.',
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
  TOO_MANY_VARIANTS: 'One change can be of up to {max} variants. Please change these products in parts.',
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
  PASSWORD_MISSING: 'Please enter your password.',
  PASSWORD_WRONG: 'The current password is wrong.',
  PASSKEY_INVALID: 'The passkey could not be verified. Please try again.',
  UNAUTHORIZED: 'The API key is missing, unknown, expired or revoked.',
  SESSION_OVER: 'You are signed out. Sign in to go on.',
  LOGIN_FAILED: 'The email address or the password is wrong, or the address is not confirmed yet.',
  PASSKEY_REFUSED: 'This passkey does not sign in here. Please choose another one, or another way to sign in.',
  SIGN_IN_NEEDED: 'Please sign in.',
  SIGN_IN_AGAIN: 'Please sign in again to do this.',
  SCOPE_MISSING: 'The API key does not have the scope {scope}.',
  CONFIRMATION_NEEDED: 'Please confirm that it is you, and try again.',
  SITE_LOCKED: 'This shop is protected by a password.',
  SITE_NOT_OPEN: 'This shop opens soon.',
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
  DECLARATION_NOT_FOUND: 'There is no such declaration.',
  WITHDRAWAL_UNITS: 'Of some items, fewer are left to withdraw from.',
  NOT_DIGITAL: 'Only digital products have files.',
  FILE_NAME_MISSING: editorTexts.fileNameMissing,
  FILE_RENAME_FAILED: editorTexts.renameFailed,
  PICTURE_TOO_MANY_PIXELS: 'A picture can have up to 50 megapixels.',
  PICTURE_NOT_FOUND: 'This picture does not exist.',
  PICTURE_IN_USE: 'The picture is still used.',
  IMAGE_ID_TAKEN: 'A picture of another item has that id, or two in the list do.',
  PICTURE_TOO_LARGE: editorTexts.fileTooLarge,
  PICTURE_UNSUPPORTED: editorTexts.fileType,
  PICTURE_UNREACHABLE: 'The picture could not be fetched from this address.',
  FILE_UPLOAD_FAILED: editorTexts.uploadFailed,
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
  PAYMENT_ACCOUNT_NOT_FOUND: 'This payment account does not exist.',
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
  LIST_VIEWS_FULL: 'You can save up to {max} views of each list. Please delete one first.',
  PUSH_DEVICES_FULL: 'You can get notifications on up to {max} devices. Please remove one first.',
  ENTRY_LINK_OVER: 'This link has been used or has expired.',
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
  COUPONS_FULL: 'An order takes no more codes than these. Please remove one first.',
  FORM_ID_TAKEN: 'A form with that id already exists.',
  POPUP_ID_TAKEN: 'A popup with that id already exists.',
  POPUPS_FULL: 'A site has 20 popups at most.',
  CONTENT_ID_TAKEN: 'A collection or item with that id already exists.',
  GALLERIES_FULL: 'A site has at most 20 galleries.',
  MAILING_LIST_ID_TAKEN: 'A mailing list with that id already exists.',
  MEMBER_AREA_ID_TAKEN: 'A member area with that id already exists.',
  MEMBER_AREA_IN_USE: 'Collections still belong to this member area.',
  DOMAIN_TAKEN: 'Another site has this domain.',
  DOMAIN_IN_USE:
    'This is the domain that you are using now. Open the site at another of its domains to remove this one.',
  DOMAIN_IS_PRIMARY: 'This is the shop’s main domain. Please make another domain the main one first.',
  DOMAIN_NOT_READY:
    'This domain cannot be the main one yet. Its check must find that the domain leads to this shop, and the domain must have no language of its own.',
  MAIL_NOT_SET_UP:
    'The shop cannot send mails yet: the server has no mail service, or no sender address. Please set up the mail sender.',
  LAST_DOMAIN: 'A site needs at least one domain. Please add another one first.',
  COUPON_NOT_FOUND: 'This discount code does not exist.',
  COUPON_CODE_TAKEN: 'This discount code exists already.',
  DRAFT_NOT_FOUND: 'There is no such draft order.',
  DRAFT_ENDED: 'This draft order was paid for or cancelled, so that it cannot be changed any more.',
  ORDER_NOT_EDITABLE:
    'This order cannot be edited: a part of it was sent, refunded as a whole or imported, or it belongs to a subscription.',
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
  BIN_TOO_LARGE:
    'This is more than the bin takes at once (1,000 things). Delete some of what is in it first, or delete all of it for good.',
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

/** Mails about accounts. */
export const accountMails = {
  confirmSubject: 'Please confirm your account at {site}',
  confirmIntro:
    'Somebody signed up for an account at {site} with your address, {email}. If it was you, please confirm it; you need the password that you chose.',
  confirmButton: 'Confirm the account',
  expiresInADay: 'The link works for a day, once.',
  knownSubject: 'You already have an account at {site}',
  knownIntro:
    'Somebody signed up for an account at {site} with your address, {email}. You have one already, so nothing has changed. If you have forgotten your password, have a link for a new one sent to you where you sign in.',
  passwordSubject: 'A new password for {site}',
  passwordIntro: 'You can choose a new password for your account at {site}.',
  passwordButton: 'Choose a password',
  expiresSoon: 'The link works for 30 minutes, once.',
  signInSubject: 'Sign in to {site}',
  signInIntro: 'With this link you sign in to your account at {site} without a password.',
  signInButton: 'Sign in',
  changedSubject: 'Your password at {site} was changed',
  changedIntro: 'The password of your account at {site} was changed, and all devices were signed out.',
  changedPasskeys: 'These passkeys still open it: {names}. You can remove them in your account.',
  changedFooter: 'If it was not you, please choose a new password at once: have a link sent to you where you sign in.',
  ignore: 'If it was not you, you need not do anything: nobody can use the account without this email.',
  emailSubject: 'Your new email address at {site}',
  emailIntro:
    'The account {account} at {site} wants {email} to be its address. If it was you, please confirm it in the browser in which you are signed in.',
  emailButton: 'Confirm the address',
  emailFooter: 'If it was not you, you need not do anything: nothing changes without this link.',
  emailChangedSubject: 'Your email address at {site} was changed',
  emailChangedIntro: 'Your account at {site} has another email address now, and all other devices were signed out.',
  emailChangedFooter: 'If it was not you, please tell the shop at once: somebody else may be using your account.',
} as const;

/** The pages that the links of these mails open. */
export const accountPages = {
  confirmTitle: 'Confirm your account',
  confirmIntro: 'Please enter the password that you chose when you signed up at {site}.',
  confirmButton: 'Confirm and sign in',
  passwordTitle: 'Choose a new password',
  passwordIntro: 'All devices that are signed in to your account at {site} are signed out.',
  passwordButton: 'Save and sign in',
  signInTitle: 'Sign in',
  signInIntro: 'You sign in to your account at {site} on this device.',
  signInButton: 'Sign in',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least {min} characters',
  goneTitle: 'This link does not work any more',
  goneText: 'It was used, it has expired, or it is incomplete. Please ask for a new one.',
  signedInTitle: 'You are signed in',
  signedInText: 'You are signed in at {site} as {email}.',
  emailTitle: 'Confirm the new address',
  emailIntro: '{email} becomes the address of the account {account} at {site}. All other devices are signed out.',
  emailElsewhere:
    'The account {account} at {site} wants {email} to be its address. Only a browser that is signed in to this account can confirm it. If it was not you, you need not do anything.',
  emailButton: 'Confirm the address',
  emailChangedTitle: 'Your address was changed',
  emailChangedText: 'The address of your account at {site} is {email} now.',
} as const;

/** The mails that tell owners of comments which wait for them. */
export const commentMails = {
  subject: 'A comment waits for you: {item}',
  intro: '{author} has written a comment below “{item}”. Visitors see it once you approve it.',
  reported: 'Visitors have reported a comment below “{item}”. It is hidden until you decide.',
  more: 'More comments wait for you',
  moreIntro: 'Further comments have come in within the last hour.',
  open: 'Open the page',
  decide: 'Decide about the comment',
  list: 'See all comments that wait',
  footer: 'You get at most two of these emails in an hour.',
} as const;

/** Texts about what owners write on pages; only the Worker uses them. */
export const content = {
  notAPageUrl: '{val} is not a valid page URL',
  reservedUrl: 'The shop itself needs the address {val}',
  urlTaken: '{val} is the address of another page',
  notAnOption: '{val} is not one of the expected options',
  nameTooLong: '{val} is too long. At most {max} characters are allowed',
  tooManyBlocks: 'A page has at most {max} blocks, and this one has {count}',
  wrongBlock: 'The JSON of the block {type} is wrong at {field}: {reason}',
  blockWithoutJson: 'The block {type} needs its settings as JSON in data-block-json',
  tooManyImages: 'A gallery has at most {max} pictures, and this one has {count}',
  tooLong: 'At most {max} characters are allowed',
  endBeforeStart: 'The end must not be before the start',
  noStart: 'An event needs a start',
  notInProducts: 'Products are created as products',
  orderedByDate: 'The items of this collection are in the order of their dates',
  notInCollection: 'The collection has no item {val}',
  productsByOwner: 'Products are always in the owner’s order',
  notAVideo: '{val} is not a video of YouTube or Vimeo',
};

/** Mails to contributors, and the page that their links open. */
export const contributors = {
  invitedSubject: 'You are invited to work on {site}',
  invitedIntro: 'The owner of {site} invites you to work on the site with your address, {email}.',
  button: 'Choose a password',
  invitedExpiry: 'The link works for 7 days, once.',
  passwordSubject: 'A new password for working on {site}',
  passwordIntro: 'You can choose a new password for working on {site}.',
  passwordExpiry: 'The link works for 30 minutes, once.',
  changedSubject: 'Your password for working on {site} was changed',
  changedIntro: 'The password with which {email} works on {site} was changed, and all other devices were signed out.',
  changedPasskeys: 'These passkeys still sign you in: {names}. You can remove them where you sign in.',
  changedFooter: 'If it was not you, please choose a new password at once: have a link sent to you where you sign in.',
  cameBackSubject: 'Somebody came back into {site} as an admin',
  cameBackIntro:
    '{person} has chosen a new password for working on {site}, by a link that only somebody with access to the shop’s server can make. {person} is an admin now.',
  cameBackFooter:
    'If this surprises you, please ask who has access to the server, and look at the people who work on {site}.',
  pushAddedSubject: 'A device shows notifications of {site} now',
  pushAddedIntro:
    'Notifications were switched on for {email} on a device: {name}. They name orders with their numbers and amounts.',
  ignore: 'If you did not expect this email, you need not do anything.',
  pageTitle: 'Choose a password',
  pageText: 'You need it to sign in when you work on {site}. All devices that are signed in are signed out.',
  joinedTitle: 'You are signed in',
  joinedText: 'You can work on {site} now.',
  openConsole: 'Open the console',
  passkeyName: '{email} (working on {site})',
} as const;

/** What the law asks to be shown of a product before it is bought. */
export const productInformation = {
  title: 'Product information',
  manufacturer: 'Manufacturer',
  responsiblePerson: 'Responsible person in the EU',
  identification: 'Identification',
  warnings: 'Warnings and safety information',
  registrations: 'Register numbers',
  age: 'For people aged {age} and over',
  ageConfirmation: 'I am at least {age} years old.',
  ageMissing: 'To order these items, the buyer must confirm to be at least {age} years old.',
  ageTitle: 'Confirmation of age',
  forProducts: '{products}: {text}',
  service:
    'If you ask for the service to begin before the withdrawal period ends, you pay for what has been done until you withdraw, and the right of withdrawal ends once the service has been fully performed.',
  download:
    'The right of withdrawal from a download ends as soon as it can be downloaded, if you have agreed to that before paying.',
  giftCard: 'You can withdraw from the purchase of a gift card; what has been paid with it by then is not paid back.',
  madeToMeasure:
    'There is no right of withdrawal, because this is made to the buyer’s specifications or clearly personalised.',
  perishable: 'There is no right of withdrawal, because this can deteriorate or expire rapidly.',
  sealedHygiene:
    'The right of withdrawal ends when the seal is removed after delivery, because this cannot be returned then for reasons of health protection or hygiene.',
  inseparable: 'The right of withdrawal ends when this has been inseparably mixed with other items after delivery.',
  sealedMedia: 'The right of withdrawal ends when the seal of the recording or the software is removed after delivery.',
  periodical: 'There is no right of withdrawal for single issues of newspapers and magazines.',
  datedLeisure: 'There is no right of withdrawal, because this is for a specific date or period.',
  durability: 'Producer’s guarantee of durability',
  durabilityText: '{trademark} {model}: {years} years, at no additional cost, for the entire item',
  notice: 'Legal guarantee',
  noticeAlt:
    'Notice of the European Union on the legal guarantee of conformity. The link beside it explains its content.',
  noticeLink: 'About your guarantee rights in the European Union',
} as const;

/** Texts of digital products that were bought; only the Worker uses them. */
/**
 * Files that were bought: on the pages and in the mails of orders, and instead of a file that cannot be downloaded.
 */
export const downloads = {
  title: 'Your downloads',
  button: 'Download',
  left: '{count|en|one=1 download|other=# downloads} left, until {date}',
  expired: 'the link has expired',
  usedUp: 'all downloads have been used',
  closed: 'the link is closed',
  waiting: 'There is no file yet for: {products}. {site} will email you the link when it is ready.',
  ownerWaiting:
    'This order waits for files of: {products}. Add the files to these products, then send the links on the page of the order.',
  termsReady:
    'You can download {products} right after paying, up to {times|en|one=# time|other=# times} within {days|en|one=# day|other=# days}. The links are in your email too.',
  withdrawalConsent:
    'I want my downloads at once, before the withdrawal period ends. I know that I lose my right of withdrawal for them as soon as I can download them.',
  consentMissing: 'To order downloads, the buyer must agree that they begin at once.',
  consentTitle: 'Consent to immediate download',
  consentGiven: 'Given on {time}: “{text}”',
  expiredTitle: 'This link has expired',
  expiredText: 'Please ask {site} for a new link and mention your order {number}.',
  usedUpTitle: 'All downloads have been used',
  usedUpText:
    'This file has been downloaded as often as its link allows. Please ask {site} for a new link and mention your order {number}.',
  closedTitle: 'This download is closed',
  closedText:
    'The order was refunded, or the shop has closed the link. If you think that this is a mistake, please write to {site} and mention your order {number}.',
  replacedTitle: 'There is a newer link',
  replacedText:
    '{site} has emailed you a new link, so this one no longer works. If you cannot find that email, please ask {site} for another one and mention your order {number}.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete. Please open it again from the email, or copy all of it.',
  unavailableTitle: 'The file is not available right now',
  unavailableText:
    'Please try again in a few minutes. This attempt has not used up a download. If it keeps failing, please write to {site} and mention your order {number}.',
  renewedSubject: 'New download link for your order {number}',
  renewedIntro: '{site} has made a new link for a file of your order {number}. The earlier link no longer works.',
  givenSubject: 'Files of your order {number} are ready',
  givenIntro: 'You can now download more files of your order {number}.',
  mailFooter: 'You received this email because a digital product was ordered with your address.',
} as const;

/** Texts on pages of events; only the Worker uses them. */
export const events = {
  isOver: 'This event is over',
  isNow: 'Happening now',
  isToday: 'Today',
  localTime: '{time} in your time zone',
};

/** The mail that brings a gift card to its recipient. `{sender}` is the giver's name or email address. */
export const giftCardMail = {
  subject: '{sender} has sent you a gift card from {site}',
  hello: 'Hello {name},',
  intro: '{sender} has sent you a gift card worth {amount}. You can spend it at {site}.',
  message: '{sender} writes',
  code: 'Your code',
  use: 'To redeem it, choose what you like and enter the code at the checkout of {site}.',
  validity: 'The gift card has no expiry date. What you do not spend at once stays on it for later orders.',
  keepSafe: 'Anyone who has the code can spend it, so keep it safe.',
  visit: 'Go to {site}',
  footer: 'You received this email because someone bought a gift card for you.',
  givenFooter: 'You received this email because {site} gave you a gift card.',
} as const;

/** Texts of what imports answer. */
export const imports = {
  newCategory: 'The category “{name}” is created.',
  stockLeft: 'Stock of the shop stays as it is.',
  orderTaken: 'The shop has another order with this number or of this cart.',
  declarationTaken: 'The shop has another declaration with this number, or has received one after it itself.',
  leftBehind: 'It is too large for the file of a whole shop. Please add it by itself.',
  notJson: 'The JSON is not valid.',
  noRecord: 'This line is no record of a shop.',
  noProduct: 'Object {number} is neither a record nor a whole product with its id, collection and variants.',
  otherVersion: 'The file was written by another version, which this shop does not read.',
  brokenOff: 'The file ends too early. Records are missing.',
  otherCount: 'The file should have {count} records.',
  unusedColumn: 'The shop has no place for this column.',
  otherTable:
    'This is a table of another kind: its columns are {columns}. A file of products has a column for their title or address.',
  wooCommerceFile:
    'This is a product file of WooCommerce, which cannot be read here. Please export the products in Shopify’s format.',
  otherJson: 'This JSON is of another kind: it holds no whole product and no record of a shop.',
  badFields: 'Some of its fields cannot be taken over.',
  badField: 'This is missing or not valid.',
  noTitle: 'The shop does not have this product yet, and a new one needs a title.',
  otherTitle: 'The product is called “{title}” so far.',
  skuOfAnother: '“{title}” has the SKU “{sku}”, which belongs to the product “{other}” ({address}).',
  withoutSku: 'It comes in without this SKU.',
  hiddenWithoutPrice: 'A price is missing, so the product comes in as a draft that nobody can buy.',
  variantWithoutPrice: 'The new variant “{name}” has no price and is left out.',
  saleNotLower: 'The sale price is not lower than the price.',
  unnamedOption: 'Option {number}',
  cellLeftOut: 'The cell is left out.',
  variantLeftOut: 'The variant is left out.',
  restLeftOut: 'The rest is left out.',
  cellBecomes: 'It becomes “{value}”.',
  openQuote: 'A quotation mark that begins here is not closed. The rest of the file is not read.',
  longRow: 'The row that begins here is longer than a product can be. The rest of the file is not read.',
  variantWithoutProduct: 'This row continues a product, and there is none above it.',
  productTwice: 'Line {line} has another product with this address or id.',
  moreProblems:
    'More than {max} problems were found in the file, and {max} of them are named. Please correct these, then read the file again.',
  tooManyCells: 'The row has more cells than the file has columns.',
  collectionNeeded:
    'The shop has several collections of products, or none. Please say which one the products belong to.',
  badPrice: '“{value}” is no price in the shop’s currency.',
  saleWithoutPrice: 'The variant is on sale without a sale price.',
  badYes: '“{value}” is neither yes nor no.',
  badStock: '“{value}” is no stock.',
  negativeStock: 'The stock {value} is read as 0.',
  tooLong: 'At most {max} characters are allowed.',
  badId: '“{value}” is no id.',
  badAddress: '“{value}” is no address of a product.',
  badMeasure: '“{value}” is no weight or length.',
  badUnitMeasure: '“{value}” cannot be the measure of a price per unit.',
  badPicture: '“{value}” is no address of a picture.',
  skuTwice: 'Line {line} has this SKU already.',
  variantTwice: 'Line {line} has a variant with the same values.',
  optionWithoutValue: 'The option “{name}” has no value.',
  valueWithoutOption: 'The value “{value}” belongs to no option.',
  tooManyVariants: 'A product can have up to {max} variants.',
  tooManyImages: 'A product can have up to {max} pictures.',
  tooManyTags: 'A product can have up to {max} tags.',
  tooManyCategories: 'A product can be in up to {max} categories.',
  tagTooLong: 'The tag “{name}” is longer than {max} characters.',
  categoryTooLong: 'The category “{name}” is longer than {max} characters.',
  unknownKind: 'The shop does not know the kind “{value}”. The product keeps its kind, or is physical.',
  unknownStatus: 'The shop does not know the status “{value}”.',
  noVariants: 'This product has no variants on the page.',
  otherCurrency: 'Prices are in {other}, and this shop sells in {currency}.',
  notProduct: 'Only products are read from such a page.',
  nextPage: 'This file is one page of several. Save the next ones too.',
  noProductOnPage: 'There is no product on this page that can be read.',
  pageTooLarge: 'The page is larger than a page of a shop can be.',
  metricUnits:
    'Weights and lengths without a unit are read as kilograms and centimetres. For pounds and inches, please choose imperial units.',
} as const;

/** What visitors read who must know a password; `{site}` is the shop's title. */
export const locks = {
  siteTitle: 'This site is protected',
  siteText: 'Enter the password to see {site}.',
  pageTitle: 'This page is protected',
  pageText: 'Enter the password to see it. If you do not have it, ask {site}.',
  password: 'Password',
  button: 'Continue',
  wrong: 'This password is wrong. Check it and try again.',
  tooMany: 'There were too many attempts. Please try again in {minutes|en|one=# minute|other=# minutes}.',
} as const;

/** What visitors read of member areas; `{area}` is the title of one. */
export const memberAreas = {
  membersOnly: 'Only members of {area} see this page.',
  join: 'Join {area}',
  notForSale: 'Nobody can join at the moment.',
  signIn: 'Already a member? Sign in',
  create: 'Bought it? Create your account with the address of your order',
  signedInAs: 'You are signed in as {email}, which is not the address of a member.',
  otherAddress: 'Sign in with another address',
  joined: 'You are a member of {area}. Its pages open once you have signed in with {email}.',
  howToEnter: 'Sign in with this address, or create an account with it if you have none.',
} as const;

/** What visitors read of their progress in a course. */
export const lessons = {
  progress: '{finished} of {total} finished',
  finish: 'Mark as finished',
  forget: 'Mark as not finished',
  signIn: 'Sign in to keep your progress',
} as const;

/** Mails to the owner about money that may go back. `{number}`, `{amount}`, `{day}`, `{reason}`, `{count}` and `{provider}` are filled in. */
export const moneyNotices = {
  disputeSubject: 'Dispute of order {number}',
  disputeIntro: 'The buyer of order {number} has asked the bank to return {amount}.',
  disputeUntil: 'You can answer until {day}. Without an answer the money goes back to the buyer.',
  disputeNoAnswer: 'The bank accepts no answer to this dispute.',
  disputeButton: 'See the dispute at {provider}',
  disputeWonSubject: 'The dispute of order {number} is won',
  disputeWonIntro:
    'The bank has decided for you: {amount} of order {number} are yours again. The order goes on as before.',
  disputeLostSubject: 'The dispute of order {number} is lost',
  disputeLostIntro:
    'The bank has decided for the buyer, who has {amount} of order {number} back. The order shows that amount as refunded.',
  disputeLostWhole:
    'All of the money has gone back, so the order’s downloads are closed, and gift cards that were bought with it buy nothing any more.',
  disputeLostCard: 'What a gift card paid of the order stays paid.',
  disputeLostStock: 'The stock has not changed. Once the goods are back, please add them to it.',
  disputeLostSubscription: 'The subscription goes on until you cancel it.',
  buyer: 'Buyer',
  amount: 'Amount',
  reason: 'The bank’s reason',
  silentSubject: 'Payments whose outcome is not known',
  silentIntro:
    '{provider} has not told us for two days what became of a payment of {amount}. Money may have been taken for it.',
  silentWhat:
    'We go on asking. Please check that the keys of {provider} are still valid, and look there for the payment {id}.',
} as const;

/** Why a buyer has disputed a payment, by the provider's word for it; `{code}` is any other word. */
export const disputeReasons = {
  fraudulent: 'The payment is said to be fraudulent.',
  product_not_received: 'Nothing is said to have arrived.',
  product_unacceptable: 'What arrived is said to be faulty or not as described.',
  duplicate: 'The payment is said to have been taken twice.',
  credit_not_processed: 'A promised refund is said not to have arrived.',
  subscription_canceled: 'The subscription is said to have been cancelled before.',
  unrecognized: 'The buyer does not recognise the payment.',
  other: 'The bank calls it “{code}”.',
} as const;

/** The page of a running subscription; `{amount}` is what a cycle costs, `{n}` a number of payments. */
export const mySubscription = {
  title: 'Your subscription',
  unchanged:
    'Nothing more has changed: this was done before, or the subscription was in another state by then. Below you see how it stands now.',
  resumeNow: 'When you resume it, {amount} is charged today.',
  resumeLater: 'When you resume it, the next payment of {amount} is on {date}.',
  active: 'Your subscription is active. The next payment of {amount} is on {date}.',
  retrying:
    'We could not charge your card. We try to charge {amount} again on {date}. You can use another card before that.',
  pausedByBuyer: 'Your subscription is paused. Nothing is charged until you resume it.',
  pausedByShop: 'The shop has paused your subscription. Nothing is charged until the shop resumes it.',
  pausedForPayment:
    'Your subscription is paused, because your card could not be charged. It goes on as soon as you use another card.',
  pausedForStock:
    'Your subscription is paused, because the product is sold out. Nothing is charged. You can resume it when the product is back.',
  ended: 'Your subscription is over. Nothing more is charged.',
  cancelled: 'Your subscription is cancelled. Nothing more is charged.',
  started: 'Started',
  paid: 'Payments so far',
  paidOf: '{n} of {all}',
  price: 'Price',
  address: 'Delivery address',
  payments: 'Payments',
  skip: 'Skip the payment on {date}',
  pause: 'Pause the subscription',
  resume: 'Resume the subscription',
  card: 'Use another card',
  changeAddress: 'Change the address',
  cancel: 'Cancel the subscription',
  cancelTitle: 'Cancel your subscription?',
  cancelText:
    'Nothing more is charged, and nothing more is delivered. Orders that you have paid for stay as they are. A cancelled subscription cannot be resumed.',
  cancelButton: 'Cancel the subscription now',
  keep: 'Keep the subscription',
  seeAmount: 'See the new amount',
  addressNote: 'You see the new amount before anything changes.',
  confirmAddress: 'Please check the address',
  sameAmount: 'Each payment stays {amount}.',
  newAmount: 'Each payment will be {amount} instead of {before}.',
  toStripe: 'Continue to Stripe',
  stripeNote: 'You give the new card at Stripe. Nothing is charged there.',
  cardNotChanged: 'The card has not changed. Please try again.',
  back: 'Back',
  proof:
    'To see your orders, to change the address or the card, or to resume with a payment, please enter the email address of the subscription.',
  unknownTitle: 'We cannot find this subscription.',
  unknownText: 'The link may be incomplete. Please open it from our email again.',
  chargedToday: 'Your subscription is active. {amount} is charged today.',
  skipped: 'You have skipped one payment. We have emailed you about it.',
  paused: 'You have paused the subscription. We have emailed you about it.',
  resumed: 'You have resumed the subscription. We have emailed you about it.',
  stopped: 'You have cancelled the subscription. We have emailed you about it.',
  moved: 'You have changed the address. We have emailed you about it.',
  cardChanged: 'You have changed the card. We have emailed you about it.',
  actions: 'Change your subscription',
  resumeAndPay: 'Resume and pay {amount} today',
  thenCharged: '{amount} is then charged to the new card today.',
  saveCard: 'Save this card',
  waiting: 'The product is sold out, so nothing is charged. We look again on {date}.',
  proofButton: 'Continue',
  proofWrong: 'This is not the email address of the subscription.',
} as const;

/** Goods that buyers send back. */
export const returns = {
  title: 'Returns',
  opened: 'Return of {date}',
  open: 'We wait for the goods',
  received: 'The goods have arrived',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  goods: 'Goods that come back',
  slip: 'Print the return slip',
  slipTitle: 'Return slip',
  slipText: 'Please put this slip into the parcel.',
  sendTo: 'Send the goods to',
  noAddress: '{site} tells you where to send the goods.',
  buyerPays: 'You pay for sending the goods back.',
  shopPays: '{site} pays for sending the goods back.',
  within: 'Please send the goods back within 14 days of your withdrawal.',
  mailSubject: 'Your return for order {number} at {site}',
  mailIntro: '{site} has opened a return for your order {number}.',
  mailMoney:
    'You get your money back the way you paid. We may wait until the goods have arrived, or until you show that you have sent them.',
} as const;

/** Texts of the Worker about what an order says, in its mails and on its pages. `{number}`, `{site}` and others are filled in. */
export const afterSale = {
  sku: 'SKU',
  giftFor: 'Gift for',
  giftMessage: 'Message of the gift',
  deliveryMethod: 'Delivery method',
  nextTitle: 'What happens now',
  nextPhysical: 'We pack your order and email you as soon as it is on its way.',
  nextGiftCardNow: 'The gift card goes to {email} by email right away.',
  nextGiftCard: 'The gift card goes to {email} by email on {date}.',
  giftCardSent: 'The gift card was sent to {email} by email.',
  nextService: '{site} gets in touch with you to arrange a time.',
  nextCharge: 'The next payment, {amount}, is taken on {date}. You can change or cancel the subscription before then.',
  lastCharge: 'This was the last payment of the subscription.',
  manageSubscription: 'Change or cancel your subscription',
  contactTitle: 'Questions?',
  contactText: 'Write to {email}.',
  renewalSubject: 'Your subscription at {site}: order {number}',
  renewalIntro: 'Your subscription has been renewed. This is order {number}.',
  packTitle: 'To pack',
  orderedTitle: 'Ordered',
  paidTitle: 'Paid',
  sendTo: 'Send to',
  buyerNote: 'Note of the buyer',
  writeToBuyer: 'Write to the buyer',
  openOrder: 'Open the page of the order',
  markSent: 'Once it is on its way, mark it as sent there, and the buyer gets an email.',
  markEnded: 'Once all is done, mark the order as completed there.',
  state: 'Status',
  paid: 'Paid',
  packed: 'Packed',
  sent: 'Sent',
  ended: 'Completed',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  history: 'History',
  eventPaid: 'Ordered and paid',
  eventSentWith: 'Sent with {carrier}',
  eventEdited: 'The order was changed',
  eventRefunded: '{amount} refunded',
  eventDisputeLost: '{amount} given back by your bank',
  eventRefundFailed: 'A refund of {amount} did not arrive',
  partlySent: 'Partly sent',
  delivered: 'Delivered',
  partlyDelivered: 'A part was delivered',
  withdrawUntil: 'By our count, you can withdraw from this contract until the end of {date}.',
  withdrawFromNow: 'You can withdraw from this contract now, and until {n} days after you have received the goods.',
  cancelled: 'Cancelled',
  eventPartSentWith: 'A part was sent with {carrier}',
  sentPartIntro: 'We have sent a part of your order {number}. The rest follows in another parcel.',
  sentRestIntro: 'We have sent the rest of your order {number}.',
  cancelledSubject: 'Your order {number} at {site} is cancelled',
  cancelledIntro: '{site} has cancelled your order {number}.',
  cancelledReason: 'Reason',
  cancelledMoney: 'You get your money back. We tell you about it in a separate email.',
  packingSlip: 'Packing slip',
  track: 'Track your parcel',
  trackingNumber: 'Tracking number',
  correctedSubject: 'Tracking of your order {number} at {site}',
  correctedIntro: 'The carrier or the tracking number of a parcel of your order {number} has changed.',
  eventCorrected: 'The tracking of a parcel was corrected',
  eventTakenBack: 'A parcel was recorded by mistake and is still to be sent',
  carrier: 'Carrier',
  refundedSum: 'Refunded',
  sentSubject: 'Your order {number} at {site} is on its way',
  sentIntro: 'We have sent your order {number}.',
  refundSubject: 'A refund for your order {number} at {site}',
  refundIntro: '{site} has refunded {amount} for your order {number}.',
  refundToPayer: 'The money goes back the way you paid. Banks can take up to ten days.',
  refundToGiftCard: '{amount} is back on the gift card that you paid with.',
  refundDownloads: 'The downloads of this order are closed now.',
  refundGiftCards: 'Gift cards that were bought with it buy nothing any more.',
  refundTest: 'Test mode: no money was charged, so none moves.',
} as const;

/** Texts of the owner's API about single fields. */
export const ownerErrors = {
  alreadyExists: 'This {tagType} already exists',
  notAnOption: '{val} is not one of the expected options',
  notAPageUrl: '{val} is not a valid page URL',
  required: 'Required',
  tooLong: 'At most {max} characters are allowed',
  outOfRange: 'This value is out of range',
  saleNotLower: 'The sale price must be lower than the price',
  noSubscription: 'Only physical products, services and memberships can be sold as subscriptions',
  unitsDiffer: 'Both units must measure the same, such as g and kg',
  noDeposit: 'A gift card has no deposit',
} as const;

/** The values of `{tagType}`. */
export const ownerNames = {
  tag: 'tag',
  category: 'category',
  option: 'option',
  variant: 'variant',
  sku: 'SKU',
  image: 'image',
} as const;

/** Texts beside the fields that an owner’s program has filled in wrong; `{val}` is what it sent. */
export const ownerFields = {
  missing: 'Please give a value.',
  number: 'This must be a whole number.',
  text: 'This must be text.',
  yesOrNo: 'This must be true or false.',
  list: 'This must be a list.',
  object: 'This must be an object.',
  least: 'This must be {limit} or more.',
  most: 'This must be {limit} or less.',
  empty: 'This must not be empty.',
  longest: 'This can have up to {limit} characters.',
  entries: 'This list can have up to {limit} entries.',
  choice: '{val} is not one of the expected options',
  email: 'Please enter a valid email',
  link: '{val} is not a valid page URL',
  secureOrigin: '{val} is not an origin such as https://tags.example.',
  electronicAddress: '{val} is neither an email address nor an address that begins with https://.',
  country: '{val} is not the code of a country.',
  region: '{val} is not a region that addresses of this country name.',
  id: 'An id has letters, digits, - and _ only.',
  repeatedId: 'Each id can be used once.',
  ascending: 'Each tier must begin above the one before it.',
  oneTier: 'A flat price has one tier.',
  aboveMinimum: 'The maximum must be above the minimum.',
  noInstallments:
    'Instalments need an account in the US, Canada, Australia, New Zealand or the UK, and the currency of that country.',
  noProductsToSell: 'The shop has no product that visitors can see.',
  noWayToPay: 'Nobody could pay: connect a payment provider, or switch test mode on.',
  testPaymentsAlone:
    'Nobody would be charged: the shop takes test payments alone. Say that it opens for tests, or connect a payment provider and leave test mode.',
  notInTestMode: 'The shop takes real payments. Switch test mode on to try the checkout.',
  noLivePayments: 'Test mode stays on until a live payment provider is set up: nobody could pay without one.',
  paymentKeyPublishable:
    'This is the publishable key, which everybody may know. The shop needs the secret key beside it, which begins with {start}.',
  paymentKeyStart:
    'This key does not begin with {start}. A live account has a live key, and a test account a test key.',
  paymentKeyRefused: 'Stripe does not know this key. It may have been replaced at Stripe. Please copy the key again.',
  paymentKeyPermissions:
    'This restricted key may not do all that the shop needs. At Stripe, let the key write Checkout Sessions, PaymentIntents, Charges and Refunds, Webhook Endpoints, and read Accounts and Disputes.',
  paymentAccountInactive:
    'Stripe lets this account take no payments yet. Please complete the account at Stripe, then connect it.',
  paymentAddress:
    'Stripe cannot report payments to {origin}. Please connect the account at the shop’s public address, which begins with https://.',
  discountCode: 'A code has letters, digits, - and _ only.',
  afterStart: 'The end must be after the start.',
  datasetColumn: 'Your dataset must have at least one column',
  datasetRow: 'Your dataset must have at least one row',
  datasetMissing: 'One or more rows was missing data',
  video: '{val} is not a video of YouTube or Vimeo',
  menuItem: 'A menu must have at least one item.',
  other: 'This value is not valid.',
} as const;

/** Texts of blocks that owners write themselves; only the Worker uses them. */
export const pageBlocks = {
  orderNow: 'Order Now',
  playVideo: 'Play the video: {title}',
  videoNote: 'The video comes from {provider} once you press play.',
  listen: 'Listen to {title}',
  download: 'Download',
  openInMaps: 'Open in maps',
  showMap: 'Show the map',
  mapNote: 'The map comes from OpenStreetMap once you ask for it.',
  chartNumbers: 'The numbers as a table',
};

/** Mails about passkeys, to people with an account and to contributors. */
export const passkeyMails = {
  addedSubject: 'A passkey for {site} was added',
  addedIntro: 'A passkey was added: with it, one signs in to {site} as {email} without a password.',
  removedSubject: 'A passkey for {site} was removed',
  removedIntro: 'A passkey with which one signed in to {site} as {email} was removed.',
  name: 'Its name: {name}',
  unnamed: 'Passkey',
  footer: 'If it was not you, please choose a new password at once, and remove the passkeys that you do not know.',
} as const;

/** Texts about pictures that owners upload; only the Worker uses them. */
export const pictures = {
  /** Stands before "file", where a file is refused, with a blank between them unless it ends with a hyphen. */
  fileType: 'image',
  usedBy: 'This picture is still used by: {uses}.',
};

/** The forms of pages that need no script. */
export const plainForms = {
  notSent: 'What you entered could not be sent. All of it is still here.',
  filesAgain: 'Please choose your pictures once more.',
  sendAgain: 'Send again',
} as const;

/** A shop that opens soon: the page that visitors read, and the bar above its pages for those who run the shop. */
export const opening = {
  contact: 'You can reach us at {email}.',
  signIn: 'Do you run this shop? Sign in.',
  bar: 'Visitors read that this shop opens soon.',
  open: 'Open the shop',
};

/** What people who work on a shop read about its plan; `{site}` is the shop's title. */
export const plans = {
  closedSignIn: 'Do you run this shop? Sign in to renew its plan.',
  title: 'The plan of {site}',
  elsewhere: 'No plans are sold here. Whoever runs the server of this shop changes its plan.',
} as const;

/** The mail that reminds of an unpaid order, and the pages that its links open. */
export const reminders = {
  subject: 'Your order at {site} is not paid yet',
  intro: 'You began an order at {site} and did not pay for it. Everything is as you left it.',
  button: 'Go on to the checkout',
  otherwise:
    'If you have changed your mind, you need not do anything: nothing was ordered or charged. Prices and stock may change until you pay.',
  refuse: 'Do not remind me again',
  footer: 'You received this email once, because your address was entered at the checkout of {site}.',
  backTitle: 'Your cart',
  proofText: 'Enter the email address that you gave at the checkout. The cart then comes to this device.',
  goneTitle: 'This cart is no longer there',
  goneText: 'It was paid for, emptied or deleted, or the link is incomplete. You have not been charged by opening it.',
  refuseTitle: 'No more reminders',
  refuseText:
    'Would you like no more reminders of unpaid orders from {site}? Other emails about your orders still come.',
  refusedTitle: 'You will not be reminded again',
  refusedText: '{site} sends you no more reminders of unpaid orders.',
  unknownTitle: 'This link does not work',
  unknownText: 'It is incomplete. Please open it again from the email, or copy all of it.',
} as const;

/** The mails about what is back in stock, and the pages that their links open. */
export const restock = {
  backSubject: '{product} is back in stock',
  backIntro: 'You asked {site} to tell you when {product} is back. It is in stock again.',
  backButton: 'Go to the product',
  backNoReservation: 'We do not reserve anything for you, and it may sell out again.',
  stop: 'Send me no more emails of this kind',
  backFooter: 'You received this email once, because your address was entered at {site} to hear of this product.',
  confirmSubject: 'Would you like to hear when {product} is back?',
  confirmIntro:
    'Your address was entered at {site}, to get an email when {product} is in stock again. Please confirm that it was you.',
  confirmButton: 'Yes, tell me',
  confirmExpiry: 'The link works for 7 days.',
  confirmFooter: 'If it was not you, you need not do anything: you get no further email.',
  confirmTitle: 'Please confirm',
  confirmText: 'Would you like {site} to write to {email} when the product is back in stock?',
  confirmedTitle: 'You are signed up',
  confirmedText: '{site} writes to {email} as soon as the product is back in stock.',
  stopTitle: 'No more emails about restocks',
  stopText: 'Would you like {site} to send {email} no more emails about products that are back in stock?',
  stopButton: 'Send me none',
  stoppedTitle: 'You get no more emails about restocks',
  stoppedText: '{email} is on no restock list of {site} any more.',
  expiredTitle: 'This link has expired',
  expiredText: 'Please sign up again on the product’s page to get a new one.',
  unknownTitle: 'This link is incomplete',
  unknownText: 'Please open it again from the email, or copy all of it.',
  home: 'Back to {site}',
} as const;

/** The mail to the owner about a sender that has stopped. `{service}` is filled in. */
export const senderNotice = {
  subject: '{service} is told nothing more',
  intro: '{service} refuses what the shop sends, so the shop has stopped telling it of orders and carts.',
  account: 'Account',
  answer: 'Answer',
  waiting:
    'New orders and carts wait for up to seven days, and for three days with Google Analytics. Older ones are given up.',
  resume: 'Once the cause is removed, switch the service on again. A new secret is set there too.',
};

/** Mails to owners about the address from which the shop's mails come. */
export const mailSender = {
  refused: 'Mails no longer come from {domain}',
  refusedIntro:
    'The mail service no longer accepts mails from {domain}. Your shop’s mails now come from the address of the server, if the server has one; otherwise they wait. No mail is lost.',
  answer: 'Answer',
  refusedNext: 'Please check the records of the domain. Your own address is used again as soon as the check succeeds.',
  test: 'Test mail from {shop}',
  testIntro: 'The mails of your shop arrive. This one comes from {address}.',
  testSpam: 'If you found this mail in the spam folder, please check the records of the domain.',
};

/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Missing an H/S/L value.',
  hue: 'Hue out of bounds.',
  saturation: 'Saturation out of bounds.',
  lightness: 'Lightness out of bounds.',
  alpha: 'Alpha out of bounds.',
  color: 'A colour is 3 to 6 hexadecimal digits, rgb(), rgba(), hsl(), hsla(), hwb() or a colour’s name.',
  noTexts: 'We have no texts in {language}.',
  ownLanguage: '{language} is the site’s own language.',
  memberArea: 'A member area stands in the menu _memberareas alone.',
  onlyPages: '{name} holds pages of the site only.',
} as const;

/**
 * What the buyer of a subscription reads before paying; `{price}` is an amount with its interval, `{n}` a number of
 * payments, `{last}` the day of the last one.
 */
export const subscriptionTerms = {
  today: 'Today you pay {amount}.',
  plusDelivery: '{amount} plus delivery',
  onlyPayment: 'This is the only payment. The subscription then ends by itself.',
  next: 'After that you pay {price}, next on {date}.',
  onceMore: 'After that you pay {amount} once more, on {date}.',
  untilCancelled: 'The subscription goes on until you cancel it.',
  endsAfter: 'You pay {n} times in all, the last time on {last}. Then the subscription ends by itself.',
  endsThen: 'Then the subscription ends by itself.',
  priceStays: 'This price stays the same for as long as your subscription runs.',
  priceStaysDelivered:
    'This price stays the same for as long as your subscription runs. Delivery and taxes change only if you change the address.',
  cardIsKept: 'Your card is kept for these payments.',
  howToCancel:
    'We email you before each payment. With the link in that email you can skip it, pause the subscription or cancel it.',
  resumedLate:
    'If you resume a paused subscription after a payment was due, that payment is charged at once. You see this before you resume it.',
} as const;

export const subscriptionMails = {
  announced: 'Your subscription to {product} renews soon',
  resumed: 'Your subscription to {product} goes on',
  skipped: 'One payment of your subscription to {product} is skipped',
  ended: 'Your subscription to {product} is complete',
  addressChanged: 'The address of your subscription to {product} has changed',
  cardChanged: 'The card of your subscription to {product} has changed',
  failed: 'We could not charge your subscription to {product}',
  delayed: '{product} is out of stock, so we charge nothing for now',
  paused: 'Your subscription to {product} is paused',
  cancelled: 'Your subscription to {product} is cancelled',
  nextCharge: 'We will charge {amount} on {date}.',
  beforeRenewal: 'With the link below you can skip this payment, pause the subscription or cancel it before that day.',
  otherCard: 'You can use another card with the link below. Then we try again at once.',
  whenBack: 'Your order comes when the product is back in stock.',
  nothingMore: 'Nothing more is charged.',
  details: 'Details',
  button: 'See your subscription',
  footer: 'You get this mail because you have a subscription in this shop.',
  nextTry: 'We will try to charge {amount} again on {date}.',
  nextLook: 'We look again on {date}, and charge nothing before the product is back.',
  chargeToday: 'We charge {amount} today.',
  manage: 'With the link below you can skip a payment, pause the subscription or cancel it.',
  resumeOrCancel: 'With the link below you can resume the subscription or cancel it.',
  cancelThere: 'With the link below you can cancel the subscription.',
  cardThen: 'With the link below you can use another card. {amount} is then charged to it at once.',
  byBuyer: 'You have cancelled the subscription.',
  byShop: 'The shop has cancelled the subscription.',
  cancelledAt: 'Cancelled on',
  newAddress: 'New address',
  eachPayment: 'Each payment',
  notYou: 'If this change is not yours, please reply to this email.',
} as const;

/** What the owner reads about a subscription. */
export const subscriptionNotices = {
  delayed: '{product} is sold out for a subscription',
  paused: 'A subscription to {product} is paused',
  cancelled: 'A subscription to {product} is cancelled',
  delayedText:
    'Nothing is charged, and nothing has to be packed. The stock is looked at again on {date}. After a week the subscription pauses.',
  byBuyer: 'The customer has paused it. Nothing is charged until the customer resumes it.',
  byPerson: '{person} has paused it in the console. Nothing is charged until it is resumed.',
  byOwner: 'It was paused by the shop. Nothing is charged until it is resumed.',
  forPayment:
    'The card could not be charged, and there are no further attempts. We have asked the customer for another card; the subscription then goes on by itself.',
  forStock:
    'The item is sold out or was deleted. Nothing is charged. Once it is back, the customer or you can resume the subscription.',
  cancelledByBuyer: 'The customer has cancelled it. Nothing more is charged. Orders that are paid stay as they are.',
  cancelledByPerson:
    '{person} has cancelled it in the console. Nothing more is charged. Orders that are paid stay as they are.',
  cancelledByOwner: 'It was cancelled by the shop. Nothing more is charged. Orders that are paid stay as they are.',
  declined: 'The bank has declined the card.',
  insufficientFunds: 'The card has insufficient funds.',
  expiredCard: 'The card has expired.',
  unknownCard: 'The card was not recognised.',
  authenticationRequired: 'The bank asks the customer for a confirmation.',
  customer: 'Customer',
  item: 'Item',
  paid: 'Payments so far',
  show: 'See the subscription',
} as const;

/** The mail to the owner about a webhook that was switched off. `{day}` is filled in. */
export const webhookNotice = {
  subject: 'A webhook is switched off',
  intro: 'No message to this address has arrived since {day}, so the shop has switched the webhook off.',
  address: 'Address',
  lost: 'Messages that waited are given up, and nothing further is sent. What was given up is listed for 30 days and can be sent again.',
  enable: 'Once the address answers again, please switch the webhook on again.',
};

/** Texts that only the Worker uses: of written reviews. */
/**
 * Mails that ask for reviews, and the pages on which buyers write them. `{site}`, `{number}` and `{name}` are filled in.
 */
export const writtenReviews = {
  mailSubject: 'How do you like what you bought at {site}?',
  mailIntro:
    'Your order {number} reached you some days ago. How do you like it? Good or bad, what you write helps others to choose.',
  mailNote: 'Write what you think of it: the shop shows good and bad reviews alike.',
  mailWrite: 'Write a review',
  mailStop: 'No more emails like this one',
  mailFooter: 'You received this email because you placed an order at {site}. We ask once for each order.',
  title: 'Write a review',
  chooseText: 'Choose what you want to write about.',
  write: 'Write a review',
  change: 'See or change your review',
  rating: 'Your rating',
  reviewTitle: 'Title',
  body: 'Your review',
  authorName: 'Your name, as others will see it',
  authorNameHint: 'Your first name is enough. Your email address is never shown.',
  pictures: 'Pictures',
  picturesHint:
    'Up to {count} pictures (JPEG, PNG, WebP, AVIF or GIF) of at most {size} MB each. We remove where and when they were taken.',
  picture: 'Picture {n}',
  uploaded: 'Picture {n} is uploaded.',
  removePicture: 'Remove picture {n}',
  note: 'We read each review before we show it, and we show good and bad ones alike. Others will see your stars, your text, your name and your pictures, and that you bought the item.',
  send: 'Send the review',
  ratingMissing: 'Please choose one to five stars.',
  nameIsAddress: 'Please choose a name without an email address.',
  pictureUnreadable: '“{name}” is not a picture that we can show. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  pictureTooLarge: '“{name}” has more than {size} MB. Please choose a smaller picture.',
  tooManyPictures: 'A review can have {count} pictures at most.',
  uploadTooLarge:
    'Your pictures are too large together, so nothing was sent. Please go back, where what you typed still stands, and choose smaller ones.',
  sentTitle: 'Thank you for your review',
  sentText: 'We read it before we show it. You can change or withdraw it at any time by the link in our email.',
  picturesLost: 'Your review is saved, but your pictures could not be stored. Please add them later by the same link.',
  pending: 'Your review has not been read yet, so nobody sees it.',
  approved: 'Everybody can see your review. If you change it, it is hidden until we have read it again.',
  rejected: 'We do not show this review. If you change it, we read it again.',
  withdraw: 'Withdraw this review',
  withdrawText: 'Your review is deleted for good, with its pictures.',
  withdrawButton: 'Delete the review',
  withdrawnTitle: 'Your review is deleted',
  withdrawnText:
    'Nobody can see it any more, and its pictures are deleted too. You can write a new one by the same link.',
  already:
    'This item has been reviewed by this link. Enter the email address of the order to see, change or withdraw the review.',
  prove: 'Show my review',
  others: 'You can also write about',
  toItem: 'See the item',
  closedTitle: 'This order cannot be reviewed',
  refunded: 'It was refunded.',
  nothingLeft: 'What you bought is no longer on sale here.',
  stopTitle: 'No more requests for reviews',
  stopText: 'Would you like to get no more emails from {site} that ask for a review?',
  stopButton: 'Yes, no more of them',
  stoppedText: '{site} will not ask you for reviews any more. You still get the emails about your orders.',
} as const;

/** The bar above the header. */
export const announcement = { close: 'Close this announcement' } as const;

/** Texts of blocks that the Worker fills; only the Worker uses them. */
export const blocks = {
  summary: 'Summary',
  previous: 'Previous items',
  next: 'Next items',
  readMore: 'Read more',
  moreAbout: 'Read more: {title}',
  allPosts: 'All posts',
  archive: 'Archive',
  tags: 'Tags',
  noComments: 'No Comments',
  oneComment: '1 Comment',
  comments: '{n} Comments',
  noLikes: 'No Likes',
  oneLike: '1 Like',
  likes: '{n} Likes',
  oneItem: '1 item',
  items: '{n} items',
};

/**
 * The page on which buyers withdraw from a contract, and its mails. `open` and `confirm` are the words of Article 11a of
 * Directive 2011/83/EU. The notice goes to the owner.
 */
export const withdrawals = {
  ...withdrawalForm,
  unitsTitle: 'How many you withdraw from',
  unitsHint: 'Leave all of these empty to withdraw from the whole order.',
  unitsOf: '{product} (up to {max})',
  tooMany: 'Please enter a whole number from 0 to {max}.',
  mailSubject: 'Receipt of your withdrawal {number}',
  mailIntro: '{site} received this withdrawal on {time}.',
  mailLog:
    'The log code ends a chain of all declarations that the shop had received until then. None of them can be changed or left out later without breaking the chain.',
  mailFooter:
    'You get this email because somebody declared a withdrawal to {site} and named this address for the receipt.',
  noticeSubject: 'Withdrawal {number}',
  noticeIntro: '{name} has withdrawn from a contract on {time}.',
  noticeMatched: 'It is about order {order}.',
  noticeUnmatched:
    'Number and address match no order of the shop. If there is such a contract, the withdrawal counts all the same.',
  noticeOpen: 'Open the withdrawal',
  order: 'Order {number}',
  ownOrders: 'Your latest orders',
} as const;

/** The page on which buyers cancel a contract, its receipt, and what the subscription's own page says. */
export const cancellations = {
  ...cancellationForm,
  mailSubject: 'Receipt of your cancellation {number}',
  mailIntro: '{site} received this cancellation on {time}.',
  mailFooter:
    'You get this email because somebody cancelled a contract with {site} and named this address for the receipt.',
  noticeSubject: 'Cancellation {number}',
  noticeIntro: '{name} has cancelled a contract on {time}.',
  noticeUnmatched:
    'Number and address match no order of the shop. If there is such a contract, the cancellation counts all the same.',
  noticeOpen: 'Open the cancellation',
  ending: 'Your subscription to {product} is cancelled',
  endingText: 'It was cancelled on our page for cancellations. Nothing is charged from {date}.',
  keepText: 'If this is not what you want, you can keep the subscription with the link below until then.',
  keep: 'Keep the subscription after all',
} as const;

/** Orders that the shop has written, and what it adds to placed ones: the mails with payment links, and their page. */
export const paymentLinks = {
  mailSubject: 'Your order at {site}: {amount} to pay',
  mailIntro: '{site} has prepared an order for you. You can look at it and pay for it here.',
  mailButton: 'See the order and pay',
  mailUntil: 'The link works until {date}.',
  mailFooter: 'You received this email because {site} has prepared an order for this address.',
  title: 'Your order at {site}',
  until: 'You can pay until {date}.',
  goneTitle: 'This payment link no longer works',
  goneText:
    'The order was paid for, changed or cancelled, or the time of the link is over. Please ask {site} for a new link.',
  overText: 'The link worked until {date}, and nothing was paid by it. Please ask {site} for a new link.',
  soldOut: 'Something of this order is sold out at the moment. Nothing was charged. Please ask {site} about it.',
  addedSubject: 'Your order {number} at {site}: {amount} to pay',
  addedIntro: '{site} has added something to your order {number}. Once {amount} is paid, it is part of the order.',
  addedTitle: 'Added to order {number}',
  credit: 'Taken off order {number}',
  editedSubject: 'Your order {number} at {site} was changed',
  editedIntro: '{site} has changed your order {number}. The page of the order shows all that is in it now.',
} as const;
