import { lazy, Suspense, useMemo } from 'react';
import type { Stats } from '#runtime/contracts/stats.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { shopCurrency } from '../../parts/amounts.ts';
import { pointsOf } from './points.ts';

const SalesChart = lazy(() => import('./SalesChart.tsx'));

/** A chart of what came in by hour or by day, in the currency that sold most. */
export function Sales({ stats }: { stats: Stats }) {
  const main = [...stats.sales].sort((a, b) => b.cents - a.cents)[0];
  const currency = main?.currency ?? shopCurrency();
  const points = useMemo(() => pointsOf(stats, currency), [stats, currency]);
  return (
    <>
      {!main && <p className="c-quiet">{overviewTexts.nothingWasSold}</p>}
      <Suspense fallback={<div className="c-chart" />}>
        <SalesChart points={points} currency={currency} isHours={stats.hours.length > 0} />
      </Suspense>
    </>
  );
}
