import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const TEAPOT = '/shop/p/everyday-teapot';
const MARKDOWN = { Accept: 'text/markdown' };

// Tests that change the shop come last.
beforeAll(() => openDemo());

const read = async (path: string, headers: Record<string, string> = {}) => (await visit(path, { headers })).text();
const change = (sql: string) => env.DB.prepare(sql).run();
const header = async (path: string, name: string, headers: Record<string, string> = {}) =>
  (await visit(path, { headers })).headers.get(name);

describe('addresses', () => {
  test('a page is Markdown at its address with .md, and at its own for whoever prefers Markdown', async () => {
    const named = await visit(`${TEAPOT}.md`);
    const asked = await visit(TEAPOT, { headers: MARKDOWN });
    for (const { status, headers } of [named, asked]) {
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
      expect(headers.get('Content-Location')).toBe(`${TEAPOT}.md`);
      expect(headers.get('Link')).toBe(`<https://localhost${TEAPOT}>; rel="canonical"`);
      expect(headers.get('Vary')).toBe('Accept');
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(headers.get('Set-Cookie')).toBeNull();
    }
    expect(await asked.text()).toBe(await named.text());
  });

  test('browsers get HTML, which names its Markdown and varies by what is asked for', async () => {
    const response = await visit(TEAPOT, { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect([response.headers.get('Content-Type'), response.headers.get('Vary')]).toEqual([
      'text/html; charset=UTF-8',
      'Accept',
    ]);
    const link = await new Page(await response.text()).only('link[type="text/markdown"]');
    expect(link.href).toBe(`https://localhost${TEAPOT}.md`);
    expect((await (await Page.at('/fr')).only('link[type="text/markdown"]')).href).toBe(
      'https://localhost/fr/index.md',
    );
  });

  test.each([
    ['/index.md', 200],
    ['/shop.md', 200],
    ['/shop/tea.md', 200],
    ['/shop/tea/tins.md', 200],
    ['/about.md', 200],
    ['/delivery.md', 200],
    ['/fr/index.md', 200],
    ['/fr/boutique/p/theiere-de-tous-les-jours.md', 200],
    ['/search.md?q=tea', 200],
    ['/nowhere.md', 404],
  ])('%s is answered with %i as Markdown', async (path, status) => {
    const response = await visit(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([status, 'text/markdown; charset=utf-8']);
  });

  test.each([
    ['/shop/everyday-teapot.md', '/shop/p/everyday-teapot.md'],
    ['/fr/shop.md', '/fr/boutique.md'],
    ['/fr/shop/p/everyday-teapot.md?variant=x', '/fr/boutique/p/theiere-de-tous-les-jours.md?variant=x'],
  ])('%s leads to %s, as its page does', async (path, location) => {
    const response = await visit(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
  });

  test('the cart, the account and the API are no Markdown', async () => {
    for (const path of ['/cart', '/account', '/api/rest/languages']) {
      expect(await header(path, 'Content-Type', MARKDOWN)).not.toContain('markdown');
    }
    expect((await visit('/cart.md')).status).toBe(404);
  });

  test('a month of events, which search engines leave out, is left out as Markdown too', async () => {
    expect(await header('/events.md?month=2026-12', 'X-Robots-Tag')).toBe('noindex');
    expect(await header('/events.md', 'X-Robots-Tag')).toBeNull();
  });

  test('HEAD has the headers alone, and a fresh copy is answered with 304', async () => {
    const head = await visit(`${TEAPOT}.md`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const again = await visit(TEAPOT, { headers: { ...MARKDOWN, 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(etag).not.toBe(await header(TEAPOT, 'ETag'));
  });
});

describe('content', () => {
  test('a product says what it costs, whether it is there, and on which terms', async () => {
    const text = await read(`${TEAPOT}.md`);
    for (const line of [
      'url: "https://localhost/shop/p/everyday-teapot"',
      'price: "58.00"',
      'priceCurrency: "USD"',
      'availability: "InStock"',
      'sku: "POT-700"',
      'returnPolicy: "https://localhost/returns"',
      '# Everyday Teapot',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toMatch(/<(?:script|form|button|select)|Add to Cart|sq-share/i);
  });

  test('a choice is a table of its variants', async () => {
    expect(await read('/shop/p/linen-towel.md')).toContain(
      '| Coral | Large | 19.50 USD | TOWEL-CO-L | OutOfStock | <https://localhost/shop/p/linen-towel?variant=ss-linen-towel-towel-co-l> |',
    );
  });

  test('a list says what each product costs and whether it is there, and leads to its page', async () => {
    const text = await read('/shop.md');
    expect(text).toContain('Ember Kyusu](https://localhost/shop/p/ember-kyusu) (128.00 USD, OutOfStock)');
    expect(text).toContain('Cold Brew Bottle](https://localhost/shop/p/cold-brew-bottle) (26.00–32.00 USD, InStock)');
    expect(await read('/fr/index.md')).toContain('](https://localhost/fr/boutique/p/theiere-de-tous-les-jours) (58.00');
  });

  test('reviews and comments are quotes of those who wrote them', async () => {
    expect(await read(`${TEAPOT}.md`)).toContain('> **The lid stays on**\n>\n> I have poured it upside down');
    expect(await read('/journal/the-second-pot.md')).toContain(
      '> > That is the best thing anybody has told us this week',
    );
  });
});

describe('a shop that changes', () => {
  beforeEach(() => openDemo());

  test('an item whose own address ends with .md is still a page', async () => {
    await env.DB.prepare("UPDATE items SET url_slug = 'kettle.md' WHERE url_slug = 'no-thermometer'").run();
    expect(await header('/journal/kettle.md', 'Content-Type')).toContain('text/html');
    expect(await read('/journal/kettle.md.md')).toContain('# You probably do not need a thermometer');
  });

  test('no text of a product or review becomes anything but text', async () => {
    const evil = '---\\n# Free ![x](https://evil.example) `<b>`';
    await env.DB.batch([
      env.DB.prepare("UPDATE items SET title = ?1 WHERE url_slug = 'everyday-teapot'").bind(evil),
      env.DB.prepare('UPDATE reviews SET title = ?1, body = ?2, author_name = ?1').bind(evil, `a\n${evil}\n\n# b`),
    ]);
    const text = await read(`${TEAPOT}.md`);
    const body = text.slice(text.indexOf('\n---\n', 4) + 5);
    expect(text.match(/^---$/gm)).toHaveLength(2);
    expect(body).toContain(
      '# \\---\\\\n\\# Free !\\[x\\](https://evil.example) \\`\\<b\\>\\`'.replace('# \\---', '# ---'),
    );
    expect(body).not.toMatch(/^#+ (?:Free|b)$|\n# b|!\[x\]|<b>/m);
    for (const line of body.split('\n').filter((part) => part.includes('evil.example'))) expect(line).toMatch(/^[#>[]/);
  });

  test('a page of members gives what its HTML gives to others: how to become one', async () => {
    const response = await visit('/circle.md');
    expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([403, 'noindex']);
    expect(await response.text()).toContain('Only members of The Tasting Circle see this page.');
  });

  test('a product behind a password says nothing of it', async () => {
    await change("UPDATE items SET lock_key = 'key' WHERE url_slug = 'everyday-teapot'");
    const text = await read(`${TEAPOT}.md`);
    expect(text).not.toContain('stoneware');
    expect(text).not.toContain('58.00');
    expect(await read('/shop.md')).not.toContain('everyday-teapot');
  });

  test('a draft is not there', async () => {
    await change("UPDATE items SET content_status = 'draft' WHERE url_slug = 'everyday-teapot'");
    expect((await visit(`${TEAPOT}.md`)).status).toBe(404);
  });

  test.each([
    ['is not open yet', 'opened_at = NULL'],
    ['has a password', "lock_key = 'key'"],
    ['is closed', 'status = 1'],
  ])('a shop that %s gives no content, with the status of its page', async (_, set) => {
    await change(`UPDATE sites SET ${set} WHERE site_id = 'second-steep'`);
    const [page, markdown] = [await visit(TEAPOT), await visit(`${TEAPOT}.md`)];
    expect(markdown.status).toBe(page.status);
    expect(markdown.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await markdown.text()).not.toContain('stoneware');
  });

  test('what must not be found may be read, and says that it is not to be listed', async () => {
    await change("UPDATE site_domains SET hostname = 'shop.workers.dev' WHERE hostname = 'localhost'");
    const response = await visit(`${TEAPOT}.md`, { host: 'shop.workers.dev' });
    expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  });
});
