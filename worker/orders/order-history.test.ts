import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { gifting } from '../../test/worker/orders.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { subscribed } from '../../test/worker/subscriptions.ts';
import { type NewOrderEvent, orderEventStatements } from './events.ts';

const AT = Date.UTC(2026, 10, 2, 15, 4);
const TRACKING = 'https://post.example/track?id=1&lang=en';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, contactEmail: 'help@shop.test' });
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function bought(payer: Payer): Promise<string> {
  const { url } = (await payer.pay()) as { url: string };
  return url.replace('order-confirmed', 'order-status');
}

async function mugBought(): Promise<{ payer: Payer; path: string }> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ address: NEW_YORK });
  return { payer, path: await bought(payer) };
}

async function happens(kind: NewOrderEvent['kind'], more: Partial<NewOrderEvent> = {}): Promise<void> {
  const orderId = (await env.DB.prepare('SELECT id FROM orders').first<string>('id')) ?? '';
  await env.DB.batch(orderEventStatements(env.DB, { siteId: SHOP.id, orderId, kind, now: AT, ...more }));
}

const visibleText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('\u202f', ' ');

test('the page of an order has pictures, its state, what happens now and how to reach the shop', async () => {
  const { payer, path } = await mugBought();
  const { page } = await payer.open(path);
  expect(page.html).toContain('src="/assets/a-mug.svg"');
  expect(page.html).toContain('href="mailto:help@shop.test"');
  for (const text of ['Status Paid', 'We pack your order', 'Ordered and paid'])
    expect(visibleText(page.html)).toContain(text);
});

test('the page shows what has happened, with the tracking link and dates where the shop is', async () => {
  const { payer, path } = await mugBought();
  await happens('packed');
  await happens('sent', { now: AT + 1, details: { carrier: 'Post & Sons', trackingUrl: TRACKING } });
  const { page } = await payer.open(path);
  const text = visibleText(page.html);
  expect(text).toContain('Status Sent');
  expect(text).toContain('Packed November 2, 2026 at 10:04 AM');
  expect(text).toContain('Sent with Post &amp; Sons');
  expect(text).not.toContain('We pack your order');
  expect(page.html).toContain('href="https://post.example/track?id=1&amp;lang=en"');
  const stranger = await open(path);
  expect(visibleText(stranger.page.html)).toContain('Status Sent');
  expect(stranger.page.html).not.toContain('post.example');
});

test('the page says what was refunded, and keeps disputes to the shop', async () => {
  const { payer, path } = await mugBought();
  await happens('disputed', { ref: 'dp_1', details: { amountCents: 100 } });
  await happens('partlyRefunded', { ref: 're_1', details: { amountCents: 1000 }, now: AT + 1 });
  const partly = visibleText((await payer.open(path)).page.html);
  expect(partly).toContain('Status Paid, Partly refunded');
  expect(partly).toContain('Refunded $10.00');
  expect(partly).toContain('$10.00 refunded');
  expect(partly).not.toContain('$1.00');
  await happens('refunded', { ref: 're_2', details: { amountCents: 1885 }, now: AT + 2 });
  const whole = visibleText((await payer.open(path)).page.html);
  expect(whole).toContain('Status Refunded');
  expect(whole).not.toContain('We pack your order');
});

test('the page says what a bank has taken back, and no more of the dispute', async () => {
  const { payer, path } = await mugBought();
  await happens('disputed', { ref: 'dp_1', details: { amountCents: 2885 } });
  await happens('disputeLost', { ref: 'dp_1', details: { amountCents: 2885 }, now: AT + 1 });
  const text = visibleText((await payer.open(path)).page.html);
  expect(text).toContain('Status Refunded');
  expect(text).toContain('$28.85 given back by your bank');
  expect(text).not.toMatch(/dispute/i);
});

test('the buyer of a gift card reads where it goes, and nobody else does', async () => {
  const payer = await gifting({ recipient: 'cid@mail.test', deliveryDate: '9999-12-31' });
  await payer.startCheckout();
  const path = await bought(payer);
  const { page } = await payer.open(path);
  expect(visibleText(page.html)).toContain('The gift card goes to cid@mail.test by email on December 31, 9999.');
  expect((await open(path)).page.html).not.toContain('cid@mail.test');
});

test('the buyer of a gift card that was refunded does not read that it will be sent', async () => {
  const payer = await gifting({ recipient: 'cid@mail.test', deliveryDate: '9999-12-31' });
  await payer.startCheckout();
  const path = await bought(payer);
  await happens('refunded', { ref: 're_1', details: { amountCents: 2500 } });
  expect(visibleText((await payer.open(path)).page.html)).not.toContain('The gift card goes to');
  await happens('refundFailed', { ref: 're_1', details: { amountCents: 2500 }, now: AT + 1 });
  expect(visibleText((await payer.open(path)).page.html)).toContain('The gift card goes to cid@mail.test');
});

test('the page of an order offers no change of a subscription that was cancelled', async () => {
  await subscribed();
  const mail = (await outbox()).find(({ kind }) => kind === 'order-confirmation');
  const path = /https:\/\/[^/\s]+(\/commerce\/order-status\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
  const buyer = (await new Payer().arrive()) as Payer;
  await buyer.open(path, { email: ANN });
  expect(visibleText((await buyer.open(path)).page.html)).toContain('Change or cancel your subscription');
  await env.DB.prepare(`UPDATE subscriptions SET state = 'cancelled'`).run();
  const text = visibleText((await buyer.open(path)).page.html);
  expect(text).toContain('See your subscription');
  expect(text).not.toContain('Change or cancel');
});
