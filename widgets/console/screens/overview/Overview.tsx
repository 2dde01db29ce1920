import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../app/query.ts';
import { $place, replaceQuery } from '../../app/router.ts';
import { may } from '../../app/session.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Page } from '../../parts/Page.tsx';
import { Section } from '../../parts/Section.tsx';
import { Funnel } from './Funnel.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import { Sales } from './Sales.tsx';
import { SetUpList } from './SetUpList.tsx';
import { Tasks } from './Tasks.tsx';

const SPANS = [
  ['7', overviewTexts.last7Days],
  ['30', overviewTexts.last30Days],
  ['90', overviewTexts.last90Days],
  ['365', overviewTexts.lastYear],
] as const;
type Span = (typeof SPANS)[number][0];

/** The first screen: what waits for the owner, and how the shop does. */
export default function Overview() {
  const { query } = useStore($place);
  const span = SPANS.find(([days]) => days === query.get('days'))?.[0] ?? '30';
  return (
    <Page title={overviewTexts.overview}>
      <PlanNotice />
      <SetUpList />
      <Tasks />
      {may('stats:read') && (
        <>
          <div className="c-filters">
            <Choice<Span>
              label={overviewTexts.numbersOf}
              value={span}
              onChange={(days) => replaceQuery({ days: days === '30' ? undefined : days })}
              options={SPANS}
            />
          </div>
          <Numbers days={Number(span)} />
        </>
      )}
    </Page>
  );
}

function Numbers({ days }: { days: number }) {
  const from = new Date(Date.now() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const stats = useAnswer(addressOf('/api/owner/stats', { from }));
  return (
    <Loaded of={stats}>
      {(numbers) => (
        <>
          <Section title={overviewTexts.sales}>
            <Sales stats={numbers} />
          </Section>
          <div className="c-columns">
            <Section title={overviewTexts.fromALook}>
              <Funnel funnel={numbers.funnel} />
            </Section>
            <Section title={commonTexts.products}>
              <Ranking
                rows={numbers.products.map(({ itemId, title, orders, views }) => ({
                  key: itemId,
                  title: title || itemId,
                  text: fill(overviewTexts.ordersOrderedViewsSeen, { orders, views }),
                }))}
              />
            </Section>
            <Section title={overviewTexts.whereVisitorsComeFrom}>
              <Ranking
                rows={numbers.sources.map(({ key, title, count }) => ({
                  key,
                  title: title || key,
                  text: String(count),
                }))}
              />
            </Section>
          </div>
        </>
      )}
    </Loaded>
  );
}

const MOST_RANKED = 5;

function Ranking({ rows }: { rows: readonly { key: string; title: string; text: string }[] }) {
  if (rows.length === 0) return <p className="c-quiet">{overviewTexts.nothingWasCounted}</p>;
  return (
    <ol className="c-list">
      {rows.slice(0, MOST_RANKED).map(({ key, title, text }) => (
        <li key={key} className="c-ranked">
          <span>{title}</span> <span className="c-quiet">{text}</span>
        </li>
      ))}
    </ol>
  );
}
