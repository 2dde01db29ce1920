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
    main: '<p class="said">You are off the list.</p>',
    pageType: PAGE_TYPE.newsletterUnsubscribe,
  }),
);
app.get('/gone', (c) =>
  renderPlainPage(c, { title: 'Gone', main: '', pageType: PAGE_TYPE.newsletterUnsubscribe, status: 410 }),
);

const get = (path: string, host = 'localhost') => Promise.resolve(app.request(`https://${host}${path}`, {}, env));

beforeEach(() => openDemo());

describe('a plain page', () => {
  test('stands in the shop’s own frame, under one heading', async () => {
    const response = await get('/bye?token=secret');
    const page = new Page(await response.text());
    expect(response.status).toBe(200);
    expect((await page.one('main h1'))['']).toBe('</title>"Bye" & <b>');
    expect((await page.one('main p.said'))['']).toBe('You are off the list.');
    expect(page.staticContext().context.pageType).toBe(300);
    expect((await page.one('title'))['']).toBe('</title>"Bye" & <b> — Second Steep');
    expect(page.html).not.toContain('secret');
  });

  test('is kept by nobody, indexed by nobody, and its address goes nowhere', async () => {
    const { headers } = await get('/bye');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('is no page that search engines are led to', async () => {
    const page = new Page(await (await get('/bye')).text());
    expect((await page.one('meta[name="robots"]')).content).toBe('noindex');
    expect(await page.all('link[rel="canonical"]')).toEqual([]);
  });

  test('may have another status', async () => {
    expect((await get('/gone')).status).toBe(410);
  });

  test('speaks from the frame of whichever shop was asked', async () => {
    expect(await (await get('/bye', 'de.localhost')).text()).toContain('Hauptnavigation');
  });

  test('says what it has to say where the shop has no template for it', async () => {
    await openDemo({ 'notice.page': undefined });
    const page = new Page(await (await get('/bye')).text());
    expect((await page.one('main h1'))['']).toBe('</title>"Bye" & <b>');
    await page.one('main p.said');
  });
});
