/** Texts that every page carries; all others load when they are needed. */

/** Failures that must have a text even when the network is down and no further script can load. */
export const failures = {
  unableToAdd: 'Unable to Add Item',
  checkConnection: 'Please check your internet connection.',
  tryAgain: 'Please try again.',
  tryAgainInAFewSeconds: 'Please try again in a few seconds.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
} as const;

/** The pill and every cart indicator. */
export const cartPill = {
  overLimit: '100+',
  items: '{n|en|one=item|other=items}',
  cart: 'Cart',
  inCart: '{n|en|one=One item in cart|other=# items in cart}',
  moreThanInCart: 'More than {n} items in cart',
} as const;

export const dialog = { ok: 'OK', cancel: 'Cancel', close: 'Close' } as const;
