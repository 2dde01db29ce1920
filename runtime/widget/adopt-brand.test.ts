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

test.each([
  ['the shop’s own pages ask for nothing', location.origin, 0],
  ['pages of other sites ask once they are idle', 'https://shop.example', 1],
])('%s', async (_, base, count) => {
  vi.resetModules();
  stub(() => Response.json(COLORS));
  const own = await import('../boot.ts');
  own.boot().base = base;
  await import('../telemetry/telemetry.entry.ts');
  const forBrand = () => asked.filter((call) => String((call as unknown[])[0]).endsWith('/api/1/brand'));
  await waitFor(() => expect(forBrand()).toHaveLength(count));
  expect(registered).toHaveLength(count * 2);
});
