import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { ORDER_ORDERS, ORDER_PAYMENTS } from '#runtime/contracts/list-orders.ts';
import { type Order, Orders } from '#runtime/contracts/order.ts';
import { ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read } from '../../test/worker/buyer.ts';
import { NEW_YORK } from '../../test/worker/checkout.ts';
import { drawer } from '../../test/worker/drawer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { orderWordsStatement } from './words.ts';

const COUNT = 60;
const START = Date.UTC(2026, 0, 1, 12);

const { draw, one } = drawer(7);

/** An order as its list knows it, with few different values, so that many are equal. */
interface Drawn {
  number: number;
  state: Order['state'];
  isTest: boolean;
  country: string;
  buyer: string;
  cents: number;
  placedAt: number;
  product: string;
  coupon: string | undefined;
  payment: (typeof ORDER_PAYMENTS)[number];
  isDelivered: boolean;
}

let drawn: Drawn[] = [];
let owner: OwnerProgram;

beforeAll(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  drawn = Array.from({ length: COUNT }, (_, index) => {
    const payment = one(ORDER_PAYMENTS);
    const state = one(ORDER_STATES);
    return {
      ...{
        number: index + 1,
        state,
        isTest: draw() < 0.3,
        country: one(['DE', 'US', 'FR']),
        buyer: one(['Ann', 'Émil', 'Zoe']),
      },
      ...{ cents: payment === 'free' ? 0 : one([100, 200, 300]), placedAt: START + Math.floor(draw() * 9) * DAY_MS },
      ...{ product: one(['mug', 'box']), coupon: one(['OFF', 'Häppy', undefined]), payment },
      isDelivered: state === 'sent' && draw() < 0.5,
    };
  });
  for (const order of drawn) await insert(order);
});

