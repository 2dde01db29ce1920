import { toDecimalText } from '#runtime/domain/money.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import type { Site } from '../site/site.ts';
import type { BookTexts } from './entry-cells.ts';
import type { BookEntry } from './read-books.ts';
import { type Buckets, bucketsOf, partsByTax } from './split-taxes.ts';

export function taxTitles({ bookTitles }: BookTexts): string[] {
  const { month, country, region, tax, rate, currency, orders, netSales, taxOnSales } = bookTitles;
  const { netRefunds, taxOnRefunds, net, taxAfterRefunds } = bookTitles;
  return [
    ...[month, country, region, tax, rate, currency, orders, netSales, taxOnSales],
    ...[netRefunds, taxOnRefunds, net, taxAfterRefunds],
  ];
}

/** Parts per million in one percent. */
const PER_CENT = 10_000;

/** What one tax of one place comes to in a month, in minor units. */
interface Sum {
  month: string;
  country: string;
  region: string;
  name: string;
  /** '' where it is not known or there is none. */
  rate: string;
  currency: string;
  orders: number;
  netSales: number;
  taxOnSales: number;
  netRefunds: number;
  taxOnRefunds: number;
}

/**
 * Adds up the taxes of a span of the books by month, place, tax, rate and currency. Two taxes of one place, such as those of
 * a country and of a region, have the same net amount each.
 */
export async function taxRows(
  { timeZone }: Pick<Site, 'timeZone'>,
  next: () => Promise<BookEntry[]>,
  { bookWords }: BookTexts,
): Promise<string[][]> {
  const sums = new Map<string, Sum>();
  for (let entries = await next(); entries.length > 0; entries = await next()) {
    for (const entry of entries) addEntry(sums, dayIn(entry.at, timeZone).slice(0, 'YYYY-MM'.length), entry, bookWords);
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => cells(sum));
}

function addEntry(
  sums: Map<string, Sum>,
  month: string,
  { order, refund }: BookEntry,
  { unknown, untaxed }: BookTexts['bookWords'],
): void {
  for (const { tax, isUnknown, netCents, taxCents } of changeOf({ order, refund })) {
    const { countryCode: country, region, currency } = order;
    const name = isUnknown ? unknown : (tax?.name ?? untaxed);
    const rate = tax && !isUnknown ? String(tax.rate / PER_CENT) : '';
    const key = [month, country, region, name, rate.padStart(9, '0'), currency].join('\n');
    const none = { orders: 0, netSales: 0, taxOnSales: 0, netRefunds: 0, taxOnRefunds: 0 };
    const sum = sums.get(key) ?? { month, country, region, name, rate, currency, ...none };
    if (refund) {
      sum.netRefunds += netCents;
      sum.taxOnRefunds += taxCents;
    } else {
      sum.orders += 1;
      sum.netSales += netCents;
      sum.taxOnSales += taxCents;
    }
    sums.set(key, sum);
  }
}

/**
 * Returns what an entry changes by tax. A refund is what has gone back with it less what had gone back before, so that
 * roundings of several refunds never add up to more than the order.
 */
function changeOf({ order, refund }: Pick<BookEntry, 'order' | 'refund'>) {
  if (!refund) return partsByTax(order, bucketsOf(order));
  const before = partsByTax(order, refund.before);
  const after = partsByTax(order, sumOf(refund.before, refund));
  return after.map((part, i) => ({
    ...part,
    netCents: part.netCents - (before[i]?.netCents ?? 0),
    taxCents: part.taxCents - (before[i]?.taxCents ?? 0),
  }));
}

function sumOf(a: Buckets, b: Buckets): Buckets {
  return {
    taxCents: a.taxCents + b.taxCents,
    taxedCents: a.taxedCents + b.taxedCents,
    untaxedCents: a.untaxedCents + b.untaxedCents,
  };
}

function cells({ month, country, region, name, rate, currency, orders, ...sums }: Sum): string[] {
  const { netSales, taxOnSales, netRefunds, taxOnRefunds } = sums;
  const amounts = [netSales, taxOnSales, -netRefunds, -taxOnRefunds, netSales - netRefunds, taxOnSales - taxOnRefunds];
  return [
    ...[month, country, region, name, rate, currency, String(orders)],
    ...amounts.map((cents) => toDecimalText(cents === 0 ? 0 : cents, currency)),
  ];
}
