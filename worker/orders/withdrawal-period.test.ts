import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Order } from '#runtime/contracts/order.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { read } from '../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { OrderRecord } from './order-record.ts';
import { contractPeriod } from './withdrawal-period.ts';

const AT = Date.UTC(2026, 10, 2, 15, 4);
const DAY = 86_400_000;
const visibleText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

let payer: Payer;
let path = '';

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
});
afterEach(() => vi.restoreAllMocks());

async function buy(settings: object = {}, productId = PRODUCTS.mug.id): Promise<void> {
  await setStoreSettings(SHOP.id, { ...SETTINGS, ...settings });
  payer = await Payer.with(productId);
  await payer.changeCheckout({ address: NEW_YORK });
  const { url } = (await payer.pay()) as { url: string };
  path = url.replace('order-confirmed', 'order-status');
}

async function readOrder(): Promise<Order> {
  const owner = await OwnerProgram.of();
  return read(await owner.fetch('/api/owner/orders/1'), Order);
}

const liveIn = (country: string) =>
  env.DB.prepare(`UPDATE orders SET address = json_set(address, '$.countryCode', ?1)`).bind(country).run();
const page = async () => visibleText((await payer.open(path)).page.html);
const send = async () =>
  (await OwnerProgram.of()).fetch('/api/owner/orders/1/sent', { method: 'POST', body: { carrier: 'Post' } });

async function addWithdrawalPage(): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, main_content, updated_at)
     VALUES (?1, 'back', 10, 'Back', 'Back', 'back', 'plain', '<p>Send it back.</p>', 0)`,
  )
    .bind(SHOP.id)
    .run();
}

describe('an order’s terms of withdrawal', () => {
  test('went to the buyer where the mail has their whole text', async () => {
    await addWithdrawalPage();
    await buy({ legalPages: { withdrawal: '/back' } });
    const { termsSentAt, placedAt } = await readOrder();
    expect(termsSentAt).toBe(placedAt);
  });

  test.each([[{}], [{ withdrawal: '/gone' }], [{ withdrawal: 'https://law.example/back' }], [{ terms: '/back' }]])(
    'did not go to the buyer where the legal pages are %j',
    async (legalPages) => {
      await addWithdrawalPage();
      await buy({ legalPages });
      expect((await readOrder()).termsSentAt).toBeNull();
    },
  );

  test('have the exception that the product had when it was bought', async () => {
    const setException = (exception: string) =>
      env.DB.prepare('UPDATE items SET withdrawal_exception = ?1').bind(exception).run();
    await setException('sealedHygiene');
    await buy();
    await setException('perishable');
    expect((await readOrder()).items.map(({ withdrawalException }) => withdrawalException)).toEqual(['sealedHygiene']);
  });
});

describe('the order’s page', () => {
  beforeEach(async () => {
    await addWithdrawalPage();
    await buy({ legalPages: { withdrawal: '/back' } });
  });

  test('says that the buyer may withdraw at once, and until when once the goods were sent', async () => {
    await liveIn('DE');
    expect(await page()).toContain(
      'You can withdraw from this contract now, and until 14 days after you have received',
    );
    await send();
    await env.DB.batch([
      env.DB.prepare(`UPDATE order_events SET happened_at = ?1`).bind(AT + 300 * DAY),
      env.DB.prepare(`UPDATE orders SET placed_at = ?1, terms_sent_at = ?1`).bind(AT),
    ]);
    // Sent on Sunday 29 August 2027, counted as arrived on 12 September, so it ends on Monday 27 September.
    expect(await page()).toContain(
      'By our count, you can withdraw from this contract until the end of September 27, 2027.',
    );
  });

  test.each([
    ['a buyer outside the countries with the right', () => liveIn('US')],
    [
      'an order that was refunded',
      async () => {
        await liveIn('DE');
        await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
      },
    ],
    [
      'goods that cannot be given back',
      async () => {
        await liveIn('DE');
        await env.DB.prepare(`UPDATE order_lines SET withdrawal_exception = 'madeToMeasure'`).run();
      },
    ],
    [
      'a period that is over',
      async () => {
        await liveIn('DE');
        await send();
        await env.DB.batch([
          env.DB.prepare(`UPDATE order_events SET happened_at = 1`),
          env.DB.prepare(`UPDATE orders SET terms_sent_at = 1`),
        ]);
      },
    ],
    [
      'a shop that sells to businesses alone',
      async () => {
        await liveIn('DE');
        await setStoreSettings(SHOP.id, { ...SETTINGS, lawSettings: { sellsToConsumers: false } });
      },
    ],
  ])('says nothing for %s', async (_, prepare) => {
    await prepare();
    expect(await page()).not.toContain('withdraw from this contract');
  });
});

test('a later cycle of a subscription has the period of the first', async () => {
  await buy();
  await liveIn('DE');
  await send();
  await env.DB.batch([
    env.DB.prepare(`UPDATE orders SET subscription_id = 's', cycle = 1, terms_sent_at = 1`),
    env.DB.prepare(`UPDATE order_events SET happened_at = ?1`).bind(AT),
  ]);
  const first = await readOrder();
  const later = { ...first, id: 'later', cycle: 2, events: [] };
  const { basis, startsAt } = await contractPeriod({ db: env.DB, now: AT }, later);
  expect([basis, startsAt]).toEqual(['sent', AT + 14 * DAY]);
});

test('a file moves what an order says of terms and exceptions; an older file counts as sent with the order', async () => {
  await env.DB.prepare(`UPDATE items SET withdrawal_exception = 'perishable'`).run();
  await buy();
  const owner = await OwnerProgram.of();
  let exported: OrderRecord | undefined;
  for (let cursor: string | null = ''; cursor !== null && !exported; ) {
    const query: string = `?orders=true&customers=true${cursor && `&cursor=${cursor}`}`;
    const answer: ExportPage = await read(await owner.fetch(`/api/owner/exports/records${query}`), ExportPage);
    const found = answer.records.find(({ type }) => type === 'order');
    exported = found && OrderRecord.parse(found.content);
    cursor = answer.nextPageCursor;
  }
  if (!exported) throw new Error('No order was exported');
  expect([exported.termsSentAt, exported.lines.map((line) => line.withdrawalException)]).toEqual([
    null,
    ['perishable'],
  ]);
  const { placedAt } = exported;
  const { termsSentAt: _, ...content } = exported;
  const older = { ...content, lines: content.lines.map(({ withdrawalException: __, ...line }) => line) };
  for (const [of, sentAt, exception] of [
    [exported, null, 'perishable'],
    [{ ...content, termsSentAt: 7 }, 7, 'perishable'],
    [older, placedAt, 'none'],
  ] as const) {
    await env.DB.prepare('DELETE FROM orders').run();
    const body = { records: [{ type: 'order', content: of }] };
    expect((await owner.fetch('/api/owner/imports', { method: 'POST', body })).status).toBe(200);
    const order = await readOrder();
    expect([order.termsSentAt, order.items[0]?.withdrawalException]).toEqual([sentAt, exception]);
  }
});