async function insert(order: Drawn): Promise<void> {
  const { number, payment, cents, coupon } = order;
  const id = `o${String(number).padStart(3, '0')}`;
  const address = { ...NEW_YORK, firstName: order.buyer, lastName: '', countryCode: order.country };
  const provider = payment === 'outside' ? 'manual' : payment === 'free' ? '' : 'stripe';
  const event = (kind: string) =>
    env.DB.prepare(
      `INSERT INTO order_events (site_id, order_id, id, kind, details, happened_at)
       VALUES (?1, ?2, ?3, ?3, '{"lines":[{"position":0,"quantity":1}]}', 0)`,
    ).bind(SHOP.id, id, kind);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, payment_method, email,
         address, buyer, shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents,
         tax_included, gift_card_cents, gift_card_id, grand_total_cents, refunded_cents, placed_at)
       VALUES (?1, ?2, ?3, ?2, ?2, ?4, ?5, ?6, ?7, 'ann@mail.test', ?8, ?9, '', '', ?10, 'USD', ?11, 0, 0, 0, 0, ?12, ?13, ?11,
         ?14, ?15)`,
    ).bind(
      ...[SHOP.id, id, number, order.state, Number(order.isTest), provider],
      payment === 'installments' ? 'installments' : 'card',
      ...[
        JSON.stringify(address),
        order.buyer.toLowerCase().replace('é', 'e'),
        JSON.stringify(coupon ? [coupon] : []),
        cents,
      ],
      ...[payment === 'giftCard' ? cents : 0, payment === 'giftCard' ? 'card-1' : null],
      ...[payment === 'refunded' ? 50 : 0, order.placedAt],
    ),
    env.DB.prepare(
      `INSERT INTO order_lines (site_id, order_id, position, item_id, variant_id, sku, title, attributes, product_type,
         quantity, unit_cents, discount_cents, tax_cents) VALUES (?1, ?2, 0, ?3, 'v', '', 'Cup', '{}', 1, 1, ?4, 0, 0)`,
    ).bind(SHOP.id, id, order.product, cents),
    ...(order.state === 'sent' ? [event('sent')] : []),
    ...(order.isDelivered ? [event('delivered')] : []),
    orderWordsStatement(env.DB, SHOP.id, id, {
      ...{ email: '', address: null, coupons: coupon ? [coupon] : [] },
      lines: [{ title: order.buyer, sku: '' }],
    }),
  ]);
}

const STAGES = ['paid', 'packed', 'sent', 'ended', 'refunded'];
const VALUES: Readonly<Record<(typeof ORDER_ORDERS)[number], (order: Drawn) => number | string>> = {
  number: ({ number }) => number,
  placed: ({ placedAt }) => placedAt,
  total: ({ cents }) => cents,
  buyer: ({ buyer }) => buyer.replace('É', 'E').toLowerCase(),
  state: ({ state }) => STAGES.indexOf(state),
};

/** Filters with what they ask of an order. */
const FILTERS: readonly (() => [query: Record<string, string>, passes: (order: Drawn) => boolean])[] = [
  () => {
    const state = one(ORDER_STATES);
    return [{ state }, (order) => order.state === state];
  },
  () => [{ state: 'open' }, ({ state }) => state === 'paid' || state === 'packed'],
  () => [{ test: 'only' }, ({ isTest }) => isTest],
  () => [{ test: 'without' }, ({ isTest }) => !isTest],
  () => {
    const payment = one(ORDER_PAYMENTS);
    const isCard = (order: Drawn) => ['card', 'giftCard', 'refunded'].includes(order.payment);
    return [{ payment }, (order) => (payment === 'card' ? isCard(order) : order.payment === payment)];
  },
  () => [{ delivered: 'yes' }, ({ isDelivered }) => isDelivered],
  () => [{ delivered: 'no' }, ({ state, isDelivered }) => state === 'sent' && !isDelivered],
  () => {
    const country = one(['DE', 'US', 'LI']);
    return [{ country }, (order) => order.country === country];
  },
  () => [{ product: 'box' }, ({ product }) => product === 'box'],
  () => [{ coupon: 'HAPPY' }, ({ coupon }) => coupon === 'Häppy'],
  () => [{ search: 'em' }, ({ buyer }) => buyer === 'Émil'],
  () => [{ from: '2026-01-03', until: '2026-01-06' }, ({ placedAt }) => isWithin(placedAt, 2, 5)],
];

const isWithin = (placedAt: number, first: number, last: number) =>
  placedAt >= START + first * DAY_MS && placedAt <= START + last * DAY_MS;

test('pages of each order, with filters and sizes that are drawn, have each order once and are those of a plain sort', async () => {
  for (let round = 0; round < 60; round += 1) {
    const chosen = [one(FILTERS)(), one(FILTERS)()].slice(0, Math.floor(draw() * 3));
    const order = ORDER_ORDERS[round % ORDER_ORDERS.length] ?? 'number';
    const direction = one(['asc', 'desc'] as const);
    // Of two filters of one name, the second stands in the address.
    const byName = new Map(chosen.map(([query, passes]) => [Object.keys(query).join(), { query, passes }]));
    const query = Object.assign({}, ...[...byName.values()].map((each) => each.query));
    const limit = 1 + Math.floor(draw() * 25);
    const found = await numbersOf({ ...query, order, direction, limit: String(limit) });
    const sign = direction === 'desc' ? -1 : 1;
    const expected = drawn
      .filter((each) => [...byName.values()].every(({ passes }) => passes(each)))
      .toSorted((a, b) => {
        const [x, y] = [VALUES[order](a), VALUES[order](b)];
        return sign * (x < y ? -1 : x > y ? 1 : a.number - b.number);
      });
    expect(found, JSON.stringify({ query, order, direction, limit })).toEqual(expected.map(({ number }) => number));
  }
});

test('the file of a list has its orders in its order, without formulas', async () => {
  await env.DB.prepare(`UPDATE orders SET address = json_set(address, '$.firstName', '=1+1') WHERE number = 1`).run();
  const answer = await owner.fetch('/api/owner/orders.csv?order=total&direction=asc&product=box');
  const lines = (await answer.text()).trim().split('\r\n').slice(1);
  const headers = { 'Accept-Language': 'de' };
  const german = await (await owner.fetch('/api/owner/orders.csv', { headers })).text();
  expect(german.split('\r\n')[0]).toMatch(/Bestellung,.*,Postleitzahl,Ort,/);
  expect(german).toMatch(/,Zu packen,.*,paid\r\n/);
  const listed = await numbersOf({ order: 'total', direction: 'asc', product: 'box', limit: '200' });
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(listed);
  expect(lines.join('\n')).not.toMatch(/,=1/);
});

/** Reads all pages of a list. */
async function numbersOf(query: Record<string, string>): Promise<number[]> {
  const numbers: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/api/owner/orders?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`;
    const page: Orders = await read(await owner.fetch(path), Orders);
    numbers.push(...page.orders.map(({ number }) => number));
    cursor = page.nextPageCursor;
  }
  return numbers;
}
