import { deleteCoupon, postCoupon } from '../api/coupons.ts';
import { ApiFailure } from '../api/failure.ts';
import { addToCart, mutate } from '../cart/actions.ts';
import { change } from '../cart/remote/mutations.ts';
import type { ShoppingCart } from '../contracts/cart.ts';
import { addToCart as addTexts, agents } from '../i18n/en/rest.ts';
import { localised } from '../i18n/languages.ts';
import { lazy } from '../lazy.ts';
import { productUrl } from '../page/product.ts';
import { loadProduct } from '../purchase/load-product.ts';
import { planPurchase } from '../purchase/plan.ts';
import { askPerson } from './ask-person.ts';
import type { CART_CHANGES } from './cart-changes.ts';
import { describeCart } from './describe-cart.ts';
import type { Input } from './input.ts';
import type { Client } from './model-context.ts';
import { CHECKOUT_PATH, openShopPage } from './open-shop-page.ts';
import { variantById } from './variant-by-id.ts';

/** What a page's own scripts use; it waits until the cart is known, as a person does. */
const loadScriptApi = lazy(() => import('../script-api.entry.ts'));

type Changes = Input<typeof CART_CHANGES>;
type Addition = NonNullable<Changes['add']>[number];
/** What a change came to, as the actions of the cart say it. */
type Outcome = { status: string; failure?: { message: string } };

export async function readCart(): Promise<unknown> {
  const { cart } = await loadScriptApi();
  return describeCart(await cart.get());
}

/** Makes the changes one after the other; what the shop refuses stops none of the others. */
export async function updateCart(changes: Changes): Promise<unknown> {
  const { add = [], set = [], remove = [], add_discount_codes = [], remove_discount_codes = [] } = changes;
  const { cart } = await loadScriptApi();
  const { entries } = await cart.get();
  const refused: { what: string; reason: string }[] = [];
  async function attempt(what: string, change: () => Promise<Outcome>): Promise<void> {
    try {
      const { status, failure } = await change();
      if (status === 'failed') refused.push({ what, reason: failure?.message ?? '' });
      if (status === 'cancelled') refused.push({ what, reason: 'The page has stopped it.' });
    } catch (error) {
      if (!(error instanceof DOMException || error instanceof ApiFailure)) throw error;
      refused.push({ what, reason: error.message });
    }
  }
  const onLine = (id: string, change: () => Promise<Outcome>) => async () => {
    if (!entries.some((entry) => entry.id === id))
      throw new DOMException('There is no such line; get_cart lists them.', 'ToolError');
    return change();
  };

  for (const id of remove)
    await attempt(
      `remove ${id}`,
      onLine(id, () => cart.remove(id)),
    );
  for (const { line_id: id, quantity } of set) {
    const change = () => (quantity === 0 ? cart.remove(id) : cart.update(id, quantity));
    await attempt(`set ${id}`, onLine(id, change));
  }
  for (const addition of add) await attempt(`add ${addition.product_id}`, () => addProduct(addition));
  for (const code of add_discount_codes) await attempt(`add_discount_codes ${code}`, () => addCoupon(code));
  for (const code of remove_discount_codes) await attempt(`remove_discount_codes ${code}`, () => removeCoupon(code));
  return { ...describeCart(await cart.get()), refused };
}

/** As in `cart/remote/coupons.ts`; what the cart's own file holds would become a file of its own by an import from here. */
const addCoupon = (code: string) => mutate(() => change((idempotencyKey) => postCoupon({ code }, { idempotencyKey })));
const removeCoupon = (code: string) => mutate(() => change((idempotencyKey) => deleteCoupon(code, { idempotencyKey })));

/** Adds a product by the plan of a press; what a press would ask the person first, the person must do. */
async function addProduct({ product_id, variant_id, quantity = 1 }: Addition): Promise<Outcome> {
  const { page } = await loadProduct(product_id);
  const variant = variant_id === undefined ? undefined : variantById(page, variant_id);
  const selections = Object.entries(variant?.attributes ?? {}).map(([name, value]) => ({ name, value }));
  const choice = { product: page, selections, quantity: `${quantity}`, expressCheckout: false, isOnOwnPage: true };
  const plan = planPurchase(choice, localised('addToCart', addTexts));
  if (plan.status === 'refused') throw new DOMException(plan.refusal.message, 'ToolError');
  if (plan.status !== 'add' || plan.form)
    throw new DOMException(
      `The person buys this on its own page, where they fill in more: ${productUrl(page) ?? ''}`,
      'ToolError',
    );
  return addToCart(plan.request);
}

/** Empties the cart if the person agrees. */
export async function cancelCart(client: Client): Promise<unknown> {
  const { cart } = await loadScriptApi();
  const { entries } = await cart.get();
  if (entries.length === 0) return { cancelled: false, reason: 'The cart is empty already.' };
  const { emptyCart: title, emptyCartMessage: message, emptyCartYes: yes } = localised('agents', agents);
  if (!(await askPerson({ title, message, yes }, client)))
    return { cancelled: false, reason: 'The person did not agree. Ask them what they want instead.' };
  for (const { id } of entries) {
    const result = await cart.remove(id);
    // Another tab may have removed it meanwhile.
    if (result.status === 'failed' && result.failure.code !== 'ENTRY_NOT_FOUND') throw result.failure;
  }
  return { cancelled: true, ...describeCart(await cart.get()) };
}

export async function proceedToCheckout(): Promise<unknown> {
  const { cart } = await loadScriptApi();
  const current = await cart.get();
  if (current.entries.length === 0)
    throw new DOMException('The cart is empty. Add something with update_cart first.', 'ToolError');
  if (isBelowMinimum(current)) {
    const { minimumSubtotalCents, subtotalAmount } = current;
    throw new DOMException(
      `The shop takes orders from ${minimumSubtotalCents} minor units of ${subtotalAmount.currencyCode}. Add more first.`,
      'ToolError',
    );
  }
  return { opens: openShopPage(CHECKOUT_PATH), next: 'The page of the checkout has tools of its own.' };
}

function isBelowMinimum({ subtotalCents, minimumSubtotalCents }: ShoppingCart): boolean {
  return subtotalCents < minimumSubtotalCents;
}
