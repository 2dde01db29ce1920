import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/domain/durations.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { count, money } from '../../parts/formats.ts';
import type { Point } from './points.ts';

const HEIGHT_PX = 220;
const AXIS_PX = 84;
const LABELS_PX = 28;
/** Bars between two labels of the axis: the first number that leaves them room. The chart takes 30 for a month. */
const DAY_STEPS = [1, 2, 7, 15, 30, 90, 180];
const HOUR_STEPS = [1, 3, 6, 12];

const shortDay = new Intl.DateTimeFormat(languageTexts.tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });

interface Props {
  points: readonly Point[];
  currency: string;
  /** Whether a point is an hour; else it is a day. */
  isHours: boolean;
}

/** A chart of sales by hour or day, with the same numbers as a table for people who cannot see it. */
export default function SalesChart({ points, currency, isHours }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = points.every(({ cents }) => cents === 0);
  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const draw = () => drawChart(target, { points, currency, isHours });
    let chart = draw();
    const redraw = () => {
      chart.destroy();
      chart = draw();
    };
    const size = new ResizeObserver(() => chart.setSize({ width: target.clientWidth, height: HEIGHT_PX }));
    size.observe(target);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', redraw);
    return () => {
      size.disconnect();
      scheme.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [points, currency, isHours]);
  return (
    <>
      {!isEmpty && <div ref={place} className="c-chart" aria-hidden="true" />}
      <details>
        <summary>{overviewTexts.theNumbers}</summary>
        <div className="c-wide">
          <table className="c-plain-table">
            <thead>
              <tr>
                <th scope="col">{isHours ? overviewTexts.hour : overviewTexts.day}</th>
                <th scope="col">{overviewTexts.visits}</th>
                <th scope="col">{overviewTexts.orders}</th>
                <th scope="col">{overviewTexts.sales}</th>
                <th scope="col">{overviewTexts.refunded}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, name, visits, orders, cents, refundedCents }) => (
                <tr key={at}>
                  <th scope="row">{name}</th>
                  <td>{count(visits)}</td>
                  <td>{count(orders)}</td>
                  <td>{money(cents, currency)}</td>
                  <td>{money(refundedCents, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

function drawChart(target: HTMLElement, { points, currency, isHours }: Props): UPlot {
  const style = getComputedStyle(target);
  // The canvas knows no light-dark(), so the colours are read where the browser has resolved them.
  const stroke = style.outlineColor;
  const quiet = style.color;
  const axis = { stroke: quiet, grid: { stroke: style.borderTopColor, width: 1 }, ticks: { show: false } };
  const step = (isHours ? HOUR_MS : DAY_MS) / SECOND_MS;
  const names = new Map(points.map(({ at, name }) => [at, name]));
  const label = (ms: number) => (isHours ? (names.get(ms) ?? '') : shortDay.format(ms));
  return new UPlot(
    {
      width: target.clientWidth,
      height: HEIGHT_PX,
      legend: { show: false },
      cursor: { drag: { x: false, y: false } },
      // Days begin at midnight in UTC on every device, and the bars at both ends have room.
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
      scales: {
        x: { range: (_chart, first, last) => [first - step / 2, last + step / 2] },
        y: { range: (_chart, _least, most) => [0, Math.max(most, 1)] },
      },
      series: [
        {},
        {
          ...{ stroke, width: 2, fill: stroke, points: { show: false } },
          ...(UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [0.7, 40] }) }),
        },
      ],
      axes: [
        {
          ...axis,
          size: LABELS_PX,
          incrs: (isHours ? HOUR_STEPS : DAY_STEPS).map((bars) => bars * step),
          values: (_chart, ticks) => ticks.map((tick) => label(tick * SECOND_MS)),
        },
        { ...axis, size: AXIS_PX, values: (_chart, ticks) => ticks.map((tick) => money(tick, currency)) },
      ],
    },
    [points.map(({ at }) => at / SECOND_MS), points.map(({ cents }) => cents)],
    target,
  );
}
