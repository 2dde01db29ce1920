import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { addFile, buyBook, lastDownloads } from '../../test/worker/files.ts';
import { open } from '../../test/worker/order-pages.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { recording } from '../../test/worker/query-plans.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const OWNER = { orderNotificationEmail: 'owner@shop.test' };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, ...OWNER });
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const mailTo = async (kind: string) => (await outbox()).find((mail) => mail.kind === kind)?.text_body ?? '';

describe('a digital product that is bought', () => {
  test('each of its files may be downloaded five times in 30 days', async () => {
    await addFile();
    await addFile({ id: 'sound', name: 'book.mp3' });
    await addFile({ id: 'other', siteId: 'site-b', itemId: 'b-lamp' });
    await buyBook();
    const downloads = await lastDownloads();
    expect(downloads).toMatchObject([
      { position: 0, name: 'book.pdf', bytes: 30, left: 5, state: 'open' },
      { position: 0, name: 'book.mp3', bytes: 30, left: 5, state: 'open' },
    ]);
    for (const { expiresAt } of downloads) expect(Math.round((expiresAt - Date.now()) / DAY_MS)).toBe(30);
    expect(await count('downloads')).toBe(2);
  });

  test.each([
    [{ days: 7, times: 2 }, 7, 2],
    [{ days: 0, times: 1001 }, 30, 5],
    [{ days: '7', times: 1.5 }, 30, 5],
    ['no', 30, 5],
  ])('the limits %j are those of the shop: %d days, %d times', async (downloadSettings, days, times) => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, downloadSettings });
    await addFile();
    await buyBook();
    const [download] = await lastDownloads();
    expect(download?.left).toBe(times);
    expect(Math.round(((download?.expiresAt ?? 0) - Date.now()) / DAY_MS)).toBe(days);
  });

  test('mail, confirmation and order page link the file, with its size, its end and how often', async () => {
    await addFile({ name: 'tea & "time".pdf' });
    const { buyer, url } = await buyBook();
    const [download] = await lastDownloads();
    const mail = await mailTo('order-confirmation');
    expect(mail).toContain(`https://${SHOP.host}${download?.path}`);
    expect(mail).toMatch(/tea & "time"\.pdf \(30 bytes, 5 downloads left, until \w+ \d+, \d{4}\)/);
    for (const path of [url, url.replace('order-confirmed', 'order-status')]) {
      const { page } = await buyer.open(path);
      expect((await page.only('.order-downloads a')).href).toBe(download?.path);
      expect((await page.only('.order-downloads b'))['']).toBe('tea & "time".pdf');
    }
    const stranger = await open(url);
    expect(stranger.page.html).not.toContain('/commerce/download');
  });

  test('a product without a file promises none: the mails say what the buyer and the owner can do', async () => {
    const { buyer, url } = await buyBook();
    const waiting = 'There is no file yet for: E-book. site-a will email you the link when it is ready.';
    expect(await mailTo('order-confirmation')).toContain(waiting);
    expect((await buyer.open(url)).page.html).toContain(waiting);
    const [order] = (await env.DB.prepare('SELECT id FROM orders').all<{ id: string }>()).results;
    expect(await mailTo('order-notice')).toContain('then send the links on the page of the order');
    expect(order).toBeDefined();
    expect(await lastDownloads()).toEqual([]);
  });

  test('a file that was removed goes to no new buyer', async () => {
    await addFile();
    await env.DB.prepare('UPDATE item_files SET removed_at = 1').run();
    await buyBook();
    expect(await lastDownloads()).toEqual([]);
  });

  test('an order without a digital product asks for no files', async () => {
    const statements = new Set<string>();
    const payer = await Payer.with(PRODUCTS.mug.id, {}, { DB: recording(statements) });
    await payer.pay();
    expect([...statements].filter((sql) => /item_files|downloads/.test(sql))).toEqual([]);
  });
});
