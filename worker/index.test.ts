import { createExecutionContext, createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addJsonTemplates, openShops, SHOP } from '../test/worker/shops.ts';
import type { Bindings } from './env.ts';
import shop, { storefront } from './index.ts';
import type { OwnCron, StorefrontOptions } from './storefront-options.ts';

let logged: string[];

beforeEach(async () => {
  await openShops();
  logged = [];
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

/** Calls a Worker with own routes. */
async function call(
  options: StorefrontOptions<Bindings>,
  path: string,
  init: RequestInit = {},
  bindings: Bindings = env,
): Promise<Response> {
  const request = new Request(`https://${SHOP.host}${path}`, init);
  return storefront(options).fetch(request, bindings, createExecutionContext());
}

const HELLO = {
  routes(app) {
    app.get('/hello', (c) => c.text(`Hello from ${c.var.site.title}`));
  },
} satisfies StorefrontOptions<Bindings>;

describe('own routes', () => {
  test('are answered with the site, the environment and the shop’s security headers', async () => {
    const options: StorefrontOptions<Bindings> = {
      routes(app) {
        app.get('/greet/:name', (c) =>
          c.json({ to: c.req.param('name'), at: c.var.site.siteId, in: c.env.ENVIRONMENT }),
        );
      },
    };
    const response = await call(options, '/greet/ada');
    expect(await response.json()).toEqual({ to: 'ada', at: SHOP.id, in: 'test' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  test('keep what they say of caches', async () => {
    const options: StorefrontOptions<Bindings> = {
      routes: (app) => void app.get('/hello', (c) => c.text('x', 200, { 'Cache-Control': 'public, max-age=60' })),
    };
    expect((await call(options, '/hello')).headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  test('leave all other addresses to the shop, and a call that they pass on', async () => {
    await addJsonTemplates();
    const options: StorefrontOptions<Bindings> = {
      routes(app) {
        app.all('/shop/*', async (_, next) => next());
      },
    };
    for (const path of ['/shop/p/mug', '/cart', '/api/commerce/shopping-cart']) {
      expect((await call(options, path)).status, path).toBe(200);
    }
    expect((await call({}, '/hello')).status).toBe(404);
  });

  test('refuse a method that they do not have', async () => {
    const response = await call(HELLO, '/hello', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/cart',
    '/api/mine',
    '/checkout/more',
    '/CONFIG/x',
    '/assets/*',
    '/.well-known/mine',
    '/storefront.0a1b.js',
    '/',
    '*',
    '/:page',
    '/:a/b',
  ])('cannot be at %s, and the sentence names the path', (path) => {
    const routes: StorefrontOptions<Bindings>['routes'] = (app) => void app.get(path, (c) => c.text('mine'));
    expect(() => storefront({ routes })).toThrow(`The own route ${path.startsWith('/') ? path : `/${path}`} `);
    expect(() => storefront({ openRoutes: routes })).toThrow('The own route');
  });

  test('that fail are answered as the shop’s calls and pages are, and the log names no message', async () => {
    const options: StorefrontOptions<Bindings> = {
      routes(app) {
        app.get('/broken', () => {
          throw new Error('the secret of Ada');
        });
      },
    };
    const called = await call(options, '/broken');
    expect([called.status, await called.json()]).toMatchObject([500, { code: 'INTERNAL' }]);
    const page = await call(options, '/broken', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Content-Type')]).toMatchObject([500, /text\/html/]);
    expect(await page.text()).not.toContain('Ada');
    expect(logged.filter((line) => line.includes('unexpected_error'))).toHaveLength(2);
    expect(logged.join()).not.toContain('Ada');
  });

  test('are behind the door of a closed shop, unless they are open ones', async () => {
    await env.DB.prepare('UPDATE sites SET opened_at = NULL').run();
    const open: StorefrontOptions<Bindings> = { openRoutes: HELLO.routes };
    expect(await (await call(HELLO, '/hello')).text()).not.toContain('Hello from');
    expect(await (await call(open, '/hello')).text()).toContain('Hello from');
  });

  test('need a shop’s host', async () => {
    const request = new Request('https://elsewhere.test/hello');
    const response = await storefront(HELLO).fetch(request, env, createExecutionContext());
    expect(response.status).toBe(404);
  });
});

describe('queues', () => {
  const message = { id: 'm', timestamp: new Date(), attempts: 1, body: { hello: true } };

  test.each(['storefront-jobs', 'tea-and-more-jobs', 'x-census-dead', 'my-mail'])(
    '%s is read by the shop',
    async (queue) => {
      const own = vi.fn();
      await storefront<Bindings>({ queue: own }).queue(createMessageBatch(queue, []), env, createExecutionContext());
      expect(own).not.toHaveBeenCalled();
    },
  );

  test('an own one is read by its handler, with the environment', async () => {
    const read: unknown[] = [];
    const own = storefront<Bindings>({
      queue(batch, { ENVIRONMENT }) {
        for (const { body } of batch.messages) read.push([batch.queue, body, ENVIRONMENT]);
      },
    });
    await own.queue(createMessageBatch('orders-to-erp', [message]), env, createExecutionContext());
    expect(read).toEqual([['orders-to-erp', { hello: true }, 'test']]);
  });

  test('the messages of an unknown one are kept', async () => {
    await expect(shop.queue(createMessageBatch('another', []), env)).rejects.toThrow('another');
  });

  test('a handler that fails is reported, and keeps its messages', async () => {
    const own = storefront<Bindings>({ queue: () => Promise.reject(new Error('of Ada')) });
    const batch = createMessageBatch('orders-to-erp', [message]);
    await expect(own.queue(batch, env, createExecutionContext())).rejects.toThrow('of Ada');
    expect(logged.join()).toContain('"queue":"orders-to-erp"');
    expect(logged.join()).not.toContain('Ada');
  });
});

test('own crons run by their handler, and the shop’s own never does', async () => {
  const ran: string[] = [];
  const own = storefront<Bindings>({ scheduled: ({ cron }: OwnCron) => void ran.push(cron) });
  for (const cron of ['0 4 * * *', '* * * * *']) {
    await own.scheduled({ cron, scheduledTime: 0 }, env, createExecutionContext());
  }
  expect(ran).toEqual(['0 4 * * *']);
});
