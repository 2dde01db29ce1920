import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { site } from '#worker/http/middleware/site.ts';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { renderPlainPage } from './service.ts';

const app = new Hono<AppEnv>();
app.use(site);
app.get('/bye', (c) =>
  renderPlainPage(c, {
    title: '</title>"Bye" & <b>',
    main: '<p class="note">You are off the list.</p>',
    pageType: PAGE_TYPE.newsletterUnsubscribe,
  }),
);
app.get('/gone', (c) =>
  renderPlainPage(c, { title: 'Gone', main: '', pageType: PAGE_TYPE.newsletterUnsubscribe, status: 410 }),
);

const get = (path: string, host = 'localhost') => Promise.resolve(app.request(`https://${host}${path}`, {}, env));

beforeEach(() => openDemo());

describe('a plain page', () => {
  test('a plain page stands in the shop’s own layout under one heading', async () => {
    const response = await get('/bye?token=secret');
    const page = new Page(await response.text());
    expect(response.status).toBe(200);
    expect((await page.only('main h1'))['']).toBe('</title>"Bye" & <b>');
    expect((await page.only('main p.note'))['']).toBe('You are off the list.');
    expect(page.staticContext().context.pageType).toBe(300);
    expect((await page.only('title'))['']).toBe('</title>"Bye" & <b> — Second Steep');
    expect(page.html).not.toContain('secret');
  });

  test('a plain page is neither cached nor indexed, and its address is sent nowhere', async () => {
    const { headers } = await get('/bye');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('a plain page has no canonical address for search engines', async () => {
    const page = new Page(await (await get('/bye')).text());
    expect((await page.only('meta[name="robots"]')).content).toBe('noindex');
    expect(await page.all('link[rel="canonical"]')).toEqual([]);
  });

  test('a plain page may have another status', async () => {
    expect((await get('/gone')).status).toBe(410);
  });

  test('a plain page has the layout of the shop that was called', async () => {
    expect(await (await get('/bye', 'de.localhost')).text()).toContain('Hauptnavigation');
  });

  test('a plain page shows its content where the shop has no template for it', async () => {
    await openDemo({ 'notice.page': undefined });
    const page = new Page(await (await get('/bye')).text());
    expect((await page.only('main h1'))['']).toBe('</title>"Bye" & <b>');
    await page.only('main p.note');
  });
});
