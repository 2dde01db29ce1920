import type { StatDay, StatHour } from '#runtime/contracts/stats.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import { csvFile } from '../http/csv.ts';

interface Numbers {
  siteId: string;
  timeZone: string;
  days: readonly StatDay[];
  /** The hours of a single day; empty for any other span. */
  hours: readonly StatHour[];
}

/** Returns the numbers as a CSV file: a row for each day, or for each hour of a single one, and columns for each currency. */
export function exportStats(
  { siteId, timeZone, days, hours }: Numbers,
  { statTitles: titles }: Pick<OwnerTexts, 'statTitles'>,
): ReadableStream<Uint8Array> {
  const rows = hours.length > 0 ? hours : days;
  const currencies = [...new Set(rows.flatMap(({ sales }) => sales.map(({ currency }) => currency)))].sort();
  const sums = [titles.orders, titles.sales, titles.refunded, titles.netSales, titles.averageOrder];
  const header = [
    `${hours.length > 0 ? titles.hour : titles.day} (${timeZone})`,
    ...[titles.visits, titles.hits, titles.adds, titles.checkouts, titles.countedOrders, titles.withdrawals],
    ...currencies.flatMap((currency) => sums.map((title) => `${title} (${currency})`)),
  ];
  const left = [
    rows.map((row) => [
      'day' in row ? row.day : stampIn(row.start, timeZone),
      ...[row.visits, row.hits, row.adds, row.checkouts, row.countedOrders, row.withdrawals].map(String),
      ...currencies.flatMap((currency) => salesCells(row.sales, currency)),
    ]),
  ];
  return csvFile({ siteId, header, next: async () => left.pop() ?? [] });
}

function salesCells(sales: StatDay['sales'], currency: string): string[] {
  const own = sales.find((each) => each.currency === currency);
  const { orders = 0, cents = 0, refundedCents = 0, netCents = 0, averageCents = 0 } = own ?? {};
  return [String(orders), ...[cents, refundedCents, netCents, averageCents].map((sum) => toDecimalText(sum, currency))];
}
