/**
 * Selector of the elements that may need a change: the product's JSON, and controls that already have a value. Values
 * that the Worker has chosen by the page's address are shown already.
 */
const SOURCES =
  '[data-name=static-context],.product-detail,.product-variants :checked:not([data-sq-chosen] :is([selected],[checked])),.product-subs-otp :checked';

const EXPRESS_CHECKOUT = /"expressCheckout":\s*true/;
/** Buttons that get another label with express checkout; labels that the owner or the Worker has set stay. */
const LABELLED_BY_ENGINE = '.sqs-add-to-cart-button:not([data-use-custom-label=true],[data-is-subscription=true])';
const SUBSCRIPTION = /ubscri\w+":\s*[t{]/;
const SOLD_BOTH_WAYS = /"isOneTimePurchasable":\s*true/;

/**
 * Whether a page has to show more than its HTML does before the visitor uses a button: the variant in its address, a
 * choice made before the scripts came, other labels, or missing purchase options (subscription or single purchase). It
 * only searches the text, so that other pages need not parse it.
 */
export function hasMoreToShow(): boolean {
  if (location.search.includes('variant=') && document.querySelector('.product-variants:not([data-sq-chosen])'))
    return true;
  return [...document.querySelectorAll<HTMLInputElement>(SOURCES)].some(({ dataset, textContent, value }) => {
    // A purchase option is a subscription unless the visitor chooses otherwise.
    if (value) return value !== 'SUBSCRIPTION';
    const text = dataset.context ?? textContent;
    if (EXPRESS_CHECKOUT.test(text) && document.querySelector(LABELLED_BY_ENGINE)) return true;
    if (!SUBSCRIPTION.test(text)) return false;
    // The engine labels subscriptions itself; Products V2 leaves that to us.
    return 'context' in dataset || (SOLD_BOTH_WAYS.test(text) && !document.querySelector('.product-subs-otp'));
  });
}
