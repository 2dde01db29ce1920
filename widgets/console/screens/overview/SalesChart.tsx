import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { DAY_MS, SECOND_MS } from '#runtime/domain/durations.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { calendarDay, money } from '../../parts/formats.ts';
import type { DailySales } from './daily-sales.ts';

const HEIGHT_PX = 220;
const AXIS_PX = 84;
/** Days between two labels of the axis: the first number that leaves them room. The chart takes 30 for a month. */
const LABEL_STEPS = [1, 2, 7, 15, 30, 90, 180];

const DAY_S = DAY_MS / SECOND_MS;
const shortDay = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

interface Props {
  days: readonly DailySales[];
  currency: string;
}

/** A chart of sales by day, with the same numbers as a table for people who cannot see it. */
export default function SalesChart({ days, currency }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const draw = () => drawChart(target, days, currency);
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
  }, [days, currency]);
  return (
    <>
      <div ref={place} className="c-chart" aria-hidden="true" />
      <details>
        <summary>{overviewTexts.numbersByDay}</summary>
        <table className="c-plain-table">
          <thead>
            <tr>
              <th scope="col">{overviewTexts.day}</th>
              <th scope="col">{overviewTexts.orders}</th>
              <th scope="col">{overviewTexts.sales}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, cents }) => (
              <tr key={day}>
                <th scope="row">{calendarDay(Date.parse(day))}</th>
                <td>{orders}</td>
                <td>{money(cents, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function drawChart(target: HTMLElement, days: readonly DailySales[], currency: string): UPlot {
  const style = getComputedStyle(target);
  // The canvas knows no light-dark(), so the colours are read where the browser has resolved them.
  const stroke = style.outlineColor;
  const quiet = style.color;
  const axis = { stroke: quiet, grid: { stroke: style.borderTopColor, width: 1 }, ticks: { show: false } };
  return new UPlot(
    {
      width: target.clientWidth,
      height: HEIGHT_PX,
      legend: { show: false },
      cursor: { drag: { x: false, y: false } },
      // Days begin at midnight in UTC on every device, and the bars at both ends have room.
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
      scales: {
        x: { range: (_chart, first, last) => [first - DAY_S / 2, last + DAY_S / 2] },
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
          incrs: LABEL_STEPS.map((days) => days * DAY_S),
          values: (_chart, ticks) => ticks.map((tick) => shortDay.format(tick * 1000)),
        },
        { ...axis, size: AXIS_PX, values: (_chart, ticks) => ticks.map((tick) => money(tick, currency)) },
      ],
    },
    [days.map(({ day }) => Date.parse(day) / 1000), days.map(({ cents }) => cents)],
    target,
  );
}
