export const CHECKOUT_PATH = '/checkout';
export const SUBSCRIPTION_PATH = '/commerce/subscription';
export const GIFT_CARD_PATH = '/commerce/gift-card';
export const ORDER_PATH = '/commerce/order';
export const STATUS_PATH = '/commerce/order-status';
