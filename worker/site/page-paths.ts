/** Addresses of the shop's pages on which something is bought, or was. */
export const CHECKOUT_PATH = '/checkout';
export const SUBSCRIPTION_PATH = '/commerce/subscription';
export const GIFT_CARD_PATH = '/commerce/gift-card';
/** An order that waits for its payment. */
export const ORDER_PATH = '/commerce/order';
/** An order that was paid, at any time. */
export const STATUS_PATH = '/commerce/order-status';
/** An order that was paid just now. */
export const CONFIRMATION_PATH = '/commerce/order-confirmed';
/** Where a provider's page leads back to after a payment. */
export const PAID_PATH = '/commerce/paid';
