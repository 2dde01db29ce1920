import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ANN, Payer, SETTINGS } from '../test/worker/checkout.ts';
import { tables, tablesWith } from '../test/worker/database.ts';
import { countErrors } from '../test/worker/errors.ts';
import { addForm, rows, submit } from '../test/worker/forms.ts';
import { runHourlyJobs, runJobs } from '../test/worker/jobs.ts';
import { gifting, subscribing } from '../test/worker/orders.ts';
import { OwnerProgram } from '../test/worker/owner.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../test/worker/shops.ts';

const [PAPER = ''] = Object.values(
  import.meta.glob('../docs/operations.md', { query: '?raw', import: 'default', eager: true }),
);

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

/** Runs the hourly jobs as they run so many days from now. */
const later = (days: number) => runHourlyJobs(Date.now() + days * DAY_MS);

test('the list of what is kept names every table, and no other', async () => {
  const list = PAPER.slice(PAPER.indexOf('| Tables | How long'), PAPER.indexOf('**Erasing a person**'));
  const named = list
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(await tables());
});

describe('data with an expiry', () => {
  test('a bought cart with its lines is deleted after 30 days, and its order is not', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id);
    await payer.pay();
    await later(29);
    expect(await count('cart_entries')).toBe(1);
    await later(31);
    expect([await count('carts'), await count('cart_entries'), await count('orders')]).toEqual([0, 0, 1]);
  });

  test('a placed order is deleted after 90 days, paid or not, and what was paid is not', async () => {
    const payer = await gifting();
    await payer.startCheckout();
    await payer.pay();
    await subscribing();
    await later(89);
    expect(await count('pending_orders')).toBe(2);
    await later(91);
    expect([await count('pending_orders'), await count('pending_order_emails')]).toEqual([0, 0]);
    expect([await count('orders'), await count('gift_cards')]).toEqual([1, 1]);
  });

  test('a sign-up without confirmation is deleted after 30 days, one who left after a year, a subscriber never', async () => {
    await env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`)
      .bind(SHOP.id)
      .run();
    const add = (email: string, status: string) =>
      env.DB.prepare(
        `INSERT INTO subscribers (site_id, mailing_list_id, email, status, created_at, asked_at, unsubscribed_at)
         VALUES (?1, 'news', ?2, ?3, ?4, ?4, ?4)`,
      )
        .bind(SHOP.id, email, status, Date.now())
        .run();
    for (const status of ['pending', 'unsubscribed', 'confirmed']) await add(`${status}@x.example`, status);
    const left = async () => (await rows('subscribers')).map(({ status }) => status).sort();
    await later(29);
    expect(await left()).toEqual(['confirmed', 'pending', 'unsubscribed']);
    await later(31);
    expect(await left()).toEqual(['confirmed', 'unsubscribed']);
    await later(366);
    expect(await left()).toEqual(['confirmed']);
  });

  test('spam is deleted after 90 days, and a submission is not', async () => {
    await addForm();
    const visitor = await new Payer().arrive();
    await submit(visitor);
    await submit(visitor, { over: { decoy: 'x' } });
    await later(89);
    expect(await count('form_submissions')).toBe(2);
    await later(91);
    expect(await rows('form_submissions')).toMatchObject([{ is_spam: 0 }]);
  });

  test('the audit log is kept for two years', async () => {
    await (await OwnerProgram.of()).fetch('/api/owner/erase', { method: 'POST', body: { email: ANN } });
    await later(729);
    expect(await count('audit_log')).toBe(1);
    await later(731);
    expect(await count('audit_log')).toBe(0);
  });

  test('errors of pages are deleted after 90 days, with their counts', async () => {
    const error = {
      source: 'browser' as const,
      event: 'caught-error',
      message: 'broken',
      context: '',
      place: '',
      stack: '',
      url: '/',
      version: '',
      pageType: null,
      count: 1,
    };
    await countErrors({ siteId: SHOP.id, errors: [error], at: Date.now(), network: 0 });
    await later(89);
    expect([await count('error_groups'), await count('error_days')]).toEqual([1, 1]);
    await later(91);
    expect([await count('error_groups'), await count('error_days')]).toEqual([0, 0]);
  });

  test('entries of a buyer who has not paid are deleted after 90 days', async () => {
    const payer = await gifting({ recipient: 'cid@mail.test' });
    await payer.startCheckout();
    await payer.changeCheckout({ note: 'For Cid' });
    await payer.pay({ card: 'declined' });
    await later(91);
    for (const text of [ANN, 'cid@mail.test', 'For Cid']) expect(await tablesWith(text)).toEqual([]);
  });
});

describe('many rows end as fast as they begin', () => {
  /** Adds rows, of which `values` says the columns by the number `n.value`. */
  const addMany = (number: number, into: string, values: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${number})
       INSERT INTO ${into} SELECT '${SHOP.id}', ${values} FROM n`,
    ).run();

  test.each([
    [
      '25,000 acts, of 150,000 in an hour',
      'acts',
      25_000,
      'acts (site_id, id, kind, cart_id, data, state, created_at)',
      `value, 'add', 'c', '{}', 'done', 0`,
    ],
    [
      '15,000 numbers of days',
      'stat_days',
      15_000,
      'stat_days (site_id, day, kind, key)',
      `'2020-01-01', 'hits', '/' || value`,
    ],
    [
      '15,000 vitals of days',
      'vital_days',
      15_000,
      'vital_days (site_id, day, page_type, metric, bucket, count, good, poor, ours)',
      `'2020-01-01', 50, 'LCP', value, 1, 1, 0, 0`,
    ],
  ])('%s are deleted in one run of the job', async (_, table, number, into, values) => {
    await addMany(number, into, values);
    await runJobs(['oldActs', 'stats', 'vitals']);
    expect(await count(table)).toBe(0);
  });
});
