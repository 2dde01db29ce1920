/** The element that a press of an element with `data-sq-opens` opens on the page, by the attribute's value. */
export const OPENERS = {
  cart: 'sq-cart[layout=drawer]',
  cookies: 'sq-cookie-banner',
  popup: 'sq-popup',
} as const;
