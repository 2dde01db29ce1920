import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Stats } from '#runtime/contracts/stats.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { useAnswer } from '../../app/query.ts';
import { $place } from '../../app/router.ts';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { calendarDay, money } from '../../parts/formats.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Section } from '../../parts/Section.tsx';
import { shopTimeZone } from '../../parts/time-zone.ts';
import { Funnel } from './Funnel.tsx';
import { Ranking } from './Ranking.tsx';
import { Sales } from './Sales.tsx';
import { SpanFields } from './SpanFields.tsx';
import { daysOf, dayText, SPANS, spanName, wrongDays } from './spans.ts';
import { Tiles } from './Tiles.tsx';

/** The numbers of the days that the address names. What waits for the owner stands below the first of them. */
export function Numbers({ children }: { children: ReactNode }) {
  const { query } = useStore($place);
  const today = dayIn(Date.now(), shopTimeZone());
  const span = spanName(query.get('span'));
  const own = { from: dayText(query.get('from')) ?? today, to: dayText(query.get('to')) ?? today };
  const days = daysOf(span, today, own);
  const error = wrongDays(days);
  const compare = query.get('compare') === 'weekdays' ? 'weekdays' : 'before';
  const stats = useAnswer(error === undefined ? addressOf('/api/owner/stats', { ...days, compare }) : undefined);
  const title = SPANS.find(([name]) => name === span)?.[1] ?? overviewTexts.today;
  const isShown = error === undefined;
  return (
    <>
      <Section title={title}>
        {isShown && (
          <Loaded of={stats}>
            {(numbers) => (
              <div className="c-numbers" aria-busy={stats.isPlaceholderData}>
                <Tiles stats={numbers} />
              </div>
            )}
          </Loaded>
        )}
        <SpanFields span={span} days={days} compare={compare} error={error} />
      </Section>
      {children}
      {isShown && stats.data && <Details stats={stats.data} file={addressOf('/api/owner/stats/export', days)} />}
    </>
  );
}

/** Products that were sold; before the first sale, those that visitors have looked at. */
function bestOf(products: Stats['products']): Stats['products'] {
  const sold = products.filter(({ units }) => units > 0);
  return sold.length > 0 ? sold : products;
}

function Details({ stats, file }: { stats: Stats; file: ReturnType<typeof addressOf<'/api/owner/stats/export'>> }) {
  const isDay = stats.hours.length > 0;
  return (
    <>
      <Section
        title={isDay ? overviewTexts.byHour : overviewTexts.byDay}
        actions={<ExportButton path={file}>{overviewTexts.exportCsv}</ExportButton>}
      >
        <Sales stats={stats} />
        <p className="c-quiet">
          {overviewTexts.lag} {overviewTexts.whatIsCounted}
          {stats.utcUntil !== null &&
            ` ${fill(overviewTexts.utcUntil, { day: calendarDay(Date.parse(stats.utcUntil)) })}`}
        </p>
      </Section>
      <div className="c-columns">
        <Section title={overviewTexts.fromALook}>
          <Funnel funnel={stats.funnel} />
        </Section>
        <Section title={overviewTexts.bestProducts}>
          <Ranking
            rows={bestOf(stats.products).map(({ itemId, title, units, views, sales }) => ({
              key: itemId,
              title: title || itemId,
              text: fill(overviewTexts.unitsMoneyViews, {
                n: units,
                money: sales.map(({ cents, currency }) => `, ${money(cents, currency)}`).join(''),
                views,
              }),
            }))}
          />
        </Section>
        <Section title={overviewTexts.whereVisitorsComeFrom}>
          <Ranking
            rows={stats.sources.map(({ key, title, count, orders }) => ({
              key,
              title: title || key,
              text: fill(overviewTexts.visitsOrders, { n: count, orders }),
            }))}
          />
        </Section>
      </div>
    </>
  );
}
