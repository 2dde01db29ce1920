import { getProduct } from '#runtime/api/catalogue.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { type PurchaseFlow, purchaseFlow } from '#runtime/domain/purchase-flow.ts';
import { failures } from '#runtime/i18n/en/page.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
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
import { readPurchaseOption } from '#runtime/page/purchase-option.ts';
import { readQuantityField } from '#runtime/page/quantity-field.ts';
import { hasExpressCheckout } from '#runtime/page/settings.ts';
import { execute, type Outcome } from '#runtime/purchase/execute.ts';
import { failureTitle, opensFirst, type PurchasePlan, planPurchase } from '#runtime/purchase/plan.ts';
import { acceptsPresses } from '#runtime/purchase/state.ts';
import { report } from '#runtime/report.ts';
import { showAlert } from '#runtime/ui/alert.ts';
import { dispatch, statusOf } from './button-states.ts';
import { showStatus } from './button-view.ts';

type Failure = Extract<Outcome, { what: 'fail' }>;

const texts = () => localised('addToCart', addToCart);

/** Handles a press: reads the choice and buys it, or explains what is missing. */
export async function press(button: HTMLElement): Promise<void> {
  try {
    await buy(button);
  } catch (error) {
    report(error, 'add to cart');
    refuse(button, { what: 'fail', message: localised('failures', failures).tryAgain });
  }
}

async function buy(button: HTMLElement): Promise<void> {
  const itemId = itemIdOf(button);
  if (!itemId) return refuse(button, { what: 'fail', message: texts().itemUnreadable });
  if (!acceptsPresses(statusOf(itemId))) return showStatus(button, statusOf(itemId));

  const product = readProduct(button);
  const purchase = product && plan(button, product);
  if (purchase?.status === 'refused') return refuse(button, failureOf(purchase, product as PageProduct));

  dispatch(itemId, purchase && opensFirst(purchase) ? 'open' : 'press', button);
  const outcome =
    product && purchase
      ? await execute(purchase, { target: button, title: product.title })
      : await buyUnknown(itemId, button);
  dispatch(itemId, outcome.what, button);
  if (outcome.what === 'fail') explain(button, outcome);
}

/** Buys a product that the page does not describe, after fetching it from the catalogue. */
async function buyUnknown(itemId: string, button: HTMLElement): Promise<Outcome> {
  try {
    const product = productFromApi(await getProduct(itemId), button);
    const purchase = plan(button, product);
    if (purchase.status === 'refused') return failureOf(purchase, product);
    return await execute(purchase, { target: button, title: product.title });
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'add to cart');
    const message = error instanceof ApiFailure ? error.message : localised('failures', failures).tryAgain;
    return { what: 'fail', title: failureTitle(flowAt(button), texts()), message };
  }
}

/** Returns the kind of purchase from the button's own attributes, for a product that is not known. */
function flowAt(button: HTMLElement): PurchaseFlow {
  const { productType, isSubscription } = button.dataset;
  return purchaseFlow({
    productType: Number(productType),
    isSubscribable: isSubscription === 'true',
    expressCheckout: hasExpressCheckout(button),
  });
}

function plan(button: HTMLElement, product: PageProduct): PurchasePlan {
  const variants = findVariants(button);
  const choice = {
    product,
    selections: variants ? readOptions(variants) : [],
    quantity: readQuantityField(button),
    expressCheckout: hasExpressCheckout(button),
    isOnOwnPage: isOnOwnPage(product),
    purchaseOption: readPurchaseOption(button),
  };
  return planPurchase(choice, texts());
}

function failureOf({ refusal }: PurchasePlan & { status: 'refused' }, product: PageProduct): Failure {
  const { title, message, sendsToItem } = refusal;
  const href = sendsToItem ? productUrl(product) : undefined;
  return { what: 'fail', title, message, ...(href && { href }) };
}

/** Explains a refusal. The button may still be busy, from a press that waited for this code. */
function refuse(button: HTMLElement, failure: Failure): void {
  showStatus(button, 'idle');
  explain(button, failure);
}

/** Shows why a purchase failed. The button does not wait for the alert. */
function explain(button: HTMLElement, { title = texts().unableToAdd, message, href }: Failure): void {
  const action = href ? { label: texts().viewItem, href } : undefined;
  void showAlert({ title, message, ...(action && { action }) }, { returnFocus: button });
}
