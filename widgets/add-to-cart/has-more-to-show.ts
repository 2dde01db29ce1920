/** What a page may say of its product: its JSON, and choices that stand in its fields already. */
const TELLING = '[data-name=static-context],.product-detail,.product-variants :checked,.product-subs-otp :checked';

const EXPRESS_CHECKOUT = /"expressCheckout":\s*true/;
/** Buttons that get another label with express checkout: all but those that the owner, or the Worker, has labelled. */
const LABELLED_BY_ENGINE = '.sqs-add-to-cart-button:not([data-use-custom-label=true],[data-is-subscription=true])';
const SUBSCRIPTION = /ubscri\w+":\s*[t{]/;
const SOLD_BOTH_WAYS = /"isOneTimePurchasable":\s*true/;

/**
 * Whether a page has to show more than its HTML does, before anybody turns to a button: the variant that its address
 * names, a choice that was made before the scripts came, other labels, or the choice between a subscription and a
 * single purchase where the theme has not written it. It is a glance at the text, so that other pages need not parse
 * it.
 */
export function hasMoreToShow(): boolean {
  if (location.search.includes('variant=')) return true;
  return [...document.querySelectorAll<HTMLInputElement>(TELLING)].some(({ dataset, textContent, value }) => {
    // A subscription is what a purchase option says by itself.
    if (value) return value !== 'SUBSCRIPTION';
    const text = dataset.context ?? textContent;
    if (EXPRESS_CHECKOUT.test(text) && document.querySelector(LABELLED_BY_ENGINE)) return true;
    if (!SUBSCRIPTION.test(text)) return false;
    // The engine labels subscriptions itself, and Products V2 leaves it to us.
    return 'context' in dataset || (SOLD_BOTH_WAYS.test(text) && !document.querySelector('.product-subs-otp'));
  });
}
