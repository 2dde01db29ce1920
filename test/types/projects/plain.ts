/** A page's script without any framework. A line under `@ts-expect-error` must not compile. */
import type { AddResult, ShoppingCart } from './storefront';

const block = document.createElement('sq-product-block');
block.product = 'everyday-teapot';
block.headingLevel = '3';
// @ts-expect-error: a heading has no level 7.
block.headingLevel = '7';

const amount: number | undefined = document.querySelector('sq-installments')?.amount;
// @ts-expect-error: the element has no such property.
document.querySelector('sq-cart')?.amount;

addEventListener('sq-cart-added', ({ detail }) => console.log(detail.entry.title, detail.cart.totalQuantity));
document.addEventListener('sq-order-placed', ({ detail }) => console.log(detail.order.grandTotal.decimalValue));
block.addEventListener('variant:change', ({ detail }) => console.log(detail.selectedVariant));
document.addEventListener('sq-form-submitting', (event) => {
  event.preventDefault();
  // @ts-expect-error: the detail of this event has no cart.
  console.log(event.detail.cart);
});

// @ts-expect-error: Storefront is undefined until its script has run.
window.Storefront.version;
const version: string | undefined = window.Storefront?.version;

async function buy(): Promise<ShoppingCart> {
  const result: AddResult = await Storefront.cart.add({ itemId: 'ss-house-blend' });
  if (result.status === 'failed') console.log(result.failure.message, result.failure.code);
  // @ts-expect-error: only an added item has an entry.
  console.log(result.entry);
  if (result.status === 'added') console.log(result.entry.title, result.cart.subtotalAmount.decimalValue);
  const changed = await Storefront.cart.update('entry', 2);
  if (changed.status === 'changed') console.log(changed.cart.entries.length);
  // @ts-expect-error: an item is added by its id.
  await Storefront.cart.add({ sku: 'TEA' });
  const end: () => void = Storefront.cart.subscribe((cart) => console.log(cart.totalQuantity));
  end();
  const stop: () => void = Storefront.onError(({ error, context }) => console.log(context, error));
  stop();
  // @ts-expect-error: a listener gets one object.
  Storefront.onError((error, context) => console.log(context, error));
  const element: CustomElementConstructor = await Storefront.ready('sq-cart');
  const read: Promise<void> = Storefront.ready();
  // @ts-expect-error: errors are those of the whole page.
  Storefront.cart.onError;
  console.log(element, amount, version, await read);
  return Storefront.cart.get();
}

void buy();
