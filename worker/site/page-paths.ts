/** Paths of the shop's pages for buying and for orders. */
export const CHECKOUT_PATH = '/checkout';
export const SUBSCRIPTION_PATH = '/commerce/subscription';
export const GIFT_CARD_PATH = '/commerce/gift-card';
/** An order before its payment. */
export const ORDER_PATH = '/commerce/order';
/** A paid order, for whoever has its link. */
export const STATUS_PATH = '/commerce/order-status';
/** A paid order, right after the payment. */
export const CONFIRMATION_PATH = '/commerce/order-confirmed';
/** The page that a payment provider sends visitors back to. */
export const PAID_PATH = '/commerce/paid';
