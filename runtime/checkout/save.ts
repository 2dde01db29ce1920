import type { UpdateCheckoutRequest } from '../contracts/checkout.ts';

/** What changes the price is asked for at once; the rest when the visitor pauses. */
const PRICING_DELAY_MS = 400;
const OTHER_DELAY_MS = 1500;

/** Collects what was typed until there is a pause; `flush` sends it now, and waits for what is on its way. */
export function createSaver(send: (changes: UpdateCheckoutRequest) => Promise<boolean>) {
  let waiting: UpdateCheckoutRequest = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> = Promise.resolve(true);

  async function sendWaiting(): Promise<boolean> {
    const changes = waiting;
    waiting = {};
    if (Object.keys(changes).length === 0) return true;
    const isSaved = await send(changes);
    // What has been typed since is later.
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
