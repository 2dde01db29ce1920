import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ANN, Payer } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { buyerOfMug, REVIEWING, requestedLinks } from '../../test/worker/reviews.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { requestReviews } from './jobs.ts';

const DUE = 'review_due_at IS NOT NULL';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, REVIEWING);
});

const requests = async () => (await outbox()).filter(({ kind }) => kind === 'review-request');
const run = (sql: string) => env.DB.prepare(sql).run();

describe('the request', () => {
  test('the request names each bought product once, with a link to write and a link to end such mails', async () => {
    await buyerOfMug();
    const { write, stop } = await requestedLinks();
    const [mail, ...more] = await requests();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: ANN, subject: expect.stringContaining('How do you like') });
    for (const body of [mail?.text_body, mail?.html_body?.replaceAll('&amp;', '&')]) {
      for (const text of ['Mug', '#1', `https://${SHOP.host}${write}`, `https://${SHOP.host}${stop}`]) {
        expect(body).toContain(text);
      }
      expect(body).not.toContain(ANN);
    }
    expect(write).toContain(`item=${PRODUCTS.mug.id}`);
    expect(mail?.headers).toContain('List-Unsubscribe=One-Click');
  });

  test('the request comes once, and not before its time', async () => {
    await buyerOfMug();
    await run('UPDATE orders SET review_due_at = 100');
    expect(await requestReviews(env, 99)).toEqual({ asked: 0, passed: 0 });
    expect(await requestReviews(env, 100)).toEqual({ asked: 1, passed: 0 });
    expect(await requestReviews(env, 101)).toEqual({ asked: 0, passed: 0 });
    expect(await requests()).toHaveLength(1);
  });

  test('two runs at once write one mail', async () => {
    await buyerOfMug();
    await Promise.all([requestReviews(env, 2), requestReviews(env, 2)]);
    expect(await requests()).toHaveLength(1);
  });

  test('a run that meets a later one, which has asked meanwhile, writes no second mail', async () => {
    await buyerOfMug();
    const DB = new Proxy(env.DB, {
      get: (db, name) =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              await requestReviews(env, 3);
              return db.batch(statements);
            }
          : Reflect.get(db, name).bind(db),
    });
    const counts = await requestReviews({ ...env, DB }, 2);
    expect([await requests(), counts]).toMatchObject([[{ recipient: ANN }], { asked: 0, passed: 0 }]);
  });

  test('a run that dies before its batch is repeated by the next one', async () => {
    await buyerOfMug();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const DB = new Proxy(env.DB, {
      get: (db, name) => (name === 'batch' ? () => Promise.reject(new Error('gone')) : Reflect.get(db, name).bind(db)),
    });
    expect(await requestReviews({ ...env, DB }, 2)).toEqual({ asked: 0, passed: 0 });
    expect([await count('orders', DUE), (await requests()).length]).toEqual([1, 0]);
    expect(await requestReviews(env, 2)).toEqual({ asked: 1, passed: 0 });
    expect(await requests()).toHaveLength(1);
  });

  test.each([
    ['a refunded order', "UPDATE orders SET state = 'refunded'"],
    [
      'a disputed order',
      `INSERT INTO order_events (site_id, order_id, id, kind, happened_at)
       SELECT site_id, id, 'e1', 'disputed', 1 FROM orders`,
    ],
    ['a product that is no longer sold', 'DELETE FROM items'],
    ['a product that is not public yet', 'UPDATE items SET published_at = 99999999999999'],
    ['a shop that shows no reviews', `UPDATE sites SET store_settings = '{}'`],
    [
      'a shop that does not ask',
      `UPDATE sites SET store_settings = json_set(store_settings, '$.reviewRequestDays', 0)`,
    ],
  ])('nobody is asked for %s', async (_, change) => {
    await buyerOfMug();
    await run(change);
    expect(await requestReviews(env, 2)).toEqual({ asked: 0, passed: 1 });
    expect([await count('orders', DUE), (await requests()).length]).toEqual([0, 0]);
  });
});

describe('the end of requests', () => {
  test('a buyer who wants no more gets none, for any order', async () => {
    await buyerOfMug();
    const { stop } = await requestedLinks();
    const { page } = await open(stop);
    expect((await page.only('form button'))['']).toBe('Yes, no more of them');
    expect(page.html).not.toContain(ANN);
    await buyerOfMug();
    await run('UPDATE orders SET review_due_at = NULL WHERE number = 1');
    await run("UPDATE outbox SET status = 'sent'");
    expect((await open(stop, { form: {} })).page.html).toContain('will not ask you for reviews any more');
    expect(await count('orders', DUE)).toBe(0);
    await buyerOfMug();
    expect(await requestReviews(env, 2)).toMatchObject({ asked: 0 });
    expect(await requests()).toHaveLength(1);
  });

  test('a request for the link ends nothing, because mail scanners make one', async () => {
    await buyerOfMug();
    const { stop } = await requestedLinks();
    await open(stop);
    expect(await count('review_refusals')).toBe(0);
  });

  test('a mail program’s own button ends them without a page, and a repeat changes nothing', async () => {
    await buyerOfMug();
    const { stop } = await requestedLinks();
    const headers = { Origin: undefined, 'Sec-Fetch-Site': undefined };
    for (let turn = 0; turn < 2; turn++) {
      const form = { 'List-Unsubscribe': 'One-Click' };
      expect((await open(stop, { form, headers })).status).toBe(200);
    }
    expect(await count('review_refusals')).toBe(1);
  });

  test('the link to write ends nothing, and an invented one is unknown', async () => {
    await buyerOfMug();
    const { write, stop } = await requestedLinks();
    const token = new URL(write, 'https://x').searchParams.get('token') ?? '';
    for (const other of [token, '', 'x.y', stop.slice(-10)]) {
      const path = `/commerce/no-review-requests?token=${other}`;
      expect([(await open(path)).status, (await open(path, { form: {} })).status]).toEqual([404, 404]);
    }
    expect(await count('review_refusals')).toBe(0);
  });

  test('a visitor who never bought has no link', async () => {
    await buyerOfMug();
    await requestedLinks();
    expect((await new Payer().open('/commerce/review')).status).toBe(404);
  });
});
