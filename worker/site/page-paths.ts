/** Paths of the shop's pages for buying and for orders. */
export const CHECKOUT_PATH = '/checkout';
export const SUBSCRIPTION_PATH = '/commerce/subscription';
export const GIFT_CARD_PATH = '/commerce/gift-card';
/** Path of an order before its payment. */
export const ORDER_PATH = '/commerce/order';
/** Start of the paths of payment links: `/pay/TOKEN`. */
export const PAY_PATH = '/pay';
/** Path that brings a cart back, from the mail that reminds its buyer. */
export const CART_BACK_PATH = '/commerce/cart-back';
/** Path of the page on which somebody refuses such mails. */
export const NO_REMINDERS_PATH = '/commerce/no-reminders';
/** Path of a paid order, for anyone who has its link. */
export const STATUS_PATH = '/commerce/order-status';
/** Path of the slip that a buyer prints for a return. */
export const RETURN_SLIP_PATH = '/commerce/return-slip';
/** Path of a paid order, right after the payment. */
export const CONFIRMATION_PATH = '/commerce/order-confirmed';
/** Path of the page to which a payment provider returns visitors. */
export const PAID_PATH = '/commerce/paid';
/** Path of a running subscription's page, which opens by its link. */
export const MY_SUBSCRIPTION_PATH = '/commerce/my-subscription';
/** Path to which an order's page sends that its address is to be saved in the account. */
export const ACCOUNT_ADDRESS_PATH = '/commerce/account/address';
/** Path of a file that was bought; its link is signed. */
export const DOWNLOAD_PATH = '/commerce/download';
/** Path of the page on which a buyer writes reviews. */
export const REVIEW_PATH = '/commerce/review';
/** Path of the page on which a buyer refuses further requests for reviews. */
export const NO_REVIEW_REQUESTS_PATH = '/commerce/no-review-requests';
/** Path of the pictures of reviews. */
export const REVIEW_PICTURES_PATH = '/commerce/review-pictures';
/** Path of the official notices of the legal guarantee: `/commerce/notices/ID.svg`. */
export const NOTICES_PATH = '/commerce/notices';
/** Path to which comments are sent where no script sends them. */
export const COMMENT_PATH = '/commerce/comment';
/** Path of owners' pictures: `/images/ID/NAME`. No page has it. */
export const PICTURES_PATH = '/images';
/** Paths of the pages that the links of restock mails open. */
export const RESTOCK_CONFIRM_PATH = '/commerce/restock/confirm';
export const RESTOCK_STOP_PATH = '/commerce/restock/stop';
/** Path of the pages that the links of mails about accounts open. */
export const ACCOUNT_MAILS_PATH = '/commerce/account';
export const ACCOUNT_CONFIRM_PATH = '/commerce/account/confirm';
export const ACCOUNT_PASSWORD_PATH = '/commerce/account/password';
export const ACCOUNT_EMAIL_PATH = '/commerce/account/email';
export const ACCOUNT_SIGN_IN_PATH = '/commerce/account/sign-in';
/** Path of the page on which a contributor chooses a password. */
export const CONTRIBUTOR_PASSWORD_PATH = '/commerce/contributor';
/** Path on which contributors signed in before the console did that; it leads there. */
export const CONTRIBUTOR_SIGN_IN_PATH = '/commerce/contributor/sign-in';
/** Path of the owner's console; each of its screens has an address below it. */
export const CONSOLE_PATH = '/config';
/** Path to which the form of a lock screen is sent. */
export const UNLOCK_PATH = '/unlock';
/** Path to which a lesson's page sends that a person has finished it. */
export const LESSON_PATH = '/commerce/lesson';
/** The platform's paths on which owners choose a plan after a trial, and change the one that they have. */
export const TRIAL_PATH = '/settings/billing/upgrade';
export const PLAN_PATH = '/settings/billing/subscriptions/website';
/** Path of the page on which buyers withdraw from a contract. */
export const WITHDRAW_PATH = '/withdraw';
/** Path of the page on which buyers cancel a subscription without signing in. */
export const CANCEL_CONTRACT_PATH = '/cancel-contract';
/** Path of the page of a person's account. */
export const ACCOUNT_PATH = '/account';

/** Pages of what somebody has ordered, which show more to that person. */
export const OWNED_PATHS = [
  STATUS_PATH,
  CONFIRMATION_PATH,
  MY_SUBSCRIPTION_PATH,
  REVIEW_PATH,
  ACCOUNT_ADDRESS_PATH,
  WITHDRAW_PATH,
  CANCEL_CONTRACT_PATH,
];
/** Pages about earlier orders and subscriptions, to which mails lead, and those with an owner's mail in development. */
const AFTER_SALE = /^\/(?:commerce|newsletter|dev)\//;
const ORDERING: readonly string[] = [SUBSCRIPTION_PATH, GIFT_CARD_PATH, COMMENT_PATH];
/** Pages and calls by which buyers end contracts. */
const DECLARING = /^(?:\/withdraw|\/cancel-contract|\/api\/commerce\/(?:withdrawals|cancellations))\/?$/;

/** Whether buyers end contracts at this path, as they can in a shop that is closed or has a password too. */
export function isForDeclaring(path: string): boolean {
  return DECLARING.test(path);
}

/** Whether a page is about what somebody has ordered already, and opens in a shop that is closed or has a password too. */
export function isAfterSale(path: string): boolean {
  return isForDeclaring(path) || (AFTER_SALE.test(path) && !ORDERING.includes(path));
}
