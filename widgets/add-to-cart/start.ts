import { startCart } from '#runtime/cart/lifecycle.ts';
import { enhance } from '#runtime/enhance.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { failures } from '#runtime/i18n/en-page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { isDisabled, isPlatformLive } from '#runtime/platform.ts';
import { handlePresses } from '#runtime/ui/presses.ts';
import { prepareAnnouncements } from './announce.ts';
import { hasMoreToShow } from './has-more-to-show.ts';
import { createHiding } from './hide-until-ready.ts';
import { loadSelling, type Selling } from './load-selling.ts';

/** A visitor who comes near one of these is about to buy. */
const APPROACHED = `${ADD_TO_CART_BUTTON},.product-variants,.product-quantity-input,.product-subs-otp,.sq-step`;

/** Serves all add-to-cart buttons of engine HTML, and the choices beside them, now and later; returns what ends it. */
export function startAddToCart(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen = (type: string, listener: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => event.target instanceof Element && !isDisabled() && listener(event, event.target),
      { capture: true, signal },
    );

  const stopCart = startCart();
  const stopAnnouncing = prepareAnnouncements();
  const hiding = createHiding();
  const stopHiding = enhance(ADD_TO_CART_BUTTON, (button, gone) => {
    if (!isDisabled()) hiding.hide(button as HTMLElement, gone);
  });
  handlePresses({ selector: ADD_TO_CART_BUTTON, load: loadPress, explainFailure }, signal);
  listen('click', clickNeighbour);
  listen('keydown', clickLabel);
  for (const type of ['click', 'change', 'pointerover', 'focusin']) {
    listen(type, (event, target) => {
      if (target.closest(APPROACHED)) withSelling((selling) => selling.approach(event, target, signal));
    });
  }
  if (!isDisabled() && hasMoreToShow()) withSelling((selling) => selling.show(signal));

  return () => {
    stopping.abort();
    stopHiding();
    hiding.stop();
    stopAnnouncing();
    stopCart();
  };
}

async function loadPress() {
  const { press } = await loadSelling();
  return press;
}

function explainFailure() {
  const { unableToAdd: title, checkConnection: message } = localised('failures', failures);
  return { title, message };
}

/**
 * The engine repeats ids when two products stand on a page, and the browser takes the first element of an id: a press on
 * a label means the radio beside it.
 */
function clickNeighbour(event: Event, target: Element): void {
  const label = target.closest<HTMLLabelElement>('.variant-option label');
  const radio = label?.previousElementSibling;
  if (!(radio instanceof HTMLInputElement) || label?.control === radio) return;
  event.preventDefault();
  radio.click();
}

/** A label with role=button has no keys of its own; Space would scroll. */
function clickLabel(event: Event, target: Element): void {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey || isPlatformLive()) return;
  if (!(target instanceof HTMLLabelElement && target.closest('.variant-option'))) return;
  event.preventDefault();
  target.click();
}

/** Offline nothing happens: the press that follows tries again, and says so. */
function withSelling(run: (selling: Selling) => void): void {
  loadSelling().then(run, () => {});
}
