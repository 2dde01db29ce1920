import { useStore } from '@nanostores/react';
import type { Stats } from '#runtime/contracts/stats.ts';
import { useAnswer } from '../../app/query.ts';
import { $place, replaceQuery } from '../../app/router.ts';
import { may } from '../../app/session.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Page } from '../../parts/Page.tsx';
import { Section } from '../../parts/Section.tsx';
import { Funnel } from './Funnel.tsx';
import { Sales } from './Sales.tsx';
import { Tasks } from './Tasks.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const SPANS = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
  ['365', 'Last year'],
] as const;
type Span = (typeof SPANS)[number][0];

/** The first screen: what waits for the owner, and how the shop does. */
export default function Overview() {
  const { query } = useStore($place);
  const span = SPANS.find(([days]) => days === query.get('days'))?.[0] ?? '30';
  return (
    <Page title="Overview">
      <Tasks />
      {may('stats:read') && (
        <>
          <div className="c-filters">
            <Choice<Span>
              label="Numbers of"
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
  const stats = useAnswer<Stats>(`/api/owner/stats?from=${from}`);
  return (
    <Loaded of={stats}>
      {(numbers) => (
        <>
          <Section title="Sales">
            <Sales stats={numbers} />
          </Section>
          <div className="c-columns">
            <Section title="From a look to an order">
              <Funnel funnel={numbers.funnel} />
            </Section>
            <Section title="Products">
              <Ranking
                rows={numbers.products.map(({ itemId, title, orders, views }) => ({
                  ...{ key: itemId, title: title || itemId },
                  text: `${orders} ordered, ${views} seen`,
                }))}
              />
            </Section>
            <Section title="Where visitors come from">
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
  if (rows.length === 0) return <p className="c-quiet">Nothing was counted in this time.</p>;
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
