import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { addToCart } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { productParts } from '#runtime/page/product-root.ts';
import { announce } from '#runtime/page-cart/announce.ts';
import { type AddAction, type AddStatus, staysFor, transition } from '#runtime/purchase/state.ts';
import { labelSoldOut, showStatus } from './button-view.ts';

/** States by item id, while not idle. Two buttons of one product share a state, so they cannot add twice. */
const running = new Map<string, { status: AddStatus; timer: ReturnType<typeof setTimeout> | undefined }>();

export function statusOf(itemId: string): AddStatus {
  return running.get(itemId)?.status ?? 'idle';
}

/** Moves a product's buttons to their next state, shows it on all copies, and starts the timer of that state. */
export function dispatch(itemId: string, what: AddAction, pressed: HTMLElement): void {
  const before = statusOf(itemId);
  const status = transition(before, what);
  if (status === before) return;
  clearTimeout(running.get(itemId)?.timer);
  const time = staysFor(status);
  const timer = time === undefined ? undefined : setTimeout(() => dispatch(itemId, 'elapse', pressed), time);
  if (status === 'idle') running.delete(itemId);
  else running.set(itemId, { status, timer });
  if (status === 'leaving') idleOnReturn(itemId, pressed);

  const copies = new Set([pressed, ...productParts(itemId, ADD_TO_CART_BUTTON)]);
  for (const button of copies) showStatus(button, status);
  const texts = localised('addToCart', addToCart);
  if (status === 'adding' || status === 'added') announce(texts[status]);
}

/** Says on a product's buttons that the choice is sold out; undefined takes it back. */
export function showSoldOut(itemId: string, text: string | undefined): void {
  for (const button of productParts(itemId, ADD_TO_CART_BUTTON)) labelSoldOut(button, text, statusOf(itemId));
}

/**
 * Resets the button when the visitor returns to this page from the back/forward cache. The `pageshow` of a page that is
 * still loading is ignored.
 */
function idleOnReturn(itemId: string, pressed: HTMLElement): void {
  addEventListener('pageshow', function onShow({ persisted }) {
    if (!persisted) return;
    removeEventListener('pageshow', onShow);
    if (statusOf(itemId) === 'leaving') dispatch(itemId, 'elapse', pressed);
  });
}
