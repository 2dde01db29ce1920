import { useStore } from '@nanostores/react';
import type { VitalName, VitalRating } from '#runtime/contracts/vitals.ts';
import type { Vitals } from '#runtime/contracts/vitals-calls.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { pageTypeName } from './page-type-name.ts';

type Row = Vitals['totals'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL = '30';
const SPANS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
] as const;

const METRICS: Readonly<Record<VitalName, string>> = {
  LCP: 'Until the largest part is shown (LCP)',
  INP: 'Until a press is answered (INP)',
  CLS: 'How much things jump (CLS)',
  FCP: 'Until anything is shown (FCP)',
  TTFB: 'Until the shop answers (TTFB)',
  FID: 'Until the first press is heard (FID)',
};
const RATINGS: Readonly<Record<VitalRating, string>> = {
  good: 'Good',
  'needs-improvement': 'Could be better',
  poor: 'Poor',
};

const COLUMNS: readonly Column<Row>[] = [
  { id: 'metric', title: 'What', isTitle: true, value: ({ metric }) => METRICS[metric] },
  { id: 'page', title: 'Pages', value: ({ pageType }) => pageTypeName(pageType) },
  {
    ...{ id: 'p75', title: 'Three quarters are within', isNumber: true, value: ({ p75 }) => p75 },
    cell: ({ metric, p75 }) => (metric === 'CLS' ? p75.toFixed(2) : `${(p75 / 1000).toFixed(2)} s`),
  },
  {
    ...{ id: 'rating', title: 'Rating', value: ({ rating }) => RATINGS[rating] },
    cell: ({ rating }) => (
      <span className={rating === 'poor' ? 'c-badge c-badge--warn' : 'c-badge'}>{RATINGS[rating]}</span>
    ),
  },
  { id: 'count', title: 'Page views', isNumber: true, value: ({ count }) => count },
];

/** Shows how fast the shop's pages are for visitors. */
export default function Speed() {
  const named = useStore($place).query.get('days');
  const days = SPANS.find(([span]) => span === named)?.[0] ?? USUAL;
  const from = new Date(Date.now() - (Number(days) - 1) * DAY_MS).toISOString().slice(0, 10);
  const reading = useAnswer<Vitals>(`/api/owner/vitals?from=${from}`);
  return (
    <Page title="Speed">
      <div className="c-filters">
        <Choice
          label="Numbers of"
          value={days}
          onChange={(next) => replaceQuery({ days: next === USUAL ? undefined : next })}
          options={SPANS}
        />
      </div>
      <Loaded of={reading}>
        {({ totals }) => (
          <DataTable
            label="Speed of pages"
            rows={totals}
            columns={COLUMNS}
            rowId={({ metric, pageType }) => `${metric} ${pageType}`}
            empty={
              <p>
                Nothing was measured in this time. <Link to="store-settings/vitals">Choose how much is measured</Link>
              </p>
            }
          />
        )}
      </Loaded>
    </Page>
  );
}
