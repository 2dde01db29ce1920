import { boot } from '#runtime/boot.ts';
import { startCart } from '#runtime/cart/start.ts';
import { enhance } from '#runtime/enhance.ts';
import { ADD_TO_CART_BUTTON, QUICK_VIEW_BUTTON } from '#runtime/hooks.ts';
import { isPlatformLive, staysOff } from '#runtime/loader/platform.ts';
import { prepareAnnouncements } from './announce.ts';
import { handPress } from './early-press.ts';
import { createHiding } from './hide-until-settled.ts';
import { hasMoreToShow } from './more-to-show.ts';
import { reachSelling, type Selling } from './reach-selling.ts';

const PRESSED = `${ADD_TO_CART_BUTTON},${QUICK_VIEW_BUTTON}`;
const TURNED_TO = `${PRESSED},.product-variants,.product-quantity-input,.sq-step`;

/**
 * Serves all buttons of engine HTML that sell or open a quick view, now and later, from one set of listeners: in the capture phase, and
 * ending the event there, so that the platform's own handlers do not add a second time. Returns what ends it.
 */
export function startAddToCart(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen = (type: string, listener: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => event.target instanceof Element && !staysOff() && listener(event, event.target),
      { capture: true, signal },
    );
  listen('click', onClick);
  listen('keydown', onKey);
  // Whoever comes near is about to buy.
  for (const type of ['click', 'change', 'pointerover', 'focusin']) {
    listen(type, (event, target) => {
      if (target.closest(TURNED_TO)) withSelling((selling) => selling.turnTo(event, target, signal));
    });
  }

  const stopCart = startCart();
  const stopAnnouncing = prepareAnnouncements();
  const hiding = createHiding();
  const stopHiding = enhance(ADD_TO_CART_BUTTON, (button, gone) => {
    if (!staysOff()) hiding.hide(button as HTMLElement, gone);
  });
  if (!staysOff()) {
    const { pending } = boot();
    for (const button of pending.splice(0)) {
      if (button.matches(PRESSED)) void handPress(button as HTMLElement);
      // Others of this module listen by the time that the loader clicks it again.
      else pending.push(button);
    }
    if (hasMoreToShow()) withSelling((selling) => selling.show(signal));
  }

  return () => {
    stopping.abort();
    stopHiding();
    hiding.stop();
    stopAnnouncing();
    stopCart();
  };
}

function onClick(event: Event, target: Element): void {
  const button = target.closest<HTMLElement>(PRESSED);
  if (button) {
    own(event, button);
    return;
  }
  const label = target.closest<HTMLLabelElement>('.variant-option label');
  const radio = label?.previousElementSibling;
  // The engine repeats ids when two products stand on a page, and the browser takes the first: a label means its neighbour.
  if (radio instanceof HTMLInputElement && label?.control !== radio) {
    event.preventDefault();
    radio.click();
  }
}

/** A `div` or `label` with role=button has no keys of its own; Space would scroll. A held key is one press. */
function onKey(event: Event, target: Element): void {
  const { key, repeat, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (!/^( |Enter)$/.test(key) || ctrlKey || metaKey || altKey) return;
  const button = target.closest<HTMLElement>(PRESSED);
  if (button && !button.matches('button, input')) own(event, button, repeat);
  else if (target instanceof HTMLLabelElement && target.closest('.variant-option') && !isPlatformLive()) {
    event.preventDefault();
    target.click();
  }
}

function own(event: Event, button: HTMLElement, isRepeat = false): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isRepeat) void handPress(button);
}

/** Offline nothing happens: the press that follows tries again, and says so. */
function withSelling(run: (selling: Selling) => void): void {
  reachSelling().then(run, () => {});
}
