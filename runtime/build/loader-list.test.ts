import { afterEach, expect, test, vi } from 'vitest';
import { loaderList, moduleLists } from './loader-list.mjs';

const ENGLISH = ['en', 'en-page', 'en-forms'].map((part) => `sq/${part}.a1b2.js`);
const MODULES = {
  page: ['sq/page.c3d4.js', 'sq/_ui.e5f6.js', ...ENGLISH],
  'sq-cart': ['sq/sq-cart.g7h2.js', 'sq/_ui.e5f6.js'],
  ...Object.fromEntries(ENGLISH.map((file) => [file.slice(3, file.indexOf('.')), [file]])),
};

afterEach(() => vi.unstubAllGlobals());

async function read(list: string) {
  vi.stubGlobal('__STOREFRONT_FILES__', list);
  vi.stubGlobal('__STOREFRONT_VERSION__', '1.0.0');
  vi.resetModules();
  return import('#runtime/loader/manifest.ts');
}

test('the loader knows the files of each module, and of each language by the names of the English ones', async () => {
  const { MANIFEST } = await read(loaderList(MODULES, ['de', 'zh']));
  expect(MANIFEST).toMatchObject({
    'sq-cart': ['sq-cart.g7h2', '_ui.e5f6'],
    'en-forms': ['en-forms.a1b2'],
    de: ['de.a1b2'],
    'de-page': ['de-page.a1b2'],
    'zh-forms': ['zh-forms.a1b2'],
  });
  const [own, ...others] = MANIFEST.page ?? [];
  expect([own, others.toSorted()]).toEqual(['page.c3d4', ['_ui.e5f6', 'en-forms.a1b2', 'en-page.a1b2', 'en.a1b2']]);
  expect(Object.keys(MANIFEST)).not.toContain('de-ui');
});

test('the list of the table is added to that of the loader', async () => {
  const { MANIFEST, enterLists } = await read(loaderList({ page: ['sq/page.c3d4.js'] }, ['de', 'fr']));
  enterLists(moduleLists(MODULES).split('!'));
  expect(MANIFEST).toMatchObject({ page: { length: 5 }, 'sq-cart': { length: 2 }, 'fr-forms': ['fr-forms.a1b2'] });
});

test('a further language costs the list its code and a blank', () => {
  const before = loaderList(MODULES, ['de']);
  expect(loaderList(MODULES, ['de', 'fr'])).toHaveLength(before.length + 3);
});
