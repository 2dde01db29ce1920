import { type BareWorker, startBareWorker } from './bare.ts';
import { type LoadResult, load } from './load.ts';
import { ENGRAVED, engravingOf, sellWithoutLimit } from './many-lines.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const LANES = 16;
const ROUNDS = 15;
const CALLS_PER_ROUND = 160;
const CART_SIZES = [1, 50, 200];
const READS = 100;
const ITEM = 'ss-house-blend';
const VARIANT = 'ss-house-blend-hb4-100';

/** Measures the cart's calls beside those of a bare Worker, and reading by the size of the cart. */
export async function measureCalls(shop: BenchShop): Promise<Row[]> {
  const visitors = Array.from({ length: 64 }, () => new ShopVisitor(shop.url));
  await Promise.all(visitors.map((visitor) => visitor.add(ITEM)));
  const bare = await startBareWorker(shop, 'bare');
  const platform = await startBareWorker(shop, 'platform');
  const rows = await compare(visitors, bare, platform);
  await Promise.all([bare.stop(), platform.stop()]);
  await sellWithoutLimit(shop);
  for (const size of CART_SIZES) {
    const visitor = await visitorWithEntries(shop, size);
    const answer = await (await visitor.cart()).arrayBuffer();
    const result = await load(() => visitor.cart(), READS, 1);
    rows.push(row(`cart read, ${size} ${size === 1 ? 'entry' : 'entries'}`, result, `${answer.byteLength} B of JSON`));
  }
  return rows;
}

/**
 * Measures our calls and the bare Workers' in turn, for many short rounds: whatever else the machine does then slows all
 * of them alike. The figures are the medians of the rounds' ratios.
 */
async function compare(visitors: readonly ShopVisitor[], bare: BareWorker, platform: BareWorker): Promise<Row[]> {
  const pick = (index: number) => visitors[index % visitors.length] as ShopVisitor;
  const calls = {
    insert: (index: number) => {
      if (index < visitors.length) pick(index).moveOn();
      return pick(index).add(ITEM);
    },
    bareInsert: (index: number) => bare.insert(pick(index), ITEM, VARIANT),
    platformInsert: (index: number) => platform.insert(pick(index), ITEM, VARIANT),
    read: (index: number) => pick(index).cart(),
    bareRead: (index: number) => bare.read(pick(index)),
    platformRead: (index: number) => platform.read(pick(index)),
    nothing: () => bare.nothing(),
  };
  type Name = keyof typeof calls;
  const rounds: Record<Name, LoadResult>[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const results = {} as Record<Name, LoadResult>;
    for (const [name, call] of Object.entries(calls)) {
      results[name as Name] = await load(call, CALLS_PER_ROUND, LANES);
    }
    // The first round warms up.
    if (round > 0) rounds.push(results);
  }
  const perSecond = (name: Name) => median(rounds.map((results) => results[name].perSecond));
  const ratio = (name: Name, of: Name) =>
    median(rounds.map((results) => results[name].perSecond / results[of].perSecond)).toFixed(2);
  const ours = (what: string, name: Name, bareName: Name, platformName: Name): Row[] => {
    const p50 = median(rounds.map((results) => results[name].p50));
    const failures = rounds.flatMap((results) => [name, bareName, platformName].map((key) => results[key].failures));
    const failed = failures.reduce((sum, count) => sum + count, 0);
    const ratios = `${ratio(name, bareName)} of the bare batch, ${ratio(name, platformName)} of the one behind the platform`;
    return [
      {
        what,
        value: `${Math.round(perSecond(name))}/s`,
        note: `${ratios}; p50 ${milliseconds(p50)}${failed > 0 ? `; ${failed} FAILED` : ''}`,
      },
      { what: '  a bare Worker, one batch of three statements', value: `${Math.round(perSecond(bareName))}/s` },
      { what: '  the same behind the platform’s parts', value: `${Math.round(perSecond(platformName))}/s` },
    ];
  };
  return [
    ...ours(`cart insert, ${LANES} at once`, 'insert', 'bareInsert', 'platformInsert'),
    ...ours(`cart read, ${LANES} at once`, 'read', 'bareRead', 'platformRead'),
    { what: 'a bare Worker that does nothing', value: `${Math.round(perSecond('nothing'))}/s` },
  ];
}

export function row(what: string, { perSecond, p50, p99, failures }: LoadResult, note = ''): Row {
  const failed = failures > 0 ? `; ${failures} FAILED` : '';
  return {
    what,
    value: `${Math.round(perSecond)}/s`,
    note: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} ${note}${failed}`,
  };
}

/** Fills a cart with lines that differ by their fields. A new address every few calls stays below the rate limit. */
async function visitorWithEntries(shop: BenchShop, size: number): Promise<ShopVisitor> {
  const visitor = new ShopVisitor(shop.url);
  for (let line = 0; line < size; line += 1) {
    const response = await visitor.add(ENGRAVED, engravingOf(line));
    if (!response.ok) throw new Error(`entry ${line}: ${response.status} ${await response.text()}`);
    if (line % 40 === 39) visitor.moveOn();
  }
  return visitor;
}
