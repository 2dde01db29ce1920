import { getResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { CheckoutShop } from './checkout.ts';
import { FormShop } from './forms.ts';
import { Shop } from './shop.ts';

interface Server {
  readonly handlers: Parameters<typeof getResponse>[0];
}

/** Puts a new shop in the place of `fetch` for each test of the file; a call that it does not know throws. */
export function openShop(): { readonly current: Shop } {
  return open(() => new Shop());
}

/** The same for the calls of forms. */
export function openFormShop(): { readonly current: FormShop } {
  return open(() => new FormShop());
}

/** The same for the calls of the checkout page. */
export function openCheckoutShop(): { readonly current: CheckoutShop } {
  return open(() => new CheckoutShop());
}

function open<Opened extends Server>(create: () => Opened): { readonly current: Opened } {
  let shop = create();
  beforeEach(() => {
    shop = create();
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => answer(shop, url, init));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return {
    get current() {
      return shop;
    },
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
