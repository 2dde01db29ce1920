/** The script tag that the package puts into a page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OPTIONS = { shop: 'https://shop.example', site: 'a' };

let loadStorefront: typeof import('./index.ts').loadStorefront;
beforeEach(async () => {
  vi.resetModules();
  ({ loadStorefront } = await import('./index.ts'));
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'Storefront');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tags = () => [...document.querySelectorAll('script')];

function run(): void {
  Object.assign(window, { Storefront: { version: 'v' } });
  tags().at(-1)?.dispatchEvent(new Event('load'));
}

test('a script that has failed is fetched again, also where the name of a policy can be taken once', async () => {
  const taken = new Set<string>();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object) {
      if (taken.has(name)) throw new TypeError(`Policy ${name} exists.`);
      taken.add(name);
      return rules;
    },
  });
  const first = loadStorefront(OPTIONS);
  tags()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be fetched');
  const second = loadStorefront(OPTIONS);
  run();
  expect(await second).toBe(window.Storefront);
});

test('a tag of the page that has failed before is replaced once the page is complete', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src: '/storefront.js' }));
  const loaded = loadStorefront(OPTIONS);
  expect(tags()).toHaveLength(1);
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(tags()).toHaveLength(2));
  run();
  expect(await loaded).toBe(window.Storefront);
});
