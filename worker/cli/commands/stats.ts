import { addressOf } from '#runtime/api/calls.ts';
import type { StatSales, Stats } from '#runtime/contracts/stats.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { apiCommand, type Command } from '../command.ts';
import { flag } from '../option-kinds.ts';
import { bytes, type Column, table, textOutput } from '../output.ts';
import { showTable } from '../show/table.ts';
import { SPAN, spanOf } from '../span-of-days.ts';

const SECONDS_PER_HOUR = 3_600;
/** Rows of each table; `--json` prints all. */
const ROWS = 10;
const PLAIN = { isTerminal: false, width: 100, bold: (line: string) => line };

/** The money of a row. */
const SALES_COLUMNS: readonly (readonly [string, (sales: StatSales) => string])[] = [
  ['sold', ({ cents, currency }) => toDecimalText(cents, currency)],
  ['refunded', ({ refundedCents, currency }) => toDecimalText(refundedCents, currency)],
  ['net', ({ netCents, currency }) => toDecimalText(netCents, currency)],
];

export const stats: readonly Command[] = [
  apiCommand({
    name: 'stats',
    options: { ...SPAN, csv: flag('prints the numbers of each day, or of each hour of a single one, for > FILE') },
    about: 'shows visits, pages, products, sales, withdrawals, sources and searches',
    run: async ({ options, api }) => {
      if (options.csv) return bytes(await api.stream(addressOf('/api/owner/stats/export', spanOf(options))));
      const answer = await api.call('GET', addressOf('/api/owner/stats', spanOf(options)));
      return textOutput(sectionsOf(answer).join('\n\n'), answer);
    },
  }),
];

function sectionsOf(answer: Stats): string[] {
  const { totals } = answer;
  const funnel: [string, number][] = [
    ['Products looked at', totals.views],
    ['Put into carts', totals.adds],
    ['Checkouts begun', totals.checkouts],
    ['Orders', totals.countedOrders],
  ];
  return [
    `From ${answer.from} to ${answer.to} (days in ${answer.timeZone}): ${totals.visits} visits, ${totals.hits} pages seen.${converted(answer)}${lookedAt(answer)}${withdrawn(answer)}${olderDays(answer)}`,
    section('From looking to buying, of visitors who may be counted', funnel, [
      ['step', ([step]) => step],
      ['number', ([, number]) => number],
      ['of the step before', ([, number], i) => (i === 0 ? '' : percent(number, funnel[i - 1]?.[1] ?? 0))],
    ]),
    section('On the way to the order, of the same visitors', wayOf(answer), [
      ['step', ([step]) => step],
      ['number', ([, number]) => number],
      ['of checkouts', ([, number, isOfCheckouts]) => (isOfCheckouts ? percent(number, totals.checkouts) : '')],
    ]),
    section('Sales, all orders', answer.sales, [
      'currency',
      'orders',
      ...SALES_COLUMNS,
      ['average order', ({ averageCents, currency }) => toDecimalText(averageCents, currency)],
    ]),
    section(
      'Sales by day',
      answer.days.flatMap(({ day, sales }) => sales.map((sale) => ({ day, ...sale }))).reverse(),
      ['day', 'currency', 'orders', ...SALES_COLUMNS],
    ),
    section('Products', answer.products, [
      ...(['title', 'views', 'quickViews', 'adds', 'orders', 'units'] as const),
      [
        'sold',
        ({ sales }) => sales.map(({ cents, currency }) => `${toDecimalText(cents, currency)} ${currency}`).join(', '),
      ],
    ]),
    section('Pages', answer.pages, [
      ['page', ({ key }) => key],
      ['seen', ({ count }) => count],
    ]),
    section('Played', answer.media, [
      ['media', ({ key }) => key],
      ['times', ({ count }) => count],
    ]),
    section('Where visits come from', answer.sources, [
      ['source', ({ key }) => key],
      ['visits', ({ count }) => count],
      'orders',
    ]),
    section('Searches', answer.searches, [
      ['term', ({ key }) => key],
      ['times', ({ count }) => count],
    ]),
    section('Searches without a result', answer.emptySearches, [
      ['term', ({ key }) => key],
      ['times', ({ count }) => count],
    ]),
    section('Forms', answer.forms, [
      ['form', ({ title }) => title],
      'shown',
      'sent',
      ['rate', ({ shown, sent }) => percent(sent, shown)],
    ]),
    section('Experiments, of visitors who may be counted', answer.experiments, [
      ['experiment', ({ experimentId }) => experimentId],
      ['variant', ({ variantId }) => variantId],
      'visits',
      'adds',
      'orders',
      ['orders of visits', ({ orders, visits }) => percentWithDigit(orders, visits)],
    ]),
    section('Buttons', answer.buttons, ['button', 'shown', 'pressed']),
    section('Over the page', answer.overlays, ['overlay', 'shown', 'closed']),
  ].filter(Boolean);
}

/** Returns which part of the visits led to an order; '' where that is not known. */
function converted({ totals: { visits, countedOrders } }: Stats): string {
  return visits === 0 ? '' : ` ${percentWithDigit(countedOrders, visits)} of the visits led to an order.`;
}

/** Returns until when counts are those of UTC days; '' where none are. */
function olderDays({ utcUntil }: Stats): string {
  return utcUntil === null ? '' : ` Until ${utcUntil}, all but sales is counted by days in UTC.`;
}

type Step = readonly [step: string, number: number, isOfCheckouts: boolean];

/** Returns the numbers of the steps from a view to an order; no lines where there are none. */
function wayOf({ funnel }: Stats): Step[] {
  const steps: Step[] = [
    ['Taken out of carts', funnel.removals, false],
    ['Carts looked at', funnel.cartViews, false],
    ['Way of delivery known', funnel.shipping, true],
    ['Payment tried', funnel.payment, true],
  ];
  return steps.some(([, number]) => number > 0) ? steps : [];
}

/** Returns how long pages were looked at; '' where that is not known. */
function lookedAt({ visibleSeconds, totals }: Stats): string {
  if (visibleSeconds === 0) return '';
  const each = totals.hits > 0 ? `, ${Math.round(visibleSeconds / totals.hits)} seconds each` : '';
  return ` Pages were looked at for ${(visibleSeconds / SECONDS_PER_HOUR).toFixed(1)} hours${each}.`;
}

/** Returns how many withdrawals buyers have declared; '' for none. */
function withdrawn({ totals: { withdrawals } }: Stats): string {
  if (withdrawals === 0) return '';
  return withdrawals === 1
    ? ' Buyers have declared 1 withdrawal.'
    : ` Buyers have declared ${withdrawals} withdrawals.`;
}

type IndexedColumn<Row> = (keyof Row & string) | readonly [title: string, value: (row: Row, i: number) => unknown];

/** Returns a table under its title; '' for one without rows. */
function section<Row>(title: string, rows: readonly Row[], columns: readonly IndexedColumn<Row>[]): string {
  if (rows.length === 0) return '';
  const indexed = columns.map((column): Column<Row> => {
    if (typeof column === 'string') return column;
    const [name, value] = column;
    return [name, (row) => value(row, rows.indexOf(row))];
  });
  const shown = table({}, rows.slice(0, ROWS), indexed);
  return shown.kind === 'table' ? `${title}\n${showTable(shown.table, PLAIN)}` : '';
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((part / whole) * 100)} %`;
}

/** Variants differ by less than one in a hundred. */
function percentWithDigit(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`;
}
