import type { StatSales, Stats } from '#runtime/contracts/stats.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { shopCurrency } from '../../parts/amounts.ts';
import { calendarDay, count, money } from '../../parts/formats.ts';
import { changeText, conversionText } from './change-text.ts';

const NOTHING_SOLD = { orders: 0, cents: 0, refundedCents: 0, netCents: 0, averageCents: 0 };

/** The numbers by which an owner knows how the shop does, each beside what it was before. */
export function Tiles({ stats }: { stats: Stats }) {
  const { sales, totals, compared } = stats;
  const currencies = sales.length > 0 ? sales : [{ currency: shopCurrency(), ...NOTHING_SOLD }];
  const sum = (all: readonly StatSales[]) => all.reduce((orders, each) => orders + each.orders, 0);
  const before = (currency: string) =>
    compared?.sales.find((each) => each.currency === currency) ?? { currency, ...NOTHING_SOLD };
  const conversionBefore = compared && conversionText(compared.totals);
  return (
    <>
      <div className="c-tiles">
        <Tile title={overviewTexts.sales}>
          {currencies.map(({ currency, cents, refundedCents, netCents }) => (
            <Value
              key={currency}
              text={money(cents, currency)}
              change={compared && changeText(cents, before(currency).cents, (value) => money(value, currency))}
              more={
                refundedCents !== 0 &&
                fill(overviewTexts.refundedNet, {
                  refunded: money(refundedCents, currency),
                  net: money(netCents, currency),
                })
              }
            />
          ))}
        </Tile>
        <Tile title={overviewTexts.orders}>
          <Value text={count(sum(sales))} change={compared && changeText(sum(sales), sum(compared.sales), count)} />
        </Tile>
        <Tile title={overviewTexts.visits}>
          <Value
            text={count(totals.visits)}
            change={compared && changeText(totals.visits, compared.totals.visits, count)}
          />
        </Tile>
        <Tile title={overviewTexts.conversion}>
          <Value
            text={conversionText(totals) ?? '–'}
            change={conversionBefore && fill(overviewTexts.beforeValue, { before: conversionBefore })}
          />
        </Tile>
        <Tile title={overviewTexts.averageOrder}>
          {currencies.map(({ currency, orders, averageCents }) => (
            <Value
              key={currency}
              text={orders === 0 ? '–' : money(averageCents, currency)}
              change={
                before(currency).orders > 0 &&
                changeText(averageCents, before(currency).averageCents, (value) => money(value, currency))
              }
            />
          ))}
        </Tile>
      </div>
      {compared && <p className="c-quiet">{comparedText(compared)}</p>}
    </>
  );
}

function Tile({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <dl className="c-number-block">
      <dt>{title}</dt>
      {children}
    </dl>
  );
}

interface ValueProps {
  text: string;
  /** What it was before. */
  change?: string | false | null | undefined;
  more?: string | false;
}

function Value({ text, change, more }: ValueProps) {
  return (
    <>
      <dd className="c-value">{text}</dd>
      {change && <dd className="c-quiet">{change}</dd>}
      {more && <dd className="c-quiet">{more}</dd>}
    </>
  );
}

function comparedText({ from, to, until }: NonNullable<Stats['compared']>): string {
  const [first, last] = [from, to].map((day) => calendarDay(Date.parse(day)));
  const days = first === last ? (first ?? '') : fill(overviewTexts.twoDays, { from: first ?? '', to: last ?? '' });
  return fill(until === null ? overviewTexts.comparedWith : overviewTexts.comparedSoFar, { days });
}
