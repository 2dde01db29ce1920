import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moneyAmount } from '#runtime/domain/money.ts';
import { onReport } from '#runtime/errors/on-report.ts';
import { prepareAnnouncements } from '#runtime/page-cart/announce.ts';
import { lamp } from '../../../test/fixtures/cart/product.ts';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { openShop } from '../../../test/msw/server.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { approach } from './approach.ts';

const LAMP = 'p00000000000000000000001';
const variant = (id: string, Size: string, Colour: string, value: number) => ({
  id,
  sku: id,
  attributes: { Size, Colour },
  price: moneyAmount(value, 'EUR'),
  salePrice: moneyAmount(0, 'EUR'),
  onSale: false,
  unlimited: false,
  qtyInStock: Size === 'Small' ? 3 : 0,
  mainImageId: null,
  priceLines: [],
});

const shop = openShop();
const requests = () => shop.current.calls.map(({ method, path }) => `${method} ${path}`);
const spoken = () => document.querySelector('[role=status]')?.textContent;
const price = () => document.querySelector('.product-price')?.textContent;
const select = (index: number) => document.querySelectorAll('select')[index] as HTMLSelectElement;
const turn = (type: string, index = 0) => approach(new Event(type), select(index), stopping.signal);
const choose = (value: string, index: number) => {
  select(index).value = value;
  turn('change', index);
};
/** The engine's options without its variants, which only the catalogue has here. */
function load(id: string): void {
  const variants = [variant('s', 'Small', 'Red', 4500), variant('l', 'Large', 'Blue', 6900)];
  shop.current.product = { ...lamp, id, variants };
  loadHtml(
    `<article data-item-id="${id}"><div class="product-price">from 45 €</div>${fixture(
      'engine/product-checkout/options',
    )
      .replaceAll(LAMP, id)
      .replace('data-variants=', 'data-none=')}</article>`,
  );
}

let stopping: AbortController;
beforeEach(() => {
  stopping = new AbortController();
  prepareAnnouncements(stopping.signal);
});
afterEach(() => {
  stopping.abort();
  vi.restoreAllMocks();
});

test('options of a product that the page does not describe are marked by one answer of the catalogue', async () => {
  load('near');
  turn('pointerover');
  turn('focusin');
  await waitFor(() => expect(select(0).options[2]?.text).toBe('Large (sold out)'));
  choose('Large', 0);
  choose('Blue', 1);
  expect(price()).toBe('€69.00');
  expect(spoken()).toBe('€69.00, sold out');
  expect(requests()).toEqual(['GET /api/commerce/products/near']);
});

test('a choice that was made before the catalogue has answered is shown and spoken when it has', async () => {
  load('early');
  choose('Small', 0);
  choose('Red', 1);
  expect(price()).toBe('from 45 €');
  expect(spoken() ?? '').toBe('');
  await waitFor(() => expect(price()).toBe('€45.00'));
  expect(spoken()).toBe('€45.00');
});

test('a page stays as it is while the visitor is offline, and nothing is reported', async () => {
  const reported = vi.fn();
  const stop = onReport(reported);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load('offline');
  turn('pointerover');
  choose('Small', 0);
  choose('Red', 1);
  await shop.untilIdle();
  expect([price(), requests()]).toEqual(['from 45 €', []]);
  expect(reported).not.toHaveBeenCalled();
  stop();
});

test('a page stays as it is where the catalogue does not know its product, and does not ask again', async () => {
  load('gone');
  const body = { error: 'Gone.', code: 'ITEM_NOT_FOUND' };
  shop.current.interrupt('products/gone', () => Response.json(body, { status: 404 }));
  turn('pointerover');
  await shop.untilIdle();
  choose('Small', 0);
  choose('Red', 1);
  await shop.untilIdle();
  expect([price(), requests()]).toEqual(['from 45 €', ['GET /api/commerce/products/gone']]);
});
