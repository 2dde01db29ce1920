import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installModelContext, type ModelContextStandIn } from '../../test/fixtures/model-context.ts';
import { openAgentShop } from '../../test/msw/server.ts';
import { boot } from '../boot.ts';
import { onReport } from '../errors/on-report.ts';
import { NOTE } from './result.ts';
import { startAgentTools } from './start.ts';

const LOOK = ['search_catalog', 'browse_store', 'get_product', 'search_shop_policies_and_faqs', 'manage_orders'];
const CART = ['get_cart', 'update_cart', 'cancel_cart'];

const shop = openAgentShop();
let context: ModelContextStandIn;
let uninstall: () => void;
let ending: AbortController;
let reports: string[];
let stopReports: () => void;

beforeEach(() => {
  ({ context, uninstall } = installModelContext());
  ending = new AbortController();
  reports = [];
  stopReports = onReport((error) => reports.push(String(error)));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  ending.abort();
  stopReports();
  uninstall();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const start = () => startAgentTools(ending.signal);
const sent = () => shop.current.agents.calls.map(({ path, body }) => [path, body]);

describe('which tools a page offers', () => {
  test('a shop offers what its owner allows', async () => {
    await start();
    expect(context.names).toEqual([...LOOK, ...CART, 'proceed_to_checkout']);
  });

  test.each([
    [[], []],
    [['look'] as const, LOOK],
    [['look', 'cart'] as const, [...LOOK, ...CART]],
  ])('with the access %j, the page offers no more than that', async (access, names) => {
    shop.current.agents.access = [...access];
    await start();
    expect(context.names).toEqual(names);
  });

  test('a page without the interface asks the shop nothing', async () => {
    uninstall();
    await start();
    expect(context.names).toEqual([]);
  });

  test('an earlier form of the interface, at the navigator and without a signal, gets the tools and gives them back', async () => {
    uninstall();
    const removed: string[] = [];
    const older = {
      registerTool: (tool: { name: string }) => void context.tools.set(tool.name, tool as never),
      unregisterTool: (name: string) => void removed.push(name),
    };
    Object.defineProperty(navigator, 'modelContext', { value: older, configurable: true });
    await start();
    expect(context.names).toContain('search_catalog');
    ending.abort();
    Reflect.deleteProperty(navigator, 'modelContext');
    expect(removed).toEqual(context.names);
  });

  test('show_variant is there while the page shows a product’s options', async () => {
    await start();
    const options = document.createElement('div');
    options.className = 'product-variants';
    document.body.append(options);
    await vi.waitFor(() => expect(context.names).toContain('show_variant'));
    options.remove();
    await vi.waitFor(() => expect(context.names).not.toContain('show_variant'));
    expect(context.names).toContain('search_catalog');
  });

  test('two starts on one page register each tool once', async () => {
    await Promise.all([start(), start()]);
    expect(new Set(context.registrations).size).toBe(context.registrations.length);
  });

  test('a page’s own tool of the same name stays, also when ours end, and nothing is reported', async () => {
    const own = { name: 'get_cart', description: 'The page’s own', execute: async () => 'own' };
    await context.registerTool(own as never);
    await start();
    expect(context.tools.get('get_cart')).toBe(own);
    expect(context.names).toContain('update_cart');
    ending.abort();
    expect(context.names).toEqual(['get_cart']);
    expect(reports).toEqual([]);
  });

  test('a shop that does not answer offers nothing', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'closed' }, { status: 503 }));
    await start();
    expect(context.names).toEqual([]);
  });

  test('each tool says what it does to its browser: reading, changing, or something that binds the person', async () => {
    await start();
    const hints = Object.fromEntries([...context.tools].map(([name, tool]) => [name, tool.annotations]));
    expect(hints.get_cart).toEqual({ readOnlyHint: true, untrustedContentHint: true, consequentialHint: false });
    expect(hints.update_cart).toMatchObject({ readOnlyHint: false });
  });
});

describe('what an agent asks the shop', () => {
  test('a search sends the words, filters and place in the list by the protocol', async () => {
    document.documentElement.lang = 'en-GB';
    await start();
    const answer = await context.call('search_catalog', {
      query: 'lamp',
      categories: ['Lamps'],
      max_price: 5000,
      limit: 5,
    });
    expect(answer).toEqual({ note: NOTE, data: { products: [], pagination: { has_next_page: false } } });
    expect(sent()).toEqual([
      [
        '/api/ucp/catalog/search',
        {
          query: 'lamp',
          filters: { categories: ['Lamps'], price: { max: 5000 } },
          pagination: { limit: 5 },
          context: { language: 'en-GB' },
        },
      ],
    ]);
    document.documentElement.lang = '';
  });

  test('browsing lists products without words, and questions go to the shop’s policies', async () => {
    await start();
    await context.call('browse_store', { cursor: 'next' });
    await context.call('search_shop_policies_and_faqs', { query: 'returns' });
    expect(sent()).toEqual([
      ['/api/ucp/catalog/search', { pagination: { cursor: 'next' } }],
      ['/api/ucp/policies/search', { query: 'returns' }],
    ]);
  });

  test('a page of another origin names its shop in each call', async () => {
    const shared = boot();
    Object.assign(shared, { base: 'https://shop.example', site: 'site-1' });
    await start();
    await context.call('browse_store');
    expect(shop.current.agents.calls[0]).toMatchObject({ site: 'site-1' });
    Object.assign(shared, { base: location.origin, site: null });
  });

  test('a product that does not exist is a refusal in words', async () => {
    await start();
    const { error } = await context.call('get_product', { product_id: 'nothing' });
    expect(error).toBe('The shop refused this: There is no such product.');
  });

  test.each([
    ['search_catalog', {}, 'The input lacks "query".'],
    ['search_catalog', { query: ' ' }, '"query" must be a text of 1 to 200 characters.'],
    ['search_catalog', { query: 'x'.repeat(201) }, '"query" must be a text of 1 to 200 characters.'],
    ['search_catalog', { query: 'x', limit: 51 }, '"limit" must be a whole number from 1 to 50.'],
    ['search_catalog', { query: 'x', limit: 0 }, '"limit" must be a whole number from 1 to 50.'],
    ['search_catalog', { query: 'x', categories: 'Lamps' }, '"categories" must be a list of at most 10.'],
    ['search_catalog', { query: 'x', categories: [3] }, '"categories"[0] must be a text of 0 to 200 characters.'],
    ['search_catalog', { query: 'x', html: '<b>' }, 'The input has no field "html".'],
    ['search_catalog', JSON.parse('{"query":"x","__proto__":{"a":1}}'), 'The input has no field "__proto__".'],
    ['get_cart', 'all', 'The input must be an object.'],
    ['update_cart', { set: [{ line_id: 'a' }] }, '"set"[0] lacks "quantity".'],
    ['update_cart', { add: [{ product_id: 'a', quantity: 1.5 }] }, '"quantity" must be a whole number from 1 to 9999.'],
  ])('%s refuses %j with a way out, and sends nothing', async (name, input, text) => {
    await start();
    const { error } = await context.call(name, input);
    expect(error).toBe(`${text} Call the tool again with a corrected input.`);
    expect(shop.current.agents.calls).toEqual([]);
    expect(shop.current.shop.calls).toEqual([]);
  });

  test('orders are opened in the page, and nothing of them is read', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await start();
    const { data } = await context.call('manage_orders');
    expect(data.opens).toBe(`${location.origin}/account`);
    await vi.waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toBe(`${location.origin}/account`));
    expect(shop.current.shop.calls).toEqual([]);
  });
});
