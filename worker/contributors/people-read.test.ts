import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { runJobs } from '../../test/worker/jobs.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { PEOPLE_PER_HOUR } from './people-read.ts';

const SUBSCRIBERS = '/api/owner/mailing-lists/news/subscribers';
const PAGES = 11;
/** Returns the cursor of a page, as the answers do. */
const cursorOf = (page: number) => btoa(`p${page}`).replaceAll('=', '');
const NEEDED = { status: 403, code: 'CONFIRMATION_NEEDED' };

beforeEach(async () => {
  vi.useRealTimers();
  await openShops();
  const people = Array.from({ length: PAGES * 100 }, (_, index) => `p${String(index).padStart(5, '0')}@x.example`);
  await env.DB.batch([
    env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`).bind(
      SHOP.id,
    ),
    env.DB.prepare(
      `INSERT INTO subscribers (site_id, mailing_list_id, email, status, created_at, asked_at, confirmed_at)
       SELECT ?1, 'news', value, 'confirmed', 1, 1, 1 FROM json_each(?2)`,
    ).bind(SHOP.id, JSON.stringify(people)),
  ]);
});

async function admin(): Promise<ContributorBrowser> {
  const ann = await ContributorBrowser.open();
  await ann.join('ann', { role: 'admin' });
  return ann;
}

/** Reads the list to its end, or to the first refusal. Returns that, and how many people were read. */
async function readAll(browser: ContributorBrowser): Promise<{ people: number; refused: Response | undefined }> {
  let people = 0;
  let cursor = '';
  for (;;) {
    const answer = await browser.send('GET', `${SUBSCRIBERS}?limit=100${cursor}`);
    if (!answer.ok) return { people, refused: answer };
    const page = (await answer.json()) as { subscribers: object[]; nextPageCursor: string | null };
    people += page.subscribers.length;
    if (page.nextPageCursor === null) return { people, refused: undefined };
    cursor = `&cursor=${encodeURIComponent(page.nextPageCursor)}`;
  }
}

test('a contributor reads a thousand people within an hour, then confirms who they are', async () => {
  const ann = await admin();
  const { people, refused } = await readAll(ann);
  expect(people).toBe(PEOPLE_PER_HOUR);
  expect(refused && (await refusal(refused))).toMatchObject(NEEDED);
  // Other lists count together with this one.
  expect(await refusal(await ann.send('GET', '/api/owner/orders'))).toMatchObject(NEEDED);
  await ann.signInByPassword('ann');
  expect(await readAll(ann)).toEqual({ people: PAGES * 100, refused: undefined });
});

test('pages that are asked for at the same time do not pass together', async () => {
  const ann = await admin();
  const pages = Array.from({ length: 30 }, (_, page) =>
    ann.send('GET', `${SUBSCRIBERS}?limit=100&cursor=${cursorOf(page)}`),
  );
  const answers = await Promise.all(pages);
  expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThanOrEqual(20);
});

test.each(['-1000000000', '-Infinity', '0.001', '0', 'many'])(
  'a limit of %s makes no room for more people',
  async (limit) => {
    const ann = await admin();
    await ann.send('GET', `${SUBSCRIBERS}?limit=${limit}`);
    const reads = 'SELECT ifnull(min(people), 0) AS least FROM contributor_reads';
    expect(await env.DB.prepare(reads).first('least')).toBe(0);
    expect((await readAll(ann)).people).toBeLessThanOrEqual(PEOPLE_PER_HOUR);
  },
);

test('a screen that is read several times counts once, with the people whom it shows', async () => {
  const ann = await admin();
  for (let time = 0; time < 30; time += 1) {
    expect((await ann.send('GET', '/api/owner/orders?limit=100')).status).toBe(200);
    expect((await ann.send('GET', `/api/owner/orders?limit=100&search=${time}`)).status).toBe(200);
  }
  expect((await readAll(ann)).people).toBe(PEOPLE_PER_HOUR);
});

test('labels and packing slips count each order that they show', async () => {
  await setStoreSettings(SHOP.id, SETTINGS);
  for (const _ of [1, 2]) await (await Payer.with(PRODUCTS.mug.id)).pay();
  const ann = await admin();
  for (const printed of ['labels', 'packing-slips']) {
    expect((await ann.send('GET', `/api/owner/orders/${printed}?orders=1,2`)).status).toBe(200);
  }
  const { results } = await env.DB.prepare('SELECT people FROM contributor_reads').all();
  expect(results).toEqual([{ people: 2 }, { people: 2 }]);
});

test('after the hour the count is deleted', async () => {
  const ann = await admin();
  await readAll(ann);
  await env.DB.prepare('UPDATE contributor_reads SET expires_at = ?1')
    .bind(Date.now() - 1)
    .run();
  expect((await readAll(ann)).people).toBe(PEOPLE_PER_HOUR);
  await runJobs(['contributors'], { at: Date.now() + 2 * HOUR_MS });
  expect(await env.DB.prepare('SELECT count(*) AS n FROM contributor_reads').first('n')).toBe(0);
});

test('a program reads as many as its scopes allow', async () => {
  const program = await OwnerProgram.of();
  const pages = Array.from({ length: 12 }, (_, page) =>
    program.fetch(`${SUBSCRIBERS}?limit=100&cursor=${cursorOf(page)}`),
  );
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
});
