/**
 * Path for a form from a page of another origin: it takes the cart's token and redirects to the page named in the form.
 */
export const CART_TRANSFER_PATH = '/commerce/cart-transfer';
/** Names of the form's fields. Those of the visitor's answer are missing where there is none. */
export const CART_TRANSFER_FIELDS = {
  token: 'cart',
  place: 'to',
  /** The answer as in `CHOICE_COOKIE`, and when it was given, in ms since the epoch. */
  choice: 'choice',
  answeredAt: 'answered',
  /** The values of `CENSUS_COOKIE` and `VISIT_COOKIE` of a visitor who is counted. */
  census: 'census',
  visit: 'visit',
} as const;
