/** Texts (see `en.ts`) of everything that shows a cart. */

/** Failures of any cart call. */
export const cart = {
  updateQuantityFailed: 'Unable to update quantity',
  removeItemFailed: 'Unable to remove item',
  updateFormFailed: 'Unable to update form',
  openFormFailed: 'Unable to open form',
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
} as const;
