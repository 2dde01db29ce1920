import { getResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { CheckoutShop } from './checkout.ts';
import { FormShop } from './forms.ts';
import { Shop } from './shop.ts';

interface Server {
  readonly handlers: Parameters<typeof getResponse>[0];
}

interface Opening<Opened> {
  /** The shop of the running test. */
  readonly current: Opened;
  /** Whether a call is still waiting for its answer. */
  isAsked(): boolean;
}

/** Puts a new shop in the place of `fetch` for each test of the file; a call that it does not know throws. */
export function openShop(): Opening<Shop> {
  return open(() => new Shop());
}

/** The same for the calls of forms. */
export function openFormShop(): Opening<FormShop> {
  return open(() => new FormShop());
}

/** The same for the calls of the checkout page. */
export function openCheckoutShop(): Opening<CheckoutShop> {
  return open(() => new CheckoutShop());
}

function open<Opened extends Server>(create: () => Opened): Opening<Opened> {
  let shop = create();
  let unanswered = 0;
  beforeEach(() => {
    shop = create();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      unanswered += 1;
      try {
        return await answer(shop, url, init);
      } finally {
        unanswered -= 1;
      }
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return {
    get current() {
      return shop;
    },
    isAsked: () => unanswered > 0,
  };
}

/** As a browser does: rejects with the signal's reason when given up, and with a TypeError when the line is cut. */
async function answer(shop: Server, url: string, init: RequestInit): Promise<Response> {
  const { signal } = init;
  signal?.throwIfAborted();
  const response = await Promise.race([
    getResponse(shop.handlers, new Request(url, { ...init, signal: null })),
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ]);
  if (!response) throw new Error(`no handler for ${init.method} ${url}`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
