/**
 * Path for a form from a page of another origin: it takes the cart's token and redirects to the page named in the form.
 */
export const CART_TRANSFER_PATH = '/commerce/cart-transfer';
export const CART_TRANSFER_FIELDS = { token: 'cart', place: 'to' } as const;
