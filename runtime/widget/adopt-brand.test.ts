import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { adoptBrand } from './adopt-brand.ts';

let registered: unknown[] = [];
let asked: unknown[] = [];

function stub(answer: () => Response, known: string[] = []): void {
  registered = [];
  asked = [];
  vi.stubGlobal('CSS', {
    supports: (_: string, color: string) => !color.startsWith('light-dark('),
    registerProperty(definition: { name: string }) {
      if (known.includes(definition.name)) throw new DOMException('', 'InvalidModificationError');
      registered.push(definition);
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer();
  });
  Object.assign(boot(), { base: 'https://shop.example', site: 'site-1' });
}

const COLORS = { properties: { '--sq-accent': 'hsl(0 100% 50%)', '--sq-on-accent': 'hsl(0 0% 0%)' } };

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(boot(), { base: location.origin, site: null });
});

test('a browser without light-dark() keeps to the system’s colours where the owner has set two', async () => {
  stub(() => Response.json({ properties: { '--sq-text': 'light-dark(hsl(0 0% 0%), hsl(0 0% 100%))' } }));
  await adoptBrand();
  expect(registered).toEqual([]);
});

test('a page of another site gets the brand as initial values, which its own properties go before', async () => {
  stub(() => Response.json(COLORS), ['--sq-accent']);
  await adoptBrand();
  expect(registered).toEqual([{ name: '--sq-on-accent', syntax: '*', inherits: true, initialValue: 'hsl(0 0% 0%)' }]);
  expect(asked).toEqual([
    ['https://shop.example/api/1/brand', { headers: { 'X-Storefront-Site': 'site-1' }, credentials: 'omit' }],
  ]);
});

test('a page that the shop refuses keeps its colours', async () => {
  stub(() => Response.json({ code: 'NOT_FOUND' }, { status: 404 }));
  await adoptBrand();
  expect(registered).toEqual([]);
});

const forBrand = () => asked.filter((call) => String((call as unknown[])[0]).endsWith('/api/1/brand'));

async function openIdle(entry: () => Promise<unknown>, base: string): Promise<void> {
  vi.resetModules();
  // It would go on after the last test.
  vi.doMock('../telemetry/watch-visitor.ts', () => {
    throw new Error('not fetched');
  });
  stub(() => Response.json(COLORS));
  const own = await import('../boot.ts');
  own.boot().base = base;
  await entry();
}

test('the shop’s own pages ask for nothing', async () => {
  await openIdle(() => import('../telemetry/telemetry.entry.ts'), location.origin);
  await new Promise((resolve) => setTimeout(resolve));
  expect([forBrand(), registered]).toEqual([[], []]);
});

test.each([
  ['with an element ask once they are idle', '<sq-cart></sq-cart>', 1],
  ['without one ask at their visitor’s first sign', '<p></p>', 0],
])('pages of other sites %s', async (_, html, count) => {
  document.body.innerHTML = html;
  await openIdle(() => import('../telemetry/first-sign.entry.ts'), 'https://shop.example');
  await waitFor(() => expect(forBrand()).toHaveLength(count));
  document.dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(registered).toHaveLength(2));
  expect(forBrand()).toHaveLength(1);
  document.body.replaceChildren();
});
