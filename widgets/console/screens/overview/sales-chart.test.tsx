import type UPlot from 'uplot';
import { beforeEach, expect, test, vi } from 'vitest';
import { prepareConsole, show, text } from '../../../../test/console-shop.tsx';
import type { Point } from './points.ts';
import SalesChart from './SalesChart.tsx';

const drawn = vi.hoisted(() => ({ options: [] as UPlot.Options[] }));
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    static tzDate = (date: Date) => date;
    constructor(options: UPlot.Options) {
      drawn.options.push(options);
    }
    setSize() {}
    destroy() {}
  },
}));

prepareConsole();
beforeEach(() => {
  drawn.options.length = 0;
});

const DAY_S = 86_400;
const HOUR_S = 3_600;
const FIRST_S = Date.parse('2026-11-25') / 1000;

const point = (at: number, name: string, more: Partial<Point> = {}): Point => {
  return { at: at * 1000, name, visits: 3, orders: 1, cents: 100, refundedCents: 0, ...more };
};

function axis() {
  const [options] = drawn.options;
  const { incrs, values } = options?.axes?.[0] ?? {};
  const { range } = options?.scales?.x ?? {};
  const chart = {} as UPlot;
  return {
    range: (first: number, last: number) => typeof range === 'function' && range(chart, first, last, 'x'),
    labels: (ticks: number[]) => typeof values === 'function' && values(chart, ticks, 0, 0, 0),
    steps: Array.isArray(incrs) ? incrs : [],
  };
}

test('the bars at both ends have room, labels are whole days, and a day has its name on every device', async () => {
  const points = [point(FIRST_S, 'Nov 25, 2026'), point(FIRST_S + DAY_S, 'Nov 26, 2026', { refundedCents: 50 })];
  await show(<SalesChart points={points} currency="EUR" isHours={false} />);
  const { range, labels, steps } = axis();
  expect(range(FIRST_S, FIRST_S + DAY_S)).toEqual([FIRST_S - DAY_S / 2, FIRST_S + 1.5 * DAY_S]);
  expect(steps.map((step) => step % DAY_S)).toEqual(Array(7).fill(0));
  expect(labels([FIRST_S, FIRST_S + DAY_S])).toEqual(['Nov 25', 'Nov 26']);
  expect(text()).toContain('Nov 26, 202631€1.00€0.50');
});

test('hours have the names of the shop’s clocks, also one that they show twice', async () => {
  const points = ['01:00', '01:00', '02:00'].map((name, i) => point(FIRST_S + i * HOUR_S, name));
  await show(<SalesChart points={points} currency="EUR" isHours />);
  const { labels, steps } = axis();
  expect(labels(points.map(({ at }) => at / 1000))).toEqual(['01:00', '01:00', '02:00']);
  expect(steps).toEqual([1, 3, 6, 12].map((hours) => hours * HOUR_S));
});

test('a time without sales has its table and no empty chart', async () => {
  await show(<SalesChart points={[point(FIRST_S, 'Nov 25, 2026', { cents: 0 })]} currency="EUR" isHours={false} />);
  expect(drawn.options).toEqual([]);
  expect(text()).toContain('Nov 25, 202631€0.00€0.00');
});
