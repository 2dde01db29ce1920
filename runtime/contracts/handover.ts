/** Takes a form with a cart's token from a page of another origin, and leads on to the place it names. */
export const HANDOVER_PATH = '/commerce/cart-handover';
export const HANDOVER_FIELDS = { token: 'cart', place: 'to' } as const;
