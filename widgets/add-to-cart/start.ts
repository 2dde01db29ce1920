import { fetchCartClient } from '#runtime/cart/fetch-client.ts';
import { startCartLate } from '#runtime/cart/late-cart.ts';
import { enhance } from '#runtime/enhance.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { failures } from '#runtime/i18n/en/page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { lazy } from '#runtime/lazy.ts';
import { isDisabled, isPlatformLive } from '#runtime/platform.ts';
import { explainLoadFailure } from '#runtime/ui/load-failure.ts';
import { handlePresses } from '#runtime/ui/presses.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { hasMoreToShow } from './has-more-to-show.ts';
import { createHiding } from './hide-until-ready.ts';

type Selling = typeof import('./selling/selling.entry.ts');

const loadModule = lazy(() => import('./selling/selling.entry.ts'));

/** Elements where the pointer or the focus means that the visitor may buy, or look closer before that. */
const APPROACHED = `${ADD_TO_CART_BUTTON},.product-variants,.product-quantity-input,.product-subs-otp,.sq-step,.sq-enlarges`;

/**
 * Handles all add-to-cart buttons of engine HTML and the choices beside them, including later ones. Returns a function
 * that stops it.
 */
export function startAddToCart(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen = (type: string, listener: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => event.target instanceof Element && !isDisabled() && listener(event, event.target),
      { capture: true, signal },
    );

  startCartLate(signal);
  const hiding = createHiding();
  const stopHiding = enhance(ADD_TO_CART_BUTTON, (button, gone) => {
    if (!isDisabled()) hiding.hide(button as HTMLElement, gone);
  });
  handlePresses({ selector: ADD_TO_CART_BUTTON, load: () => loadPress(signal), explainFailure }, signal);
  listen('click', clickNeighbour);
  listen('keydown', clickLabel);
  for (const type of ['click', 'change', 'pointerover', 'focusin']) {
    listen(type, (event, target) => {
      if (target.closest(APPROACHED)) withSelling((selling) => selling.approach(event, target, signal));
    });
  }
  // The buttons and options that decide this may be below the part of the page that is parsed so far.
  whenParsed(() => {
    if (!isDisabled() && hasMoreToShow()) withSelling((selling) => selling.show(signal));
  }, signal);

  return () => {
    stopping.abort();
    stopHiding();
    hiding.stop();
  };
}

async function loadPress(signal: AbortSignal) {
  const selling = await loadSelling();
  selling.prepareAnnouncements(signal);
  return selling.press;
}

function explainFailure(error: unknown) {
  return explainLoadFailure(error, localised('failures', failures).unableToAdd);
}

/**
 * Makes a label click the radio beside it. The engine repeats ids when two products are on a page, and the browser
 * would click the first element with the id.
 */
function clickNeighbour(event: Event, target: Element): void {
  const label = target.closest<HTMLLabelElement>('.variant-option label');
  const radio = label?.previousElementSibling;
  if (!(radio instanceof HTMLInputElement) || label?.control === radio) return;
  event.preventDefault();
  radio.click();
}

/** Makes Enter and Space press a label with role=button, which ignores keys; Space would scroll. */
function clickLabel(event: Event, target: Element): void {
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey || isPlatformLive()) return;
  if (!(target instanceof HTMLLabelElement && target.closest('.variant-option'))) return;
  event.preventDefault();
  target.click();
}

/**
 * Runs a function once the code that sells is loaded. A failure is ignored, because a press tries again and shows it.
 */
function withSelling(run: (selling: Selling) => void): void {
  loadSelling().then(run, () => {});
}

/** Loads the code that sells, and the cart client at the same time, because a press needs both. */
function loadSelling(): Promise<Selling> {
  // If the client cannot be fetched, the purchase that needs it reports that.
  fetchCartClient().catch(() => {});
  return loadModule();
}
