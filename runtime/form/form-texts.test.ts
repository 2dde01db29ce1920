import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPageForm } from '../../test/fixtures/forms/forms.ts';
import { refuse } from '../../test/msw/forms.ts';
import { openFormShop } from '../../test/msw/server.ts';

const shop = openFormShop();

/** Each test is a new page with its own language. */
async function openPage(language: string) {
  vi.resetModules();
  document.documentElement.lang = language;
  return import('./form-texts.ts');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = '';
});

test.each([
  ['de-CH', 'Absenden'],
  ['en-GB', 'Submit'],
  ['', 'Submit'],
])('a page in "%s" says "%s", with nothing fetched from the shop', async (language, expected) => {
  const { formTexts, prepareFormTexts } = await openPage(language);
  await prepareFormTexts(aPageForm());
  expect(formTexts(aPageForm()).form.submit).toBe(expected);
  expect(shop.current.calls).toEqual([]);
});

test('texts of the page replace ours', async () => {
  const { formTexts, prepareFormTexts } = await openPage('fi');
  const form = aPageForm({ localizedStrings: { submit: 'Invia', name: { firstName: 'Nome' } } });
  await prepareFormTexts(form);
  expect(formTexts(form).form).toMatchObject({ submit: 'Invia', firstName: 'Nome', lastName: 'Last Name' });
  expect(formTexts(form).fieldErrors.required).toBe('Required');
  expect(shop.current.calls).toEqual([]);
});

test('a page in a language that we lack fetches the shop’s texts once', async () => {
  shop.current.localizedStrings = { submit: 'Invia' };
  const { formTexts, prepareFormTexts } = await openPage('fi');
  expect(formTexts(aPageForm()).form.submit).toBe('Submit');
  await Promise.all([prepareFormTexts(aPageForm()), prepareFormTexts(aPageForm({ id: 'form-2' }))]);
  expect(formTexts(aPageForm()).form.submit).toBe('Invia');
  expect(shop.current.calls.map(({ path }) => path)).toEqual(['/api/template/GetTemplateSchema?type=9']);
});

test('a form is in English where the shop’s texts cannot be fetched, and the next form fetches again', async () => {
  shop.current.interruptNext(refuse(404, {}));
  const { formTexts, prepareFormTexts } = await openPage('fi');
  await prepareFormTexts(aPageForm());
  expect(formTexts(aPageForm()).form.submit).toBe('Submit');
  await prepareFormTexts(aPageForm());
  expect(shop.current.calls).toHaveLength(2);
});
