/** What a press of an element with `data-sq-opens` opens on the page, by the attribute's value. */
export const OPENERS = {
  cart: 'the drawer `<sq-cart layout="drawer">`',
  cookies: 'the form of `<sq-cookie-banner>`',
  popup: 'a popup of `<sq-popup>`',
} as const;
