/** The only place that holds class names of engine entry points. */

/** Buttons whose clicks the loader keeps until `PAGE_MODULE` has arrived. */
export const ADD_TO_CART_BUTTON = '.sqs-add-to-cart-button';
export const QUICK_VIEW_BUTTON = '.sqs-product-quick-view-button';

/** A form that is sent by itself would leave the page for nothing. */
export const FORM_BUTTONS = '.sqs-block-form [type=submit],.newsletter-form [type=submit]';

/** Numbers that the loader sets to the last known cart, until `PAGE_MODULE` has arrived. */
export const CART_QUANTITY = '.sqs-cart-quantity';

/** Where 7.1 keeps room for what a price comes to in instalments. */
export const INSTALLMENTS_MARK = '[data-afterpay]';

/** What serves engine HTML, whatever there is of it on a page; it comes when `ENGINE_HTML` is found. */
export const PAGE_MODULE = 'page';
export const ENGINE_HTML =
  '.sqs-add-to-cart-button,.sqs-product-quick-view-button,.sqs-cart-quantity,.sqs-custom-cart,.sqs-block-form,.newsletter-form,[data-sqsp-block=form],[data-afterpay]';

/** Shows nothing while the cart is empty, so that it is fetched only once there may be a cart. */
export const CART_PILL_TAG = 'sq-cart-pill';

/** A cart in full: as a tag, or where the engine's cart page keeps room for it. */
export const CART_TAG = 'sq-cart';
export const CART_CONTAINER = '#sqs-cart-container';
export const ANY_CART = 'sq-cart,#sqs-cart-container';

/**
 * Of the forms in `ENGINE_HTML`: forms that the engine or the platform wrote, and what stands for one that has not
 * been rendered. Forms of others have a `data-form-id` as well, and are none of ours.
 */
export const ENGINE_FORM =
  '.sqs-block-form form[data-form-id],.newsletter-form[data-form-id],form[onsubmit*=FormSubmit],.sqs-form-block-context,[data-sqsp-block=form]';
