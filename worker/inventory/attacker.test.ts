import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { NEW_YORK, Payer, passTime, SETTINGS } from '../../test/worker/checkout.ts';
import { addProducts, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { networksOf } from '../http/network.ts';
import { findAvailability } from './availability.ts';
import { reserveStatements } from './reservations.ts';

const QUARTER_MS = 15 * 60_000;
const VARIANTS = 9;
let ids: string[];
let variantIds: string[];
let checkouts = 0;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  ids = await addProducts(VARIANTS);
  const { results } = await env.DB.prepare(`SELECT id FROM variants WHERE sku LIKE 'MANY-%' ORDER BY sku`).all<{
    id: string;
  }>();
  variantIds = results.map(({ id }) => id);
});

/** Gives each variant its own stock, the first one of the list first. */
async function setStocks(stocks: readonly number[]): Promise<void> {
  const update = env.DB.prepare('UPDATE variants SET unlimited = 0, qty_in_stock = ?3 WHERE site_id = ?1 AND id = ?2');
  await env.DB.batch(variantIds.map((id, index) => update.bind(SHOP.id, id, stocks[index] ?? 0)));
}

/** Reserves as much of all variants as it can, by a new checkout from each address. */
async function attack(addresses: readonly string[]): Promise<void> {
  const needs = new Map(variantIds.map((id) => [id, 99]));
  for (const [index, address] of addresses.entries()) {
    // Each checkout begins elsewhere in the list, because it can reserve only some of the variants.
    const from = (index * 5) % VARIANTS;
    const order = [...needs].slice(from, from + 5).concat([...needs].slice(0, Math.max(0, from + 5 - VARIANTS)));
    const visit = {
      siteId: SHOP.id,
      checkoutId: `attack-${checkouts++}`,
      networks: networksOf(address),
      now: Date.now(),
    };
    await env.DB.batch(reserveStatements(env.DB, visit, new Map(order)));
  }
}

/** Returns the free units of each variant. */
async function free(): Promise<number[]> {
  const found = await findAvailability(env.DB, { siteId: SHOP.id, checkoutId: '', variantIds, now: Date.now() });
  return variantIds.map((id) => found.get(id)?.free ?? Number.NaN);
}

const soldOut = async () => (await free()).filter((units) => units === 0).length;
/** Networks of a /56. */
const line = (count: number, site = '100') =>
  Array.from({ length: count }, (_, index) => `2001:db8:1:${(Number.parseInt(site, 16) + index).toString(16)}::1`);
/** Networks of as many /56 of one /48. */
const sites = (count: number) => line(count * 256, '0').filter((_, index) => index % 256 === 7);

describe('of nine variants with one to nine units', () => {
  const stocks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  beforeEach(() => setStocks(stocks));

  test.each([4, 16, 256])('%i networks of one /56 keep at most the one single piece from others', async (count) => {
    await attack(line(count));
    const units = await free();
    expect(units.filter((left) => left === 0).length).toBeLessThanOrEqual(1);
    for (const [index, left] of units.entries()) {
      expect((stocks[index] ?? 0) - left).toBeLessThanOrEqual(Math.max(1, Math.floor(((stocks[index] ?? 0) * 5) / 8)));
    }
    await attack(line(count));
    expect(await free()).toEqual(units);
  });

  test('a /56 holds the single piece once in two hours, in however many quarter-hours it comes with new networks', async () => {
    const seen: number[] = [];
    for (let quarter = 0; quarter < 8; quarter++) {
      await attack(line(4, (0x100 + quarter * 4).toString(16)));
      seen.push(await soldOut());
      await passTime(QUARTER_MS);
    }
    expect(seen).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    await attack(line(4, '1f0'));
    expect(await soldOut()).toBe(1);
  });

  test('64 lines of one /48 hold at most three quarters of a variant, and a single piece', async () => {
    await attack(sites(64));
    for (const [index, left] of (await free()).entries()) {
      const stock = stocks[index] ?? 0;
      expect(stock - left).toBeLessThanOrEqual(Math.max(1, Math.floor((stock * 6) / 8)));
    }
    expect(await soldOut()).toBeLessThanOrEqual(1);
  });

  test('one IPv4 address holds at most half of five variants', async () => {
    await attack(Array(50).fill('203.0.113.9'));
    const units = await free();
    expect(units.filter((left, index) => left < (stocks[index] ?? 0)).length).toBeLessThanOrEqual(5);
    for (const [index, left] of units.entries()) {
      expect((stocks[index] ?? 0) - left).toBeLessThanOrEqual(Math.max(1, Math.floor((stocks[index] ?? 0) / 2)));
    }
  });
});

test('of nine single pieces, a line keeps six from others for a quarter of an hour, and a /48 eight', async () => {
  await setStocks(Array(VARIANTS).fill(1));
  await attack(line(256));
  expect(await soldOut()).toBe(6);
  await attack(sites(64));
  expect(await soldOut()).toBe(8);
  await passTime(QUARTER_MS);
  await attack([...line(64), ...sites(64)]);
  expect(await soldOut()).toBe(1);
});

test('colleagues of one office buy what is free, also while one of them reserves all that the office may', async () => {
  await setStocks([...Array(VARIANTS - 1).fill(4), 1]);
  await attack(Array(20).fill('2001:db8:5:1::9'));
  for (const [index, id] of ids.slice(0, 3).entries()) {
    const colleague = (await new Payer(SHOP.host, `2001:db8:5:1::${index + 10}`).arrive()) as Payer;
    await colleague.addToCart(id, { quantity: 2 });
    await colleague.startCheckout();
    await colleague.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK });
    expect(await colleague.pay()).toMatchObject({ status: 'paid' });
  }
});
