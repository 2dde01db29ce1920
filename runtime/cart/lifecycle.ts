import { openChannel, type TabMessage } from './channel.ts';
import { clearCart } from './clear.ts';
import { expectsCart } from './expects-cart.ts';
import { loadCartClient } from './load-client.ts';
import { refreshCart } from './refresh.ts';
import { $cart, cartAge, cartOf } from './store.ts';

/** A cart older than this is read again when its tab is looked at. */
export const STALE_AFTER_MS = 60_000;

let users = 0;
let stopListening: (() => void) | undefined;

/**
 * Reads the cart if there may be one, and keeps it right from then on. Every module that
 * needs the cart may start it: the first does, and it stops when each has called the function it was given.
 */
export function startCart(): () => void {
  users += 1;
  stopListening ??= start();
  let isUser = true;
  return () => {
    if (!isUser) return;
    isUser = false;
    users -= 1;
    if (users > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

function start(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeChannel = openChannel(onTabMessage);
  if (expectsCart()) void refreshCart();
  else clearCart();

  // A page from the back/forward cache heard nothing while it lay there.
  addEventListener('pageshow', (event) => event.persisted && lookAgain(), { signal });
  addEventListener('focus', lookAgainIfStale, { signal });
  document.addEventListener('visibilitychange', lookAgainIfStale, { signal });
  addEventListener('online', () => $cart.get().status === 'failed' && lookAgain(), { signal });

  return () => {
    listening.abort();
    closeChannel();
  };
}

/** That a tab found no cart is a reason to ask the server, not to believe it: this tab's may be newer. */
async function onTabMessage(message: TabMessage): Promise<void> {
  if (!message) {
    if (cartOf($cart.get())) await refreshCart();
    return;
  }
  try {
    const { applyTabMessage } = await loadCartClient();
    applyTabMessage(message);
  } catch {
    // Offline before the first cart of this tab: it is read when the tab is looked at, or online, again.
  }
}

function lookAgainIfStale(): void {
  if (document.visibilityState === 'visible' && cartAge() > STALE_AFTER_MS) lookAgain();
}

function lookAgain(): void {
  if (cartOf($cart.get()) || expectsCart()) void refreshCart();
}
