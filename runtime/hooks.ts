/**
 * Which script a page needs, by what stands on it: the only place that holds class names of engine entry points.
 * `module` is a folder of `widgets/`, or `behaviours/NAME`.
 */
export const HOOKS = [
  { selector: '.sqs-add-to-cart-button', module: 'product-block' },
  { selector: '.sqs-cart-quantity, .sqs-custom-cart, .absolute-cart-box', module: 'cart-pill' },
] as const;

/** Buttons whose clicks the loader keeps until their behaviour has arrived. */
export const ADD_TO_CART_BUTTON = '.sqs-add-to-cart-button';
