import { subscriptionWording } from '#runtime/domain/subscription.ts';
import { enhance } from '#runtime/enhance.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import * as english from '#runtime/i18n/en/rest.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { type PageProduct, readProduct } from '#runtime/page/product.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import {
  offersBoth,
  PURCHASE_OPTION_VALUES,
  PURCHASE_OPTIONS,
  purchaseOptionOf,
} from '#runtime/page/purchase-option.ts';
import { separateRadios } from '#runtime/page/radio-groups.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { statusOf } from './button-states.ts';
import { showStatus } from './button-view.ts';
import styles from './purchase-options.css';

const WRAPPER = '.sqs-add-to-cart-button-wrapper';
let count = 0;

/**
 * Lets visitors choose between a subscription and a single purchase. A theme may write `.product-subs-otp` itself, as
 * Products V2 does. Where a product that is sold both ways has none, it is added before the product's buttons.
 */
export function offerPurchaseOptions(signal: AbortSignal): void {
  separateRadios(PURCHASE_OPTIONS);
  const stop = enhance(`${ADD_TO_CART_BUTTON}[data-is-subscription=true]`, (button) => {
    if (offersBoth(button)) return;
    const product = readProduct(button);
    if (!product?.isOneTimePurchasable) return;
    adoptStyles(document, styles);
    (button.closest(WRAPPER) ?? button).before(choiceOf(product));
  });
  signal.addEventListener('abort', stop);
}

/** After a change of one control, all copies of the options agree, and the buttons' labels follow. */
export function syncPurchaseOptions(control: HTMLElement): void {
  const options = control.closest(PURCHASE_OPTIONS);
  const itemId = options && itemIdOf(options);
  const { value } = control as HTMLInputElement | HTMLSelectElement;
  if (!itemId || !purchaseOptionOf(value)) return;
  separateRadios(PURCHASE_OPTIONS);
  for (const copy of productParts(itemId, PURCHASE_OPTIONS)) {
    for (const radio of copy.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
      if (purchaseOptionOf(radio.value)) radio.checked = radio.value === value;
    }
    for (const select of copy.querySelectorAll('select')) if (purchaseOptionOf(select.value)) select.value = value;
  }
  for (const button of productParts(itemId, ADD_TO_CART_BUTTON)) showStatus(button, statusOf(itemId));
}

function choiceOf({ itemId, subscriptionPlan }: PageProduct): HTMLElement {
  const texts = localised('addToCart', addToCart);
  const fieldset = document.createElement('fieldset');
  fieldset.className = `${PURCHASE_OPTIONS.slice(1)} sq-purchase-options`;
  fieldset.dataset.itemId = itemId;
  const legend = document.createElement('legend');
  legend.textContent = texts.purchaseOptions;
  const name = `sq-purchase-${++count}`;
  const often = subscriptionPlan ? `, ${subscriptionWording(subscriptionPlan, productTexts())}` : '';
  const { subscription, oneTime } = PURCHASE_OPTION_VALUES;
  fieldset.append(
    legend,
    radioWith({ name, value: subscription, checked: true }, texts.subscription + often),
    radioWith({ name, value: oneTime, checked: false }, texts.oneTimePurchase),
  );
  return fieldset;
}

function radioWith(properties: { name: string; value: string; checked: boolean }, text: string): HTMLElement {
  const label = document.createElement('label');
  label.append(Object.assign(document.createElement('input'), { type: 'radio', ...properties }), ` ${text}`);
  return label;
}

function productTexts(): Pick<Catalogue, 'product' | 'subscription'> {
  return {
    product: localised('product', english.product),
    subscription: localised('subscription', english.subscription),
  };
}
