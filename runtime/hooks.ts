/**
 * Which script a page needs, by what stands on it: the only place that holds class names of engine entry points. A key
 * is the folder of `widgets/` whose behaviours serve what its selector finds, or the name of a file in
 * `runtime/behaviours/`.
 */
export const HOOKS = {
  'product-block': '.sqs-add-to-cart-button',
  'cart-pill': '.sqs-cart-quantity,.sqs-custom-cart,.absolute-cart-box',
  'form-block': '.sqs-block-form,.newsletter-form,[data-sqsp-block=form]',
} as const;

/** Buttons whose clicks the loader keeps until their behaviour, `ADD_TO_CART_MODULE`, has arrived. */
export const ADD_TO_CART_BUTTON = '.sqs-add-to-cart-button';
export const ADD_TO_CART_MODULE = 'product-block';

/** Numbers that the loader sets to the last known cart, until their behaviour, `CART_INDICATOR_MODULE`, has arrived. */
export const CART_QUANTITY = '.sqs-cart-quantity';
export const CART_INDICATOR_MODULE = 'cart-pill';

/** Shows nothing while the cart is empty, so that it is fetched only once there may be a cart. */
export const CART_PILL_TAG = 'sq-cart-pill';

/**
 * Of what the form block's hook finds: forms that the engine or the platform wrote, and what stands for one that has not
 * been rendered. Forms of others have a `data-form-id` as well, and are none of ours.
 */
export const ENGINE_FORM =
  '.sqs-block-form form[data-form-id],.newsletter-form[data-form-id],form[onsubmit*=FormSubmit],.sqs-form-block-context,[data-sqsp-block=form]';
