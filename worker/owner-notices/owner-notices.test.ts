import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ConsoleNotices, UnreadNotices } from '#runtime/contracts/owner-notices.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteOldNotices, importNoticeStatement, ownerNoticeStatement } from './service.ts';

const NOTICES = '/api/owner/notices';
const NOW = Date.now();

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
});

const list = async (query = '') => read(await owner.fetch(NOTICES + query), ConsoleNotices);
const note = (target: string, kind: 'comment' | 'order' | 'mail' = 'comment', at = NOW, siteId: string = SHOP.id) =>
  ownerNoticeStatement(env.DB, { siteId, kind, target, details: { item: 'Tea' } }, at).run();

async function buy(quantity = 1): Promise<void> {
  const payer = new Payer();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id, { quantity });
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  await payer.pay();
}

describe('what is written', () => {
  test('a paid order leads to a notice with its number and amount, and without its buyer', async () => {
    await buy();
    const { notices, unread } = await list();
    expect(notices).toEqual([expect.objectContaining({ kind: 'order', target: 'orders/1', isRead: false })]);
    expect(notices[0]?.details).toMatchObject({ number: 1, currency: 'USD', isTest: true });
    expect(JSON.stringify(notices)).not.toContain(ANN);
    expect(unread).toBe(1);
  });

  test('stock that runs low by an order leads to a notice, and a later order within the low stock to none', async () => {
    await env.DB.prepare('UPDATE variants SET qty_in_stock = 6 WHERE site_id = ?1').bind(SHOP.id).run();
    for (const _ of [1, 2]) await buy();
    const low = (await list()).notices.filter(({ kind }) => kind === 'stock');
    expect(low.map(({ details }) => details)).toEqual([expect.objectContaining({ quantity: 5 })]);
    await buy(4);
    const [out] = (await list()).notices.filter(({ kind }) => kind === 'stock');
    expect(out?.details).toMatchObject({ title: 'Mug', quantity: 0 });
  });

  test('a repeat of the cause writes one notice', async () => {
    for (const _ of [1, 2]) await note('comments/1');
    expect((await list()).notices).toHaveLength(1);
  });

  test('calls of an import within an hour have one notice with all their records', async () => {
    const call = (created: number) =>
      importNoticeStatement(env.DB, SHOP.id, 'k', { created, changed: 1, refused: 0 }, NOW);
    await env.DB.batch([...call(2), ...call(3)]);
    expect((await list()).notices.map(({ details }) => details)).toEqual([{ created: 5, changed: 2, refused: 0 }]);
  });
});

describe('of what an owner wants to hear', () => {
  test('a kind that is not listed leads to no notice, and one without mails to no mail', async () => {
    const noticeSettings = { noMail: ['order'], notListed: ['stock'] };
    const settings = { ...SETTINGS, orderNotificationEmail: 'owner@shop.test', noticeSettings };
    await setStoreSettings(SHOP.id, settings);
    await env.DB.prepare('UPDATE variants SET qty_in_stock = 1 WHERE site_id = ?1').bind(SHOP.id).run();
    await buy();
    expect((await list()).notices.map(({ kind }) => kind)).toEqual(['order']);
    expect((await outbox()).map(({ kind }) => kind)).not.toContain('order-notice');
  });

  test('all is wanted where what is stored cannot be read', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test', noticeSettings: 'x' });
    await buy();
    expect((await list()).notices).toHaveLength(1);
    expect((await outbox()).map(({ kind }) => kind)).toContain('order-notice');
  });
});

describe('the list', () => {
  test('a program sees the kinds that its scopes read', async () => {
    await note('comments/1');
    await note('orders/1', 'order');
    owner = await OwnerProgram.of({ scopes: ['notices:read', 'comments:read'] });
    expect((await list()).notices.map(({ kind }) => kind)).toEqual(['comment']);
    owner = await OwnerProgram.of({ scopes: ['comments:read'] });
    expect((await owner.fetch(NOTICES)).status).toBe(403);
  });

  test('no notice of another shop is read', async () => {
    await note('comments/1', 'comment', NOW, OTHER.id);
    expect(await list()).toMatchObject({ notices: [], unread: 0 });
  });

  test('pages are read newest first, also where one kind is rare', async () => {
    await note('mails/1', 'mail', NOW - 100);
    for (let each = 0; each < 5; each++) await note(`comments/${each}`, 'comment', NOW - 50 + each);
    const first = await list('?limit=4');
    expect(first.notices.map(({ target }) => target)).toEqual(['comments/4', 'comments/3', 'comments/2', 'comments/1']);
    const second = await list(`?limit=4&cursor=${first.nextPageCursor}`);
    expect(second.notices.map(({ target }) => target)).toEqual(['comments/0', 'mails/1']);
    expect(second.hasNextPage).toBe(false);
  });

  test('unread notices are counted up to a hundred', async () => {
    await env.DB.batch(
      Array.from({ length: 105 }, (_, each) =>
        ownerNoticeStatement(env.DB, { siteId: SHOP.id, kind: 'comment', target: `comments/${each}` }, NOW),
      ),
    );
    expect((await list('?limit=1')).unread).toBe(100);
  });

  test('what one person has seen stays unread for another, and no earlier time takes that back', async () => {
    await note('comments/1', 'comment', NOW - 10);
    const [ann, bob] = [await ContributorBrowser.open(), await ContributorBrowser.open()];
    await ann.join('ann');
    await bob.join('bob');
    const seen = (browser: ContributorBrowser, until: number) => browser.send('PUT', `${NOTICES}/read`, { until });
    expect(await read(await seen(ann, NOW - 10), UnreadNotices)).toEqual({ unread: 0 });
    expect(await read(await seen(ann, 0), UnreadNotices)).toEqual({ unread: 0 });
    const listOf = async (browser: ContributorBrowser) => read(await browser.send('GET', NOTICES), ConsoleNotices);
    expect(await listOf(ann)).toMatchObject({ unread: 0, notices: [{ isRead: true }] });
    expect(await listOf(bob)).toMatchObject({ unread: 1, notices: [{ isRead: false }] });
    await note('comments/2', 'comment', NOW + 1);
    expect((await listOf(ann)).unread).toBe(1);
  });

  test('a time to come hides nothing that happens later', async () => {
    const ann = await ContributorBrowser.open();
    await ann.join('ann');
    await ann.send('PUT', `${NOTICES}/read`, { until: NOW + DAY_MS });
    await note('comments/1', 'comment', Date.now() + 1_000);
    expect((await read(await ann.send('GET', NOTICES), ConsoleNotices)).unread).toBe(1);
  });
});

test('notices are deleted after 90 days', async () => {
  await note('comments/1', 'comment', NOW - 91 * DAY_MS);
  await note('comments/2', 'comment', NOW - 89 * DAY_MS);
  expect(await deleteOldNotices(env.DB, NOW)).toEqual({ notices: 1 });
  expect(await count('owner_notices')).toBe(1);
});
