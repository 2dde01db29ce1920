/** The only place that holds class names of engine entry points. */

/** Buttons whose clicks the loader keeps until `PAGE_MODULE` has arrived. */
export const ADD_TO_CART_BUTTON = '.sqs-add-to-cart-button';
export const QUICK_VIEW_BUTTON = '.sqs-product-quick-view-button';

/**
 * Buttons in an engine's form block that open its form in a lightbox, until the form's own script handles them and says
 * `aria-haspopup`. Other scripts' buttons can have the class too, and are left alone.
 */
export const LIGHTBOX_HANDLE = '.form-block :is(button,a[href]).lightbox-handle:not([aria-haspopup])';

/** Submit buttons of engine forms; a form that is submitted before its script has loaded would lose what was typed. */
export const FORM_BUTTONS =
  '.sqs-block-form [type=submit],.newsletter-form [type=submit],.form-block button.lightbox-handle';

/** Cart numbers that the loader sets to the last known cart until `PAGE_MODULE` has arrived. */
export const CART_QUANTITY = '.sqs-cart-quantity';

/** Elements in which 7.1 leaves room for instalment messages. */
export const INSTALLMENTS_MARK = '[data-afterpay]';

/** The line in the shop's own pages at that mark, for the price that the page shows first. */
export const INSTALLMENTS_LINE = '.sq-installments-line';

/** The module that handles all engine HTML; it is fetched when `ENGINE_HTML` is found. */
export const PAGE_MODULE = 'page';
export const ENGINE_HTML =
  '.sqs-add-to-cart-button,.sqs-product-quick-view-button,.sqs-cart-quantity,.sqs-custom-cart,.sqs-block-form,.newsletter-form,[data-sqsp-block=form],[data-afterpay]';

/**
 * The module for pages that the shop's Worker did not write, and the elements of the engine on them. The Worker names
 * what the shop serves on `<html>`.
 */
export const FOREIGN_MODULE = 'foreign-page';
export const FOREIGN_HTML = 'html:not([data-sq-serves]) [class*=sqs-]';

/** A box for back-in-stock notices: one per variant that is sold out, or one for all of them in Products V2. */
export const RESTOCK_BOX = '.product-restock-notification';

/** Its form. */
export const RESTOCK_FORM = '.product-restock-form';

/**
 * Every form that the engine or the platform has written into a block or a newsletter, but none that we have rendered.
 */
export const BLOCK_FORM = ':is(.sqs-block-form,[data-sqsp-block=form]) form:not(.sq-form *),.newsletter-form';

/** An address of another site with a path; the engine writes none, or the platform's address without a path. */
export const OWN_ACTION = /\/\/.+\/./;

/** The banner waits until the page is idle. */
export const BANNER_TAG = 'sq-cookie-banner';

/** `<div data-sq="cart-pill">` carries `<sq-cart-pill>` where an editor allows no tags of others; this module puts it there. */
export const CARRIER = '[data-sq]';
export const CARRIERS_MODULE = 'carriers';

/** The table of the elements that the loader does not know by name, and what may need it on a page. */
export const ELEMENTS_TABLE = 'elements';
export const UNDEFINED = ':not(:defined,sq-cart,sq-cart-pill,sq-cookie-banner,sq-language)';

/** The pill shows nothing while the cart is empty, so it is fetched only when there may be a cart. */
export const CART_PILL_TAG = 'sq-cart-pill';

/** The full cart: as a tag, or in the container of the engine's cart page. */
export const CART_TAG = 'sq-cart';
export const CART_CONTAINER = '#sqs-cart-container';
export const ANY_CART = 'sq-cart,#sqs-cart-container';
/** Added to `ANY_CART`: the container in which the Worker has written that the cart is empty needs no script. */
export const UNLESS_EMPTY = ':not([data-sq-empty])';

/**
 * The choice of a language. With the Worker's links in it, it needs a script only to keep the choice of a person who is
 * signed in.
 */
export const LANGUAGE_TAG = 'sq-language';
export const UNLESS_LINKED = ':not([data-sq-linked])';

/**
 * Forms that the engine or the platform wrote, and placeholders of forms that have not been rendered. Other scripts'
 * forms can have a `data-form-id` too, and are left alone.
 */
export const ENGINE_FORM =
  '.sqs-block-form form[data-form-id],.newsletter-form[data-form-id],form[onsubmit*=FormSubmit],.sqs-form-block-context,[data-sqsp-block=form]';
