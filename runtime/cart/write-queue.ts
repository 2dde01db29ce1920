const LOCK = 'storefront-cart';
let last: Promise<unknown> = Promise.resolve();

/**
 * One cart change at a time in all tabs of the browser: two first adds at once would found two carts. Without Web
 * Locks (plain http) the tab queues its own.
 */
export function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(LOCK, write) as Promise<Result>;
  const turn = last.then(write, write);
  last = turn;
  return turn;
}
