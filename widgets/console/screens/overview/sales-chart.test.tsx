import type UPlot from 'uplot';
import { expect, test, vi } from 'vitest';
import { prepareConsole, show, text } from '../../../../test/console-shop.tsx';
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

const DAY_S = 86_400;
const FIRST_S = Date.parse('2026-11-25') / 1000;

test('the bars at both ends have room, labels are whole days, and a day has its name on every device', async () => {
  const days = ['2026-11-25', '2026-11-26'].map((day) => ({ day, cents: 100, orders: 1 }));
  await show(<SalesChart days={days} currency="EUR" />);
  const [options] = drawn.options;
  const chart = {} as UPlot;
  const { range } = options?.scales?.x ?? {};
  expect(typeof range === 'function' && range(chart, FIRST_S, FIRST_S + DAY_S, 'x')).toEqual([
    FIRST_S - DAY_S / 2,
    FIRST_S + 1.5 * DAY_S,
  ]);
  const [axis] = options?.axes ?? [];
  const { incrs, values } = axis ?? {};
  expect(Array.isArray(incrs) && incrs.map((step) => step % DAY_S)).toEqual(Array(7).fill(0));
  expect(typeof values === 'function' && values(chart, [FIRST_S, FIRST_S + DAY_S], 0, 0, 0)).toEqual([
    'Nov 25',
    'Nov 26',
  ]);
  expect(text()).toContain('Nov 25, 20261€1.00');
});
