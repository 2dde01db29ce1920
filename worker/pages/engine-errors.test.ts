import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

let logged: Record<string, unknown>[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(JSON.parse(line)));
});
afterEach(() => vi.restoreAllMocks());

const development = { environment: 'development' } as const;

describe('an unknown formatter', () => {
  beforeEach(() => openDemo({ 'plain.page': '<h1>{collection.title|shout}</h1><p>Readable</p>' }));

  test('an unknown formatter leaves the rest of the page standing and is logged with its place', async () => {
    const response = await visit('/about?token=secret');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<p>Readable</p>');
    expect(logged).toEqual([
      {
        level: 'error',
        event: 'engine',
        site: 'second-steep',
        path: '/about',
        template: 'plain.page',
        type: 'parser',
        message: "SyntaxError: Formatter 'shout' is unknown",
      },
    ]);
  });

  test('an unknown formatter is shown to a developer, in the page and in its source', async () => {
    const response = await visit('/about', development);
    const page = new Page(await response.text());
    expect((await page.only('.engine-errors li'))['']).toBe(
      "plain.page: SyntaxError: Formatter 'shout' is unknown (parser)",
    );
    expect(page.html).toMatch(
      /<!-- Template errors:\nplain\.page: SyntaxError: Formatter 'shout' is unknown \(parser\)\n-->/,
    );
    expect(page.html.trimEnd().endsWith('</html>')).toBe(true);
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(page.html) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(response.headers.get('Content-Security-Policy')).toContain(Buffer.from(digest).toString('base64'));
  });

  test('an unknown formatter is shown to nobody else', async () => {
    for (const environment of ['production', 'test'] as const) {
      expect((await Page.at('/about', { environment })).html).not.toMatch(/engine-errors|Template errors/);
    }
  });

  test('an unknown formatter is logged for each page, not only when the template is parsed', async () => {
    await visit('/about');
    await visit('/about');
    expect(logged).toHaveLength(2);
  });
});

describe('a broken template of a page', () => {
  test('a page whose template ends within a block still has its layout', async () => {
    await openDemo({ 'plain.page': '{.section item}never ended' });
    const response = await visit('/about');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Second Steep');
    expect(logged).toMatchObject([
      { type: 'assembler', template: 'plain.page', message: expect.stringContaining('EOF') },
    ]);
  });

  test('a page whose template is missing still has its layout', async () => {
    await openDemo({ 'plain.page': undefined });
    expect((await visit('/about')).status).toBe(200);
    expect(logged).toMatchObject([{ type: 'store', template: 'plain.page', message: 'Template not found.' }]);
  });

  test('a page whose template applies a broken or missing partial says so and goes on', async () => {
    await openDemo({
      'plain.page': 'a{@|apply partials/broken}b{@|apply partials/none}c',
      'partials/broken': '{.section x}',
    });
    expect((await Page.at('/about')).html).toContain('abc');
    expect(logged.map(({ message }) => message)).toEqual([
      expect.stringContaining('partials/broken'),
      expect.stringContaining('partials/none'),
    ]);
  });

  test('a template that evaluates without end is stopped', async () => {
    await openDemo({ 'plain.page': `{.eval @x = ${'1 + '.repeat(2000)}1}{@x}fine` });
    expect((await Page.at('/about')).html).toContain('fine');
    expect(logged).toMatchObject([{ message: expect.stringContaining('maximum number of allowed tokens') }]);
  });
});

