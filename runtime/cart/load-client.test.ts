import { afterEach, expect, test, vi } from 'vitest';
import { openShop } from '../../test/msw/server.ts';

const shop = openShop();
const lamp = { itemId: 'item-lamp', sku: 'LAMP-S', quantity: 1 };

afterEach(() => {
  vi.doUnmock('./remote/client.ts');
  localStorage.clear();
  vi.restoreAllMocks();
});

test('an add without the cart’s scripts fails, and the next add fetches them again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  vi.doMock('./remote/client.ts', () => {
    throw new Error('There is no module client.');
  });
  const { addToCart } = await import('./actions.ts');
  const { $cart } = await import('./store.ts');
  const failed = vi.fn();
  document.addEventListener('sq-cart-failed', failed, { once: true });

  const message = 'Please try again.';
  expect(await addToCart(lamp)).toMatchObject({ status: 'failed', failure: { kind: 'broken', message } });
  expect($cart.get()).toEqual({ status: 'failed', message });
  expect(failed).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledOnce();
  expect(shop.current.calls).toEqual([]);

  vi.doUnmock('./remote/client.ts');
  expect((await addToCart(lamp)).status).toBe('added');
  expect($cart.get()).toMatchObject({ status: 'loaded', cart: { totalQuantity: 1 } });
});
