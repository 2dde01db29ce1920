import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { pageView } from '../../test/fixtures/telemetry/hits.ts';
import { ELSEWHERE, OWN_PAGE } from '../../test/fixtures/telemetry/pages.ts';
import { acts } from '../../test/worker/acts.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { CensusQueue, makeCall, ownersStats } from '../../test/worker/tracked-visits.ts';
import { countActs } from '../acts/service.ts';

/** The cookie that remembers from where the visitor came, on https. */
const COOKIE = '__Host-ss_source';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

/** A visitor who has come from a blog. */
async function fromBlog(): Promise<Payer> {
  const payer = new Payer().mayBeCounted();
  payer.cookies.set('ss_cookieAllowed', 'analytics');
  const queue = new CensusQueue();
  expect((await makeCall(payer, pageView(OWN_PAGE), queue.env)).status).toBe(204);
  await queue.count();
  return payer;
}

async function buy(payer: Payer): Promise<void> {
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id);
  await payer.startCheckout();
  await payer.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK });
  await payer.pay();
  await countActs(env.DB, Date.now());
}

const choose = (payer: Payer, choice: string[]) => payer.fetch('/api/consent', { method: 'POST', body: { choice } });

test('an order is counted for the source of its visit', async () => {
  const payer = await fromBlog();
  expect(payer.cookies.get(COOKIE)).toBe('blog.example');
  await buy(payer);
  expect((await ownersStats()).sources).toEqual([{ key: 'blog.example', title: 'blog.example', count: 1, orders: 1 }]);
});

test('an order without a known source is counted for none', async () => {
  const payer = new Payer().mayBeCounted();
  payer.cookies.set(COOKIE, 'two words');
  await buy(payer);
  const { sources, totals } = await ownersStats();
  expect([sources, totals.countedOrders]).toEqual([[], 1]);
});

test('a visitor who is not counted has no such cookie, and a refusal deletes it with what acts know', async () => {
  const stranger = new Payer();
  await makeCall(stranger, pageView(OWN_PAGE));
  await makeCall(stranger, pageView(ELSEWHERE));
  expect(stranger.cookies.has(COOKIE)).toBe(false);
  const payer = await fromBlog();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id);
  expect((await acts())[0]?.person.source).toBe('blog.example');
  expect((await choose(payer, [])).status).toBe(204);
  expect(payer.cookies.get(COOKIE) ?? '').toBe('');
  expect((await acts())[0]?.person ?? {}).toEqual({});
});
