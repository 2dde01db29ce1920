const LOCK = 'storefront-cart';
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one cart change at a time in all tabs of the browser: two simultaneous first adds would create two carts. Where
 * Web Locks are missing (plain http) or refused (storage switched off, a sandboxed frame), each tab queues its own
 * changes.
 */
export async function exclusively<Result>(write: () => Promise<Result>): Promise<Result> {
  let hasLock = false;
  const run = () => {
    hasLock = true;
    return write();
  };
  try {
    if (navigator.locks) return (await navigator.locks.request(LOCK, run)) as Result;
  } catch (error) {
    if (hasLock) throw error;
  }
  const result = last.then(write, write);
  last = result;
  return result;
}
