import { BUSY_CLASS } from '#runtime/boot.ts';
import { enhance } from '#runtime/enhance.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { readProduct } from '#runtime/page/product.ts';
import { readPurchaseOption } from '#runtime/page/purchase-option.ts';
import { readJson } from '#runtime/page/read-json.ts';
import { hasExpressCheckout } from '#runtime/page/settings.ts';
import { type AddStatus, acceptsPresses } from '#runtime/purchase/state.ts';

/** Classes of the platform's scripts, by which themes style these states and plug-ins notice them. */
const ADDING_CLASS = 'cart-adding';
const ADDED_CLASS = 'cart-added';
/** Of a button whose choice is sold out. The Worker writes it too, with the label. */
const SOLD_OUT_CLASS = 'sq-sold-out';

/** The part of Products V2's `data-localized-strings` that a button shows. */
interface PageTexts {
  productAddToCartText?: string;
  productAddedToCartText?: string;
  productSubscribeText?: string;
}

interface IdleLabel {
  label: string;
  /** Label of a subscription while the single purchase is chosen, where the owner has set no label. */
  once?: string;
}

const idleLabels = new WeakMap<Element, IdleLabel>();
/** What buttons say while the chosen variant is sold out. */
const soldOutLabels = new WeakMap<Element, string>();

/** Shows a state on a button: label, `aria-busy`, `aria-disabled` (never `disabled`, which would take the focus). */
export function showStatus(button: HTMLElement, status: AddStatus): void {
  const isBusy = !acceptsPresses(status) && status !== 'added';
  keepWidth(button, !acceptsPresses(status));
  // A page that is being left stays as it is.
  if (status !== 'leaving') showLabel(button, labelFor(button, status));
  button.classList.toggle(BUSY_CLASS, isBusy);
  button.classList.toggle(ADDING_CLASS, status === 'adding' || status === 'accepted');
  button.classList.toggle(ADDED_CLASS, status === 'added');
  setOrRemove(button, 'aria-busy', isBusy);
  setOrRemove(button, 'aria-disabled', !acceptsPresses(status));
  button.dataset.sqState = status;
}

/**
 * Labels buttons "Purchase" with express checkout and "Subscribe" for subscriptions, unless the owner has set a label.
 */
export function labelButtons(signal: AbortSignal): void {
  const stop = enhance(ADD_TO_CART_BUTTON, (button) => showLabel(button, labelFor(button as HTMLElement, 'idle')));
  signal.addEventListener('abort', stop);
}

/** Sets what a button says while the choice is sold out; a press still explains it. */
export function labelSoldOut(button: HTMLElement, text: string | undefined, status: AddStatus): void {
  // Reads the engine's label before it is replaced.
  idleLabel(button);
  if (soldOutLabels.get(button) === text) return;
  if (text === undefined) soldOutLabels.delete(button);
  else soldOutLabels.set(button, text);
  button.classList.toggle(SOLD_OUT_CLASS, text !== undefined);
  if (acceptsPresses(status)) showLabel(button, labelFor(button, status));
}

function labelFor(button: HTMLElement, status: AddStatus): string {
  const texts = localised('addToCart', addToCart);
  // Read before the first change, while the button still shows the page's label.
  const idle = idleLabel(button);
  if (status === 'added') return pageTexts(button).productAddedToCartText ?? texts.added;
  return status === 'adding' || status === 'accepted' ? texts.adding : (soldOutLabels.get(button) ?? idle);
}

function idleLabel(button: HTMLElement): string {
  const { label, once = label } = idleLabels.get(button) ?? readLabels(button);
  return once !== label && readPurchaseOption(button) === 'oneTime' ? once : label;
}

function readLabels(button: HTMLElement): IdleLabel {
  const idle = findIdleLabel(button);
  idleLabels.set(button, idle);
  if (button.classList.contains(SOLD_OUT_CLASS)) soldOutLabels.set(button, shownLabel(button));
  return idle;
}

function findIdleLabel(button: HTMLElement): IdleLabel {
  const { originalLabel, useCustomLabel, isSubscription } = button.dataset;
  const { productAddToCartText, productSubscribeText } = pageTexts(button);
  const label = originalLabel || shownLabel(button);
  if (useCustomLabel === 'true' || (productAddToCartText ?? label) !== label) return { label };
  const texts = localised('addToCart', addToCart);
  const ofCart = hasExpressCheckout(button) ? texts.purchase : undefined;
  const once = ofCart ?? productAddToCartText ?? texts.add;
  // The engine has already written the label of a subscription in the site's language; Products V2 leaves that to us.
  if (isSubscription === 'true') return { label, once };
  const isV2Subscription = productAddToCartText !== undefined && readProduct(button)?.isSubscribable;
  if (isV2Subscription) return { label: productSubscribeText ?? texts.subscribe, once };
  return { label: ofCart ?? label };
}

/** Returns the element with the label: Products V2 has a span for it, other buttons have none. */
function labelElement(button: Element): Element {
  return button.querySelector('.add-to-cart-text') ?? button.querySelector('.sqs-add-to-cart-button-inner') ?? button;
}

function shownLabel(button: Element): string {
  return (labelElement(button).textContent ?? '').trim();
}

function showLabel(button: Element, label: string): void {
  if (shownLabel(button) !== label) labelElement(button).textContent = label;
}

function pageTexts(button: Element): PageTexts {
  return readJson<PageTexts>(button.closest('.product-detail'), 'data-localized-strings') ?? {};
}

/** Keeps the width of a button, because a shorter label would move the elements beside it. */
function keepWidth(button: HTMLElement, isKept: boolean): void {
  if (!isKept) button.style.minInlineSize = '';
  else if (!button.style.minInlineSize) button.style.minInlineSize = getComputedStyle(button).inlineSize;
}

function setOrRemove(button: Element, attribute: string, isSet: boolean): void {
  if (isSet) button.setAttribute(attribute, 'true');
  else button.removeAttribute(attribute);
}
