/** Path that takes a form with a cart's token from a page of another origin, and redirects to the place it names. */
export const CART_TRANSFER_PATH = '/commerce/cart-handover';
export const CART_TRANSFER_FIELDS = { token: 'cart', place: 'to' } as const;
