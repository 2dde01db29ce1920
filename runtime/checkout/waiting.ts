import { getCheckout } from '../api/checkout.ts';
import type { Checkout } from '../contracts/checkout.ts';
import type { Current } from './current.ts';

/** Pause between two looks at units that others have reserved, in ms. */
export const WAITING_CHECK_MS = 15_000;

/** Whether nothing can be paid for, because others have reserved the last units of every entry. */
export function isWaiting({ cart }: Checkout): boolean {
  return cart.entries.length > 0 && cart.entries.every(({ isReservedByOthers }) => isReservedByOthers);
}

/** Returns the titles of the entries that others had reserved before and that can be paid for now. */
export function titlesFreed(before: Checkout, now: Checkout): string[] {
  const waited = new Set(waitingIn(before));
  return now.cart.entries
    .filter(({ id, isReservedByOthers }) => waited.has(id) && !isReservedByOthers)
    .map(({ title }) => title);
}

/** Starts the checkout again when an entry that waited for others is free, or sold. */
export function watchWaiting(current: Current, token: string) {
  const life = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const shown = current.checkout();
    if (!shown || waitingIn(shown).length === 0 || life.signal.aborted) return;
    timer = setTimeout(look, WAITING_CHECK_MS);
    if (document.visibilityState !== 'visible' || current.$state.get().status !== 'open') return;
    // A failed look is repeated with the next one.
    const now = await getCheckout(token).catch(() => undefined);
    if (!now || current.checkout() !== shown || life.signal.aborted) return;
    if (signature(now) !== signature(shown)) await current.start();
  }

  document.addEventListener('visibilitychange', look, { signal: life.signal });
  return {
    /** Follows the entries of this checkout that wait for others. */
    follow(checkout: Checkout): void {
      clearTimeout(timer);
      if (waitingIn(checkout).length > 0) timer = setTimeout(look, WAITING_CHECK_MS);
    },
    stop(): void {
      clearTimeout(timer);
      life.abort();
    },
  };
}

function waitingIn({ cart }: Checkout): string[] {
  return cart.entries.filter(({ isReservedByOthers }) => isReservedByOthers).map(({ id }) => id);
}

/** Differs where an entry that waited is free now, and where the cart was changed. */
function signature(checkout: Checkout): string {
  return [checkout.cart.id, checkout.cart.version, ...waitingIn(checkout)].join(' ');
}
