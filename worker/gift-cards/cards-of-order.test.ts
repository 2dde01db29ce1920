import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import type { Site } from '../site/site.ts';
import { giftCardsOfOrder } from './service.ts';

const DAY = '2199-03-01';
const DUE = Date.parse('2199-03-01T05:00:00Z');

let code: string;
let orderId: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  code = await boughtGiftCard({ deliveryDate: DAY });
  orderId = String(await env.DB.prepare('SELECT id FROM orders').first('id'));
});

const cards = (siteId: string = SHOP.id) => giftCardsOfOrder({ db: env.DB, site: { siteId } as Site }, orderId);
const markMails = (status: string) =>
  env.DB.prepare(`UPDATE outbox SET status = ?1 WHERE kind = 'gift-card'`).bind(status).run();

test('an order’s gift card is shown by its last characters, with worth, recipient and the day of its mail', async () => {
  expect(await cards()).toEqual([
    {
      id: expect.any(String),
      lastCharacters: code.slice(-4),
      currency: 'USD',
      initialCents: 2500,
      balanceCents: 2500,
      recipientEmail: 'cid@mail.test',
      mail: 'waiting',
      mailDueAt: DUE,
    },
  ]);
  expect(await cards(OTHER.id)).toEqual([]);
});

test('a mail that was sent says so, also after it was deleted', async () => {
  await markMails('sent');
  expect(await cards()).toMatchObject([{ mail: 'sent', mailDueAt: null }]);
  await env.DB.prepare('DELETE FROM outbox').run();
  expect(await cards()).toMatchObject([{ mail: 'sent' }]);
});

test('a mail that was given up says so, until the card is mailed again', async () => {
  await markMails('dead');
  expect(await cards()).toMatchObject([{ mail: 'failed' }]);
  const [card] = await cards();
  await (await OwnerProgram.of()).fetch(`/api/owner/gift-cards/${card?.id}/send`, { method: 'POST', body: {} });
  expect(await cards()).toMatchObject([{ mail: 'waiting' }]);
});

test('the waiting mail of a refunded card is none, until the refund has failed', async () => {
  await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
  expect(await cards()).toMatchObject([{ mail: 'none', mailDueAt: null }]);
  await env.DB.prepare(`UPDATE orders SET state = 'ended'`).run();
  expect(await cards()).toMatchObject([{ mail: 'waiting', mailDueAt: DUE }]);
  await markMails('sent');
  await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
  expect(await cards()).toMatchObject([{ mail: 'sent' }]);
});

test('a card whose recipient was erased has no mail', async () => {
  await env.DB.prepare(`UPDATE gift_cards SET recipient_email = ''`).run();
  expect(await cards()).toMatchObject([{ recipientEmail: '', mail: 'none' }]);
});
