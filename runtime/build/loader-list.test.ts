import { afterEach, expect, test, vi } from 'vitest';
import { loaderList } from './loader-list.mjs';

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
  return (await import('#runtime/loader/manifest.ts')).MANIFEST;
}

test('the loader knows the files of each module, and of each language by the names of the English ones', async () => {
  const manifest = await read(loaderList(MODULES, ['de', 'zh']));
  expect(manifest).toMatchObject({
    page: ['page.c3d4', '_ui.e5f6', 'en.a1b2', 'en-page.a1b2', 'en-forms.a1b2'],
    'sq-cart': ['sq-cart.g7h2', '_ui.e5f6'],
    'en-forms': ['en-forms.a1b2'],
    de: ['de.a1b2'],
    'de-page': ['de-page.a1b2'],
    'zh-forms': ['zh-forms.a1b2'],
  });
  expect(Object.keys(manifest)).not.toContain('de-ui');
});

test('a further language costs the list its code and a blank', () => {
  const before = loaderList(MODULES, ['de']);
  expect(loaderList(MODULES, ['de', 'fr'])).toHaveLength(before.length + 3);
});

const shared = (count: number) => Array.from({ length: count }, (_, i) => `sq/_${i}.aaaa.js`);

test('a module may import many files that others share', async () => {
  const files = ['sq/page.aaaa.js', ...shared(79)];
  const manifest = await read(loaderList({ page: files }, []));
  expect(manifest.page?.map((file) => `sq/${file}.js`)).toEqual(files);
});

test('more shared files than a character can name stop the build', () => {
  expect(() => loaderList({ page: ['sq/page.aaaa.js', ...shared(80)] }, [])).toThrow('cannot list so many files');
});
