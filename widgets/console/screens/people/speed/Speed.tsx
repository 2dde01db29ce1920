import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import type { VitalName, VitalRating } from '#runtime/contracts/vitals.ts';
import type { Vitals } from '#runtime/contracts/vitals-calls.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { type Column, DataTable } from '../../../parts/DataTable.tsx';
import { decimals } from '../../../parts/formats.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { pageTypeName } from './page-type-name.ts';

type Row = Vitals['totals'][number];

const USUAL = '30';
const SPANS = [
  ['7', peopleTexts.last7Days],
  ['30', peopleTexts.last30Days],
  ['90', peopleTexts.last90Days],
] as const;

const METRICS: Readonly<Record<VitalName, string>> = {
  LCP: peopleTexts.untilTheLargestPart,
  INP: peopleTexts.untilAPress,
  CLS: peopleTexts.howMuchThingsJump,
  FCP: peopleTexts.untilAnythingIsShown,
  TTFB: peopleTexts.untilTheShopAnswers,
  FID: peopleTexts.untilTheFirstPress,
};
const RATINGS: Readonly<Record<VitalRating, string>> = {
  good: peopleTexts.good,
  'needs-improvement': peopleTexts.couldBeBetter,
  poor: peopleTexts.poor,
};

const COLUMNS: readonly Column<Row>[] = [
  { id: 'metric', title: peopleTexts.measure, isTitle: true, value: ({ metric }) => METRICS[metric] },
  { id: 'page', title: commonTexts.pages, value: ({ pageType }) => pageTypeName(pageType) },
  {
    id: 'p75',
    title: peopleTexts.threeQuartersWithin,
    isNumber: true,
    value: ({ p75 }) => p75,
    cell: ({ metric, p75 }) => (metric === 'CLS' ? decimals(p75, 2) : `${decimals(p75 / 1000, 2)} s`),
  },
  {
    id: 'rating',
    title: peopleTexts.rating,
    value: ({ rating }) => RATINGS[rating],
    cell: ({ rating }) => (
      <span className={rating === 'poor' ? 'c-badge c-badge--warn' : 'c-badge'}>{RATINGS[rating]}</span>
    ),
  },
  { id: 'count', title: peopleTexts.pageViews, isNumber: true, value: ({ count }) => count },
];

/** Shows how fast the shop's pages are for visitors. */
export default function Speed() {
  const named = useStore($place).query.get('days');
  const days = SPANS.find(([span]) => span === named)?.[0] ?? USUAL;
  const from = new Date(Date.now() - (Number(days) - 1) * DAY_MS).toISOString().slice(0, 10);
  const reading = useAnswer(addressOf('/api/owner/vitals', { from }));
  return (
    <Page title={peopleTexts.speed}>
      <div className="c-filters">
        <Choice
          label={peopleTexts.numbersOf}
          value={days}
          onChange={(next) => replaceQuery({ days: next === USUAL ? undefined : next })}
          options={SPANS}
        />
      </div>
      <Loaded of={reading}>
        {({ totals }) => (
          <DataTable
            label={peopleTexts.speedOfPages}
            rows={totals}
            columns={COLUMNS}
            rowId={({ metric, pageType }) => `${metric} ${pageType}`}
            empty={
              <p>
                {peopleTexts.nothingWasMeasured} <Link to="store-settings/vitals">{peopleTexts.chooseHowMuch}</Link>
              </p>
            }
          />
        )}
      </Loaded>
    </Page>
  );
}
