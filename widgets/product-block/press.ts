import { getProduct } from '#runtime/api/catalogue.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { addToCart as addEntry } from '#runtime/cart/actions.ts';
import { addToCart } from '#runtime/i18n/en-buying.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { readOptions } from '#runtime/page/options.ts';
import {
  findVariants,
  isOnOwnPage,
  type PageProduct,
  productFromApi,
  productUrl,
  readProduct,
} from '#runtime/page/product.ts';
import { itemIdOf } from '#runtime/page/product-root.ts';
import { readQuantityField } from '#runtime/page/quantity-field.ts';
import { hasExpressCheckout } from '#runtime/page/settings.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { act, statusOf } from './button-states.ts';
import { showStatus } from './button-view.ts';
import { type Purchase, planPurchase } from './purchase.ts';
import { takesPresses } from './state.ts';

type Outcome = { what: 'accept' | 'cancel' } | ({ what: 'fail' } & Reason);

interface Reason {
  title?: string;
  message: string;
  /** Where the item can be bought instead. */
  href?: string | undefined;
}

const texts = () => localised('addToCart', addToCart);

/** Carries out a press: reads what is chosen, says what is missing, or adds it to the cart (storefront.md §4, §5). */
export async function press(button: HTMLElement): Promise<void> {
  const itemId = itemIdOf(button);
  if (!itemId) return refuse(button, { message: texts().itemUnreadable });
  if (!takesPresses(statusOf(itemId))) return showStatus(button, statusOf(itemId));

  const product = readProduct(button);
  const purchase = product && plan(button, product);
  if (purchase?.status === 'refused') return refuse(button, reasonOf(purchase, product));

  act(itemId, 'press', button);
  const outcome = await carryOut(purchase, itemId, button);
  act(itemId, outcome.what, button);
  if (outcome.what === 'fail') explain(button, outcome);
}

/** A product that the page does not describe is asked of the catalogue first. */
async function carryOut(planned: Purchase | undefined, itemId: string, button: HTMLElement): Promise<Outcome> {
  try {
    const product = planned ? undefined : productFromApi(await getProduct(itemId), button);
    const purchase = product ? plan(button, product) : (planned as Purchase);
    if (purchase.status === 'refused') return { what: 'fail', ...reasonOf(purchase, product) };
    const result = await addEntry(purchase.request, { target: button });
    if (result.status === 'failed') throw result.failure;
    return { what: result.status === 'added' ? 'accept' : 'cancel' };
  } catch (error) {
    if (error instanceof ApiFailure) return { what: 'fail', message: error.message };
    report(error, 'add to cart');
    return { what: 'fail', message: localised('failures', failures).tryAgain };
  }
}

function plan(button: HTMLElement, product: PageProduct): Purchase {
  const variants = findVariants(button);
  const choice = {
    product,
    selections: variants ? readOptions(variants) : [],
    quantity: readQuantityField(button),
    expressCheckout: hasExpressCheckout(button),
    isOnOwnPage: isOnOwnPage(product),
  };
  return planPurchase(choice, texts());
}

function reasonOf({ refusal }: Purchase & { status: 'refused' }, product: PageProduct | undefined): Reason {
  const { title, message, sendsToItem } = refusal;
  return { title, message, href: sendsToItem && product ? productUrl(product) : undefined };
}

/** Nothing has been begun but the busy state of a press that had to wait for this code. */
function refuse(button: HTMLElement, reason: Reason): void {
  showStatus(button, 'idle');
  explain(button, reason);
}

/** The alert is not waited for: the button goes its own way. */
function explain(button: HTMLElement, { title = texts().unableToAdd, message, href }: Reason): void {
  const action = href ? { label: texts().viewItem, href } : undefined;
  void showAlert({ title, message, ...(action && { action }) }, { returnFocus: button });
}
