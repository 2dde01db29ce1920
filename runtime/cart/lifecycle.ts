import { openChannel, type TabMessage } from './channel.ts';
import { clearCart } from './clear.ts';
import { expectsCart } from './expects-cart.ts';
import { loadCartClient } from './load-client.ts';
import { refreshCart } from './refresh.ts';
import { $cart, cartAge, cartOf } from './store.ts';

/** A cart older than this is read again when the visitor returns to its tab. */
export const STALE_AFTER_MS = 60_000;

let users = 0;
let stopListening: (() => void) | undefined;

/**
 * Reads the cart if there may be one, and keeps it current. Every module that needs the cart calls this. The first call
 * starts the cart; it stops once every returned function has been called.
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
  let closeChannel = openChannel(onTabMessage);
  if (expectsCart()) void refreshCart();
  else clearCart();

  // A message would have the browser drop a page that it keeps for the back button.
  addEventListener('pagehide', () => closeChannel(), { signal });
  // A page that is back has missed all messages.
  addEventListener(
    'pageshow',
    (event) => {
      if (!event.persisted) return;
      closeChannel = openChannel(onTabMessage);
      refresh();
    },
    { signal },
  );
  addEventListener('focus', refreshIfStale, { signal });
  document.addEventListener('visibilitychange', refreshIfStale, { signal });
  addEventListener('online', () => $cart.get().status === 'failed' && refresh(), { signal });

  return () => {
    listening.abort();
    closeChannel();
  };
}

/**
 * Applies a message of another tab. When that tab found no cart, this one asks the server, because its own cart may be
 * newer.
 */
async function onTabMessage(message: TabMessage): Promise<void> {
  if (!message) {
    if (cartOf($cart.get())) await refreshCart();
    return;
  }
  try {
    const { applyTabMessage } = await loadCartClient();
    applyTabMessage(message);
  } catch {
    // The client could not be fetched: the cart is read when the visitor returns to the tab or goes online again.
  }
}

function refreshIfStale(): void {
  if (document.visibilityState === 'visible' && cartAge() > STALE_AFTER_MS) refresh();
}

function refresh(): void {
  if (cartOf($cart.get()) || expectsCart()) void refreshCart();
}
