import type { UpdateCheckoutRequest } from '../contracts/checkout.ts';

/** Changes that may change the price are sent after a short pause, all others after a longer one. */
const PRICING_DELAY_MS = 400;
const OTHER_DELAY_MS = 1500;

/** Collects changes and sends them when the visitor pauses; `flush` sends them now, after any call under way. */
export function createSaver(send: (changes: UpdateCheckoutRequest) => Promise<boolean>) {
  let waiting: UpdateCheckoutRequest = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> = Promise.resolve(true);

  async function sendWaiting(): Promise<boolean> {
    const changes = waiting;
    waiting = {};
    if (Object.keys(changes).length === 0) return true;
    const isSaved = await send(changes);
    // Changes made since then win over the ones that could not be saved.
    if (!isSaved) waiting = { ...changes, ...waiting };
    return isSaved;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    sending = sending.then(sendWaiting);
    return sending;
  }

  return {
    flush,
    keep(changes: UpdateCheckoutRequest, { reprices }: { reprices: boolean }): void {
      waiting = { ...waiting, ...changes };
      clearTimeout(timer);
      timer = setTimeout(flush, reprices ? PRICING_DELAY_MS : OTHER_DELAY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
