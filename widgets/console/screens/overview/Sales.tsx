import { lazy, Suspense, useMemo } from 'react';
import type { Stats } from '#runtime/contracts/stats.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { money } from '../../parts/formats.ts';
import { dailySales } from './daily-sales.ts';

const SalesChart = lazy(() => import('./SalesChart.tsx'));

/** Shows what came in, by currency, with a chart of the days of the currency that sold most. */
export function Sales({ stats }: { stats: Stats }) {
  const main = [...stats.sales].sort((a, b) => b.cents - a.cents)[0];
  const chart = useMemo(() => main && dailySales(stats.days, main.currency), [stats.days, main]);
  if (!main || !chart) return <p className="c-quiet">{overviewTexts.nothingWasSold}</p>;
  return (
    <>
      <div className="c-numbers">
        {stats.sales.map(({ currency, cents, refundedCents, orders }) => (
          <dl key={currency} className="c-number-block">
            <dt>{fill(overviewTexts.countOrders, { n: orders })}</dt>
            <dd>{money(cents, currency)}</dd>
            {refundedCents !== 0 && (
              <dd className="c-quiet">
                {fill(overviewTexts.amountWentBack, { amount: money(refundedCents, currency) })}
              </dd>
            )}
          </dl>
        ))}
        <dl className="c-number-block">
          <dt>{overviewTexts.visits}</dt>
          <dd>{stats.totals.visits}</dd>
        </dl>
      </div>
      <Suspense fallback={<div className="c-chart" />}>
        <SalesChart days={chart} currency={main.currency} />
      </Suspense>
    </>
  );
}
