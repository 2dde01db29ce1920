import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { formLightbox } from '../../test/fixtures/forms/form-lightbox.ts';
import { aField, aForm } from '../../test/fixtures/forms/forms.ts';
import { openBuyingShop } from '../../test/msw/server.ts';
import { moveTo } from '../cart/store.ts';
import { editAdditionalFields } from './edit.ts';

const server = openBuyingShop();
const entry = anEntry({ title: 'Scoop', additionalFields: '{"text-1":"May"}' });
const FIELDS_PATH = `/api/commerce/shopping-cart/entries/${entry.id}/additionalFields`;
let target: HTMLElement;

beforeAll(() => import('../ui/form/render-form.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { shop, forms } = server.current;
  shop.cart = aCart({ entries: [entry] });
  shop.product = { ...lamp, additionalFieldsFormId: 'engraving' };
  const fields = [aField({ type: 'text', id: 'text-1', title: 'Name to engrave' })];
  forms.forms.set('engraving', aForm({ id: 'engraving', kind: 'additional-fields', fields }));
  moveTo({ status: 'loaded', cart: shop.cart });
  target = document.body.appendChild(document.createElement('button'));
});
afterEach(async () => {
  formLightbox.close();
  await server.untilIdle();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function edit(additionalFields = entry.additionalFields) {
  const result = editAdditionalFields({ ...entry, additionalFields }, { target });
  await server.untilIdle();
  return { result };
}
async function submit(text: string): Promise<void> {
  formLightbox.type(text);
  formLightbox.submit();
  await server.untilIdle();
}

test('a form of a cart’s line opens with what was filled in, and what is changed is saved', async () => {
  const { result } = await edit();
  expect([formLightbox.one('h2').textContent, formLightbox.input().value]).toEqual(['Scoop', 'May']);
  await submit('June');
  expect(await result).toEqual({ status: 'changed', cart: server.current.shop.cart });
  expect(server.current.shop.callsOf('PUT')).toMatchObject([
    {
      path: FIELDS_PATH,
      body: { itemId: entry.itemId, sku: entry.chosenVariant.sku, additionalFields: '{"text-1":"June"}' },
    },
  ]);
  expect(server.current.shop.cart.entries[0]?.additionalFields).toBe('{"text-1":"June"}');
  expect(document.activeElement).toBe(target);
});

test('a change that fails is explained in the form, and a form that is closed then has changed nothing', async () => {
  const { result } = await edit();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  await submit('June');
  expect(formLightbox.text()).toContain('Unable to update form. Please check your internet connection.');
  expect(server.current.shop.callsOf('PUT')).toEqual([]);
  formLightbox.close();
  expect(await result).toEqual({ status: 'cancelled' });
});

test.each([null, 'no JSON', 'null'])('a form whose stored fields are %s starts empty', async (additionalFields) => {
  await edit(additionalFields);
  expect(formLightbox.input().value).toBe('');
});

test('a form that cannot be opened is explained in an alert', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = await edit();
  expect(await result).toEqual({ status: 'unopened' });
  const root = document.querySelector('sq-alert')?.shadowRoot;
  expect([root?.querySelector('h2')?.textContent, root?.querySelector('p')?.textContent]).toEqual([
    'Unable to open form',
    'Please check your internet connection.',
  ]);
  root?.querySelector('button')?.click();
  await server.untilIdle();
  expect(document.activeElement).toBe(target);
});
