import { getResponse } from 'msw';
import { afterEach, beforeEach, vi } from 'vitest';
import { Shop } from './shop.ts';

/** Puts a new shop in the place of `fetch` for each test of the file; a call that it does not know throws. */
export function openShop(): { readonly current: Shop } {
  let shop = new Shop();
  beforeEach(() => {
    shop = new Shop();
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
async function answer(shop: Shop, url: string, init: RequestInit): Promise<Response> {
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
