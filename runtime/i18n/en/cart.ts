/** Texts of everything that shows a cart: titles of failures, and why there is no link to the checkout. */

export const cart = {
  updateQuantityFailed: 'Unable to update quantity',
  removeItemFailed: 'Unable to remove item',
  updateFormFailed: 'Unable to update form',
  openFormFailed: 'Unable to open form',
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
} as const;
