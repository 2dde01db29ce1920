import { env } from 'cloudflare:workers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { fromDecimalText } from '#runtime/domain/money.ts';
import { recordedTaxes } from '#runtime/domain/totals/recorded-tax.ts';
import { allocate } from '#runtime/domain/totals/rounding.ts';
import { applyTaxes, type TaxRule } from '#runtime/domain/totals/tax.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { type NewOrderEvent, orderEventStatements } from '../orders/service.ts';
import { openBooks } from './read-books.ts';

/** A winter day in New York, where the shop is: its first moment is five hours after that of UTC. */
const NOON = Date.parse('2026-01-15T17:00:00Z');
const DAYS = 'from=2026-01-01&to=2026-12-31';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare("UPDATE sites SET time_zone = 'America/New_York'").run();
  owner = await OwnerProgram.of();
});

type Row = Record<string, string>;

async function file(path: string): Promise<Row[]> {
  const answer = await owner.fetch(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse(await answer.text(), { bom: true, columns: true });
}

const orders = (query = DAYS) => file(`/api/owner/orders/export?${query}`);
const lines = (query = DAYS) => file(`/api/owner/orders/export?format=lines&${query}`);
const taxes = (query = DAYS) => file(`/api/owner/taxes/export?${query}`);
const cents = (row: Row | undefined, column: string) => fromDecimalText(row?.[column] ?? '', 'USD') ?? Number.NaN;
const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + cents(row, column), 0);

interface Sale {
  number: number;
  isIncluded: boolean;
  taxesShipping: boolean;
  rate: number;
  units: { unitCents: number; quantity: number }[];
  discountCents: number;
  shippingCents: number;
  /** Parts in a hundred. */
  giftCardShare: number;
  placedAt?: number;
  isTest?: boolean;
}

const SALE: Sale = {
  number: 1,
  isIncluded: false,
  taxesShipping: false,
  rate: 100_000,
  units: [{ unitCents: 1000, quantity: 2 }],
  discountCents: 100,
  shippingCents: 500,
  giftCardShare: 0,
};

