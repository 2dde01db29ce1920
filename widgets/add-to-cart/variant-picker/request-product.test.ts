import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#runtime/api/failure.ts';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { approach } from './approach.ts';

const { announce, getProduct } = vi.hoisted(() => ({ announce: vi.fn(), getProduct: vi.fn() }));
vi.mock('../announce.ts', () => ({ announce }));
vi.mock('#runtime/api/catalogue.ts', () => ({ getProduct }));

const LAMP = 'p00000000000000000000001';
const variant = (id: string, Size: string, Colour: string, value: number) => ({
  id,
  sku: id,
  attributes: { Size, Colour },
  price: { value, currencyCode: 'EUR' },
  salePrice: { value: 0, currencyCode: 'EUR' },
  onSale: false,
  unlimited: false,
  qtyInStock: Size === 'Small' ? 3 : 0,
  mainImageId: null,
});
const product = (id: string) => ({
  id,
  name: 'Lamp',
  productType: 1,
  variants: [variant('s', 'Small', 'Red', 4500), variant('l', 'Large', 'Blue', 6900)],
});

const price = () => document.querySelector('.product-price')?.textContent;
const select = (index: number) => document.querySelectorAll('select')[index] as HTMLSelectElement;
const turn = (type: string, index = 0) => approach(new Event(type), select(index), stopping.signal);
const choose = (value: string, index: number) => {
  select(index).value = value;
  turn('change', index);
};
/** The engine's options, without what it says of the variants. */
const load = (id: string) =>
  loadHtml(
    `<article data-item-id="${id}"><div class="product-price">from 45 €</div>${fixture(
      'engine/product-checkout/options',
    )
      .replaceAll(LAMP, id)
      .replace('data-variants=', 'data-none=')}</article>`,
  );

let stopping: AbortController;
beforeEach(() => {
  stopping = new AbortController();
  announce.mockReset();
  getProduct.mockReset().mockImplementation(async (id: string) => product(id));
});
afterEach(() => stopping.abort());

test('options of a product that the page does not describe are marked by what the catalogue says, asked once', async () => {
  load('near');
  turn('pointerover');
  turn('focusin');
  await vi.waitFor(() => expect(select(0).options[2]?.text).toBe('Large (sold out)'));
  choose('Large', 0);
  choose('Blue', 1);
  expect(price()).toBe('€69.00');
  expect(announce.mock.lastCall).toEqual(['€69.00, sold out']);
  expect(getProduct).toHaveBeenCalledExactlyOnceWith('near');
});

test('what has been chosen before the catalogue has answered is followed when it has', async () => {
  load('early');
  choose('Small', 0);
  choose('Red', 1);
  expect(price()).toBe('from 45 €');
  await vi.waitFor(() => expect(price()).toBe('€45.00'));
  expect(announce.mock.calls).toEqual([['€45.00']]);
});

test('a catalogue that cannot be asked leaves the page as it is', async () => {
  getProduct.mockRejectedValue(new ApiFailure('offline'));
  load('offline');
  turn('pointerover');
  choose('Small', 0);
  choose('Red', 1);
  await vi.dynamicImportSettled();
  expect([price(), getProduct.mock.calls.length]).toEqual(['from 45 €', 1]);
});
