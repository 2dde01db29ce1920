import { type LoadResult, load } from './load.ts';
import { type BenchShop, ShopVisitor } from './shop.ts';
import { milliseconds, type Row } from './table.ts';

const LANES = 16;
const CALLS = 600;
const CART_SIZES = [1, 50, 200];
const READS = 100;

/** Throughput and latency of the cart's calls, and how reading grows with the cart. */
export async function measureCalls(shop: BenchShop): Promise<Row[]> {
  const visitors = Array.from({ length: 64 }, () => new ShopVisitor(shop.url));
  await Promise.all(visitors.map((visitor) => visitor.add()));
  const pick = (index: number) => visitors[index % visitors.length] as ShopVisitor;
  const rows = [
    row('cart insert, 16 at once', await load((index) => pick(index).add(), CALLS, LANES)),
    row('cart read, 16 at once', await load((index) => pick(index).cart(), CALLS, LANES)),
    row('cart insert, one after another', await load((index) => pick(index).add(), 100, 1)),
  ];
  for (const size of CART_SIZES) {
    const visitor = await visitorWithEntries(shop, size);
    const answer = await (await visitor.cart()).arrayBuffer();
    const result = await load(() => visitor.cart(), READS, 1);
    rows.push(row(`cart read, ${size} ${size === 1 ? 'entry' : 'entries'}`, result, `${answer.byteLength} B of JSON`));
  }
  return rows;
}

export function row(what: string, { perSecond, p50, p99, failures }: LoadResult, note = ''): Row {
  const failed = failures > 0 ? `; ${failures} FAILED` : '';
  return {
    what,
    value: `${Math.round(perSecond)}/s`,
    note: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)} ${note}${failed}`,
  };
}

/** Lines differ by their additional fields; a fresh address every few calls keeps within the rate limit. */
async function visitorWithEntries(shop: BenchShop, size: number): Promise<ShopVisitor> {
  const visitor = new ShopVisitor(shop.url);
  for (let line = 0; line < size; line += 1) {
    const response = await visitor.add('ss-house-blend', JSON.stringify({ note: `line ${line}` }));
    if (!response.ok) throw new Error(`entry ${line}: ${response.status} ${await response.text()}`);
    if (line % 40 === 39) visitor.moveOn();
  }
  return visitor;
}
