import { boot } from '#runtime/boot.ts';
import { refreshCart } from '#runtime/cart/actions.ts';
import { loadCartClient } from '#runtime/cart/load-client.ts';
import { storeLeftCheckout } from '#runtime/checkout/left-checkout.ts';
import { rememberOrder } from '#runtime/checkout/placed-order.ts';
import { type CheckoutSession, createCheckoutSession } from '#runtime/checkout/session.ts';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import type { Act } from '#runtime/contracts/telemetry.ts';
import type { CheckoutTexts } from '#runtime/i18n/en/checkout.ts';
import { confirmLeaving } from './confirm-leaving.ts';

/** Longest wait, in ms, for the refreshed cart, which updates the other tabs before the order's page opens. */
const FAREWELL_MS = 2000;
/** Query parameter that the provider's page adds when the visitor returns without paying. */
const RETURNED = 'payment';

interface Options {
  token: string;
  texts: CheckoutTexts;
  language: string;
  signal: AbortSignal;
}

/** Opens a checkout session and connects it to the page: navigation, history and the cart. `signal` ends it. */
export function openCheckout({ token, texts, language, signal }: Options): CheckoutSession {
  const session = createCheckoutSession({ token, texts, language, leave, shareCart, trackAct });

  function leave(to: 'provider' | 'order', url: string): void {
    const address = new URL(url, location.href);
    if (to === 'provider') {
      storeLeftCheckout(token);
      location.assign(address);
      return;
    }
    rememberOrder(token, address.href);
    const refreshed = token ? Promise.resolve() : refreshCart();
    const pause = new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    void Promise.race([refreshed, pause]).then(() => location.assign(address));
  }

  function shareCart(cart: Checkout['cart']): void {
    // The amounts of such a cart are those of the entries that can be paid for now.
    if (cart.entries.some(({ isReservedByOthers }) => isReservedByOthers)) return void refreshCart();
    loadCartClient().then(
      ({ applyTabMessage }) => applyTabMessage(cart),
      () => {
        // The rest of the page gets the new cart with its next request.
      },
    );
  }

  /** Steps of a checkout change no cart, so the cart's own events do not carry them. */
  function trackAct(act: Act): void {
    boot().early.push(new CustomEvent('sq-cart-changed', { detail: { cart: { act } } }));
  }

  const query = new URLSearchParams(location.search);
  if (query.has(RETURNED)) {
    session.notify(texts.notPaid);
    query.delete(RETURNED);
    history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  }
  addEventListener('pageshow', ({ persisted }) => persisted && session.resume(), { signal });
  // A pending order is changed on a page of its own, perhaps in another tab or window.
  if (token) addEventListener('focus', session.refresh, { signal });
  const hide = () => {
    void session.save();
    session.release();
  };
  addEventListener('pagehide', hide, { signal });
  confirmLeaving(session, signal);
  signal.addEventListener('abort', session.stop);
  return session;
}