/** Stores an order as the checkout would place it. */
async function sell({ number, isIncluded, taxesShipping, rate, units, shippingCents, ...sale }: Sale): Promise<string> {
  const id = `order-${String(number).padStart(4, '0')}`;
  const gross = units.map(({ unitCents, quantity }) => unitCents * quantity);
  const subtotal = gross.reduce((total, each) => total + each, 0);
  const discount = Math.min(sale.discountCents, subtotal);
  const discounts = allocate(discount, gross);
  const rules: TaxRule[] = [{ id: 't', name: 'Tax', zone: { countryCode: 'US', region: '' }, rate, taxesShipping }];
  const base = { goodsCents: subtotal - discount, shippingCents };
  const applied = applyTaxes(rules, base, { areIncluded: isIncluded });
  const [goodsTax] = applyTaxes(rules, { ...base, shippingCents: 0 }, { areIncluded: isIncluded });
  const net = gross.map((each, i) => each - (discounts[i] ?? 0));
  const lineTaxes = allocate(goodsTax?.cents ?? 0, net);
  const tax = applied[0]?.cents ?? 0;
  const total = subtotal - discount + shippingCents + (isIncluded ? 0 : tax);
  const sold = units.map((unit, i) => ({ ...unit, discountCents: discounts[i] ?? 0, productType: 1 }));
  const recorded = recordedTaxes({ lines: sold, shippingCents, taxes: applied, areIncluded: isIncluded });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email, address,
         shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
         gift_card_cents, grand_total_cents, placed_at, taxes)
       VALUES (?1, ?2, ?3, ?2, ?2, 'paid', ?4, 'test', ?5, ?6, 'Post', '', '[]', 'USD', ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)`,
    ).bind(
      ...[SHOP.id, id, number, Number(sale.isTest ?? false), ANN, JSON.stringify(NEW_YORK), subtotal, discount],
      ...[shippingCents, tax, Number(isIncluded), Math.floor((total * sale.giftCardShare) / 100), total],
      ...[sale.placedAt ?? NOON, JSON.stringify(recorded)],
    ),
    ...units.map(({ unitCents, quantity }, i) =>
      env.DB.prepare(
        `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
           quantity, unit_cents, discount_cents, tax_cents)
         VALUES (?1, ?2, ?3, 'i', 'v', 'SKU', 'Tea', '{"Size":"S"}', 1, ?4, ?5, ?6, ?7)`,
      ).bind(SHOP.id, id, i, quantity, unitCents, discounts[i] ?? 0, lineTaxes[i] ?? 0),
    ),
  ]);
  return id;
}

async function happen(
  orderId: string,
  event: Pick<NewOrderEvent, 'kind' | 'ref' | 'details'>,
  at: number,
): Promise<void> {
  await env.DB.batch(orderEventStatements(env.DB, { siteId: SHOP.id, orderId, ...event, now: at }));
}

test('an order is one row by the shop’s clock, and money that goes back another on its own day', async () => {
  const id = await sell({ ...SALE, placedAt: Date.parse('2026-02-01T04:59:00Z') });
  await happen(
    id,
    { kind: 'partlyRefunded', ref: 're_1', details: { amountCents: 259 } },
    Date.parse('2026-02-01T05:00:00Z'),
  );
  const rows = await orders();
  expect(rows).toMatchObject([
    { 'Date (America/New_York)': '2026-01-31 23:59:00', Type: 'order', Order: '1', Goods: '20.00', Discount: '1.00' },
    { 'Date (America/New_York)': '2026-02-01 00:00:00', Type: 'refund', Total: '-2.59', 'Payment reference': 're_1' },
  ]);
  expect(rows[0]).toMatchObject({ Delivery: '5.00', Tax: '1.90', Total: '25.90', Country: 'US', Currency: 'USD' });
  expect(rows[1]).toMatchObject({ Goods: '-2.40', Tax: '-0.19', Charged: '-2.59', 'Gift card': '0.00' });
  const january = await orders('from=2026-01-01&to=2026-01-31');
  expect(january.map(({ Type }) => Type)).toEqual(['order']);
  expect((await orders('from=2026-02-01&to=2026-02-28')).map(({ Type }) => Type)).toEqual(['refund']);
  expect(
    (await taxes()).map((row) => [row.Month, row.Tax, row['Net sales'], row['Tax on sales'], row['Tax on refunds']]),
  ).toEqual([
    ['2026-01', 'Tax', '19.00', '1.90', '0.00'],
    ['2026-01', 'no tax', '5.00', '0.00', '0.00'],
    ['2026-02', 'Tax', '0.00', '0.00', '-0.19'],
    ['2026-02', 'no tax', '0.00', '0.00', '0.00'],
  ]);
});

test('rows by line name what was sold and what came back, with the delivery as a line', async () => {
  const id = await sell(SALE);
  await happen(
    id,
    { kind: 'partlyRefunded', ref: 're_1', details: { amountCents: 1045, lines: [{ position: 0, quantity: 1 }] } },
    NOON + DAY_MS,
  );
  const rows = await lines();
  expect(rows.map((row) => [row.Type, row.Part, row.Quantity, row.Tax, row.Total])).toEqual([
    ['order', 'product', '2', '1.90', '20.90'],
    ['order', 'delivery', '', '0.00', '5.00'],
    ['refund', 'product', '-1', '-0.95', '-10.45'],
  ]);
  expect(rows[0]).toMatchObject({ SKU: 'SKU', Product: 'Tea', Options: 'Size: S', 'Unit price': '10.00' });
});

test('orders of a checkout keep their taxes by rule, and tests are left out unless they are asked for', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
  await payer.pay();
  const days = `from=2020-01-01&to=2099-12-31`;
  expect(await orders(days)).toEqual([]);
  const [order] = await orders(`${days}&tests=true`);
  expect(order).toMatchObject({ Type: 'order', 'Test order': 'yes', Payment: 'test', Country: 'US' });
  const stored = await env.DB.prepare('SELECT taxes, tax_cents AS cents FROM orders').first<{
    taxes: string;
    cents: number;
  }>();
  expect(
    JSON.parse(stored?.taxes ?? '[]').reduce((total: number, tax: { cents: number }) => total + tax.cents, 0),
  ).toBe(stored?.cents);
  const rows = await taxes(`${days}&tests=true`);
  expect(sum(rows, 'Tax on sales')).toBe(stored?.cents);
  expect(rows.some(({ Tax }) => Tax === 'not recorded')).toBe(false);
});

test('days that are missing, wrong or the wrong way round are refused by name', async () => {
  for (const [query, field] of [
    ['to=2026-01-01', 'from'],
    ['from=2026-01-01&to=2026-02-30', 'to'],
    ['from=2026-01-02&to=2026-01-01', 'to'],
  ] as const) {
    const answer = await refusal(await owner.fetch(`/api/owner/orders/export?${query}`));
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(JSON.stringify(answer)).toContain(field);
  }
  const narrow = await OwnerProgram.of({ scopes: ['catalogue:read'] });
  expect((await narrow.fetch(`/api/owner/orders/export?${DAYS}`)).status).toBe(403);
});

describe('the sums of the files are those of the books', () => {
  const sale = fc.record({
    isIncluded: fc.boolean(),
    taxesShipping: fc.boolean(),
    rate: fc.constantFrom(0, 88_750, 190_000),
    units: fc.array(
      fc.record({ unitCents: fc.integer({ min: 1, max: 9_999 }), quantity: fc.integer({ min: 1, max: 4 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    discountCents: fc.constantFrom(0, 1, 333),
    shippingCents: fc.constantFrom(0, 499),
    giftCardShare: fc.constantFrom(0, 0, 37, 100),
  });
  /** How much of the order goes back, in parts of a hundred, and what becomes of that. */
  const moved = fc.record({
    share: fc.integer({ min: 1, max: 100 }),
    kind: fc.constantFrom('amount', 'amount', 'unit', 'failed', 'lost', 'won'),
  });
  type Moved = { share: number; kind: string };

  async function move(id: string, each: Sale, { share, kind }: Moved, i: number): Promise<void> {
    const order = await env.DB.prepare('SELECT * FROM orders WHERE id = ?1').bind(id).first<Record<string, number>>();
    const paid = Number(order?.grand_total_cents) - Number(order?.gift_card_cents);
    const amountCents = Math.min(paid, Math.ceil((paid * share) / 100));
    const at = NOON + (i + 1) * DAY_MS;
    const unit = { lines: [{ position: 0, quantity: 1 }], deliveryCents: share > 80 ? each.shippingCents : 0 };
    const giftCardCents = Math.floor(Number(order?.gift_card_cents) / 5);
    const ref = `re_${i}`;
    if (kind === 'lost' || kind === 'won') {
      if (kind === 'won') await happen(id, { kind: 'disputeLost', ref, details: { amountCents } }, at);
      return happen(id, { kind: kind === 'won' ? 'disputeWon' : 'disputeLost', ref, details: { amountCents } }, at + 1);
    }
    const details = { amountCents, ...(kind === 'unit' && { ...unit, giftCardCents }) };
    await happen(id, { kind: amountCents < paid ? 'partlyRefunded' : 'refunded', ref, details }, at);
    if (kind === 'failed') await happen(id, { kind: 'refundFailed', ref, details }, at + 1);
  }

  test('whatever was sold and went back', async () => {
    const samples = fc.sample(fc.tuple(sale, fc.array(moved, { maxLength: 4 })), { numRuns: 60, seed: 12 });
    for (const [i, [one, moves]] of samples.entries()) {
      const each = { ...one, number: i + 1 };
      const id = await sell(each);
      for (const [at, what] of moves.entries()) {
        // An order of which more units went back than it has is refused.
        await move(id, each, what, at).catch(() => {});
      }
    }
    const stored = await env.DB.prepare('SELECT * FROM orders ORDER BY number').all<Record<string, number>>();
    const [byOrder, byLine, byTax] = [await orders(), await lines(), await taxes()];
    for (const order of stored.results) {
      const back = Number(order.refunded_cents) + Number(order.gift_card_refunded_cents);
      const expected = Number(order.grand_total_cents) - back;
      const own = (rows: readonly Row[]) => rows.filter((row) => row.Order === String(order.number));
      expect([order.number, sum(own(byOrder), 'Total'), sum(own(byLine), 'Total')]).toEqual([
        order.number,
        expected,
        expected,
      ]);
      expect(sum(own(byOrder), 'Gift card')).toBe(
        Number(order.gift_card_cents) - Number(order.gift_card_refunded_cents),
      );
      for (const row of own(byOrder)) {
        const added = cents(row, 'Goods') - cents(row, 'Discount') + cents(row, 'Delivery') + cents(row, 'Tax');
        expect([row.Type, added]).toEqual([row.Type, cents(row, 'Total')]);
        expect(cents(row, 'Gift card') + cents(row, 'Charged')).toBe(cents(row, 'Total'));
      }
      const taxLeft = sum(own(byOrder), 'Tax') + sum(own(byOrder), 'Tax within prices');
      expect(sum(own(byLine), 'Tax')).toBe(taxLeft);
      if (expected === 0 && Number(order.grand_total_cents) > 0)
        expect([order.number, taxLeft]).toEqual([order.number, 0]);
      expect(taxLeft).toBeGreaterThanOrEqual(0);
    }
    const total = stored.results.reduce((all, order) => all + Number(order.grand_total_cents), 0);
    expect(sum(byTax, 'Net sales') + sum(byTax, 'Tax on sales')).toBe(total);
    expect(sum(byTax, 'Net') + sum(byTax, 'Tax after refunds')).toBe(sum(byOrder, 'Total'));
    expect(sum(byTax, 'Tax after refunds')).toBe(sum(byOrder, 'Tax') + sum(byOrder, 'Tax within prices'));
  });
});

test('the files are read in the order of time by indexes', async () => {
  await sell(SALE);
  const statements = new Set<string>();
  const next = openBooks(recording(statements), SHOP.id, { from: 0, until: 9e12, withTests: false });
  expect(await next()).toHaveLength(1);
  expect(await next()).toEqual([]);
  expect(
    await wideSteps(statements, ['orders', 'order_events', 'order_lines', 'payments', 'o', 'e', 'l', 'p']),
  ).toEqual({});
  const keys = [...statements].find((sql) => sql.includes('UNION ALL')) ?? '';
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${keys}`).bind('', 1, 0, '', '', 1).all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail)).not.toContain('USE TEMP B-TREE FOR ORDER BY');
});
