import { rmSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#worker/cli/local/serve.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import type { ShopOptions } from '../../../demo/shop.ts';
import type { Preferences } from '../../../runtime/contracts/preferences.ts';
import { field, fillAddress, openCheckout, payAndArrive } from '../harness/checkout-steps.ts';
import { prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { queryShop } from '../harness/query-shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const TAGS: Preferences<'tags'> = {
  scripts: [{ url: 'https://tags.example/gtm.js?id=GTM-1', purpose: 'analytics', metaPixelId: '' }],
  origins: ['https://numbers.example'],
};
/** A tag manager that sends its numbers each event of the list, and every 50 ms that it is alive. */
const MANAGER = `
  const send = (fields) => fetch('https://numbers.example/collect?' + new URLSearchParams(fields), { mode: 'no-cors' }).catch(() => {});
  const hear = ({ event, event_id = '' }) => event_id && send({ event, id: event_id });
  const push = dataLayer.push;
  dataLayer.push = (...entries) => { entries.forEach(hear); return push.apply(dataLayer, entries); };
  dataLayer.forEach(hear);
  setInterval(() => send({ event: 'alive', id: '' }), 50);`;

let options: ShopOptions;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  const tags = JSON.stringify(TAGS);
  const settings = `json_set(store_settings, '$.tagSettings', json('${tags}'))`;
  queryShop(options.stateDir, `UPDATE sites SET store_settings = ${settings} WHERE site_id = '${SITE_ID}'`);
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

/** Serves the tag manager to a visitor. Returns what its numbers hear: "event id". */
async function serveManager(visitor: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await visitor.route('https://tags.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: MANAGER }),
  );
  await visitor.route('https://numbers.example/**', (route) => {
    const { searchParams } = new URL(route.request().url());
    heard.push(`${searchParams.get('event')} ${searchParams.get('id')}`.trim());
    return route.fulfill({ status: 204 });
  });
  return heard;
}

test('the owner’s tag manager hears of a purchase under the id that the shop’s own senders use', async () => {
  const visitor = await newVisitor();
  const heard = await serveManager(visitor);
  const page = await openCheckout(visitor, [{ itemId: 'ss-everyday-teapot', sku: 'POT-700' }], shop.url);
  await fillAddress(page);
  await field(page, 'email').fill('ada@shop.example');
  const idOf = (kind: string) => queryShop(options.stateDir, `SELECT id FROM acts WHERE kind = '${kind}'`).id;
  await eventually(() => heard.join()).toContain('begin_checkout');
  expect(heard).toContain(`begin_checkout ${idOf('checkout')}`);
  await payAndArrive(page);
  await eventually(() => heard.join()).toContain('purchase');
  expect(heard.filter((text) => text.startsWith('purchase'))).toEqual([`purchase ${idOf('order')}`]);
});

test('a refusal ends what the tag manager sends, and the next page loads none', async () => {
  const visitor = await newVisitor({}, { expectedErrors: /Content Security Policy/ });
  const heard = await serveManager(visitor);
  const page = await openPage(visitor, '/', shop.url);
  await eventually(() => heard.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store
    document.cookie = 'ss_cookieAllowed=none; path=/';
    document.dispatchEvent(new CustomEvent('sq-consent-changed', { bubbles: true }));
  });
  await expect(page.evaluate(() => fetch('https://numbers.example/collect?event=after'))).rejects.toThrow('fetch');
  const before = heard.length;
  await page.goto(`${shop.url}/about`);
  await page.waitForLoadState('networkidle');
  expect(heard.slice(before)).toEqual([]);
  expect(await page.locator('script[src*="tags.example"]').count()).toBe(0);
});