describe('an error while a page renders', () => {
  const messages = () => logged.map(({ message }) => message);

  test('a broken expression is reported each time its page is rendered, and in partials too', async () => {
    await openDemo({
      'plain.page': '{.eval "never ended}{@|apply partials/broken}fine',
      'partials/broken': '{.eval 1 +* }',
    });
    await visit('/about');
    const first = messages();
    expect(first.length).toBeGreaterThanOrEqual(2);
    await visit('/about');
    await visit('/about');
    expect(messages()).toEqual([...first, ...first, ...first]);
  });

  test('an exception in a formatter is reported by its name, and the sections after it keep their data', async () => {
    await openDemo({
      'plain.page':
        '{.section collection}[{title|date %Y}]{.section urlId}[{@}]{.end}{.end}{.section website}[{id}]{.end}',
    });
    expect((await Page.at('/about')).html).toContain('[][about][second-steep]');
    expect(messages()).toEqual([expect.stringMatching(/^Formatter 'date' failed: TypeError: /)]);
  });

  test.each(['datetimefield', 'i18n-money-format', 'money-format', 'money-string', 'moneyFormat', 'unit'])(
    'the formatter %s, which does nothing, says so',
    async (name) => {
      await openDemo({ 'plain.page': `{collection.urlId|${name}}` });
      expect((await Page.at('/about')).html).toContain('about');
      expect(messages()).toEqual([`"${name}" formatter is not yet implemented`]);
    },
  );
});

describe('a page layout that gives nothing', () => {
  test('a page layout that gives nothing is replaced by a bare one around the page', async () => {
    await openDemo({ 'site.region': '{.section x}' });
    const response = await visit('/about');
    const page = new Page(await response.text());
    expect(response.status).toBe(200);
    expect((await page.only('h1'))['']).toBe('Two people and a very large kettle');
    expect(await page.only('html')).toMatchObject({ 'data-sq-serves': 'restock likes share comments accounts' });
    expect(page.staticContext().context.pageType).toBe(2);
  });

  test('hostile settings of a site stay within their attributes in the bare layout', async () => {
    await openDemo({ 'site.region': '{.section x}' });
    const hostile = '"><img src=x onerror=alert(1)>';
    await env.DB.prepare("UPDATE sites SET website = json_object('language', ?1, 'direction', ?1)").bind(hostile).run();
    const page = await Page.at('/about');
    expect(await page.only('html')).toMatchObject({ lang: hostile, dir: hostile });
    expect(await page.all('[onerror]')).toEqual([]);
  });

  test('a bare layout around an empty page ends in a readable 500', async () => {
    await openDemo({ 'site.region': undefined, 'plain.page': undefined });
    const response = await visit('/about');
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = new Page(await response.text());
    expect(page.html).toContain('Something went wrong. Please try again.');
    expect(await page.only('html')).toMatchObject({ 'data-sq-serves': 'restock likes share comments accounts' });
    expect(logged).toHaveLength(2);
  });
});

test('a site without templates says that a page is not there', async () => {
  await openDemo();
  await env.DB.batch(['templates', 'collections'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const response = await visit('/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Second Steep</h1><p>Not found.</p>');
});

describe('broken content', () => {
  beforeEach(() => openDemo());

  test('broken content ends in a readable 500 and a log line, in the site’s language', async () => {
    await env.DB.prepare("UPDATE items SET tags = 'no JSON' WHERE id = 'lw-stehleuchte'").run();
    const response = await visit('/leuchten', { host: 'de.localhost' });
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('lang="de-DE"');
    expect(logged).toMatchObject([{ event: 'unexpected_error', path: '/leuchten', site: 'lampenwerk' }]);
    expect((await visit('/werkstatt', { host: 'de.localhost' })).status).toBe(200);
  });
});

test('a page that an overloaded database cannot fill says when to come back', async () => {
  await openDemo();
  const batch = () => Promise.reject(new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.'));
  const db = { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database;
  const response = await visit('/shop', { db });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toContain('Please try again in a few seconds.');
});

test('the demo’s own pages have no engine errors', async () => {
  await openDemo();
  const paths = ['/', '/shop', '/shop/p/linen-towel', '/shop/p/engraved-scoop', '/journal', '/journal/no-thermometer'];
  for (const path of [...paths, '/about', '/cart', '/search?q=tea', '/nowhere']) await visit(path);
  const german = ['/', '/leuchten', '/leuchten/p/gutschein', '/werkstatt', '/cart', '/search?q=licht', '/x'];
  for (const path of german) await visit(path, { host: 'de.localhost' });
  expect(logged).toEqual([]);
});
