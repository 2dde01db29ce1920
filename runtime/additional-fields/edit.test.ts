import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { formLightbox } from '../../test/fixtures/forms/form-lightbox.ts';
import { aField, aForm } from '../../test/fixtures/forms/forms.ts';
import { openBuyingShop } from '../../test/msw/server.ts';
import { moveTo } from '../cart/store.ts';
import { onReport } from '../errors/on-report.ts';
import { editAdditionalFields } from './edit.ts';

const server = openBuyingShop();
const entry = anEntry({ title: 'Scoop', additionalFields: '{"text-1":"May"}' });
const FIELDS_PATH = `/api/commerce/shopping-cart/entries/${entry.id}/additionalFields`;
let target: HTMLElement;
let reports: string[];
let stopReports: () => void;

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
  reports = [];
  stopReports = onReport((error, context) => reports.push(`${context}: ${error}`));
});
afterEach(async () => {
  formLightbox.close();
  await server.untilIdle();
  stopReports();
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
  expect([formLightbox.find('h2').textContent, formLightbox.input().value]).toEqual(['Scoop', 'May']);
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

test('the button of a form that changes a line of the cart says that it saves', async () => {
  await edit();
  expect(formLightbox.find('button[type=submit]').textContent).toBe('Save');
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

/** The heading and the text of the alert. */
function alertTexts(): (string | undefined)[] {
  const root = document.querySelector('sq-alert')?.shadowRoot;
  return ['h2', 'p'].map((selector) => root?.querySelector(selector)?.textContent);
}

test('a form that cannot be fetched is explained in an alert, and nothing is reported', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = await edit();
  expect(await result).toEqual({ status: 'unopened' });
  expect(alertTexts()).toEqual(['Unable to open form', 'Please check your internet connection.']);
  expect(reports).toEqual([]);
  document.querySelector('sq-alert')?.shadowRoot?.querySelector('button')?.click();
  await server.untilIdle();
  expect(document.activeElement).toBe(target);
});

test('a form that an error of our own keeps closed is explained and reported, and the page can be scrolled', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(() => {
    throw new TypeError('the dialog is broken');
  });
  const { result } = await edit();
  expect(await result).toEqual({ status: 'unopened' });
  expect(alertTexts()).toEqual(['Unable to open form', 'Please try again.']);
  expect(reports).toEqual(['additional fields: TypeError: the dialog is broken']);
  expect([formLightbox.host(), document.documentElement.style.overflow]).toEqual([null, '']);
});
