import { addressOf } from '#runtime/api/calls.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Vitals } from '#runtime/contracts/vitals-calls.ts';
import { apiCommand, type Command } from '../command.ts';
import { flag } from '../option-kinds.ts';
import { type Column, table } from '../output.ts';
import { SPAN, spanOf } from '../span-of-days.ts';

const PERCENT = 100;

type Summary = Vitals['totals'][number];

const COLUMNS: readonly Column<Summary>[] = [
  ['page', ({ pageType }) => nameOf(pageType)],
  'metric',
  ['p75', ({ metric, p75 }) => (metric === 'CLS' ? String(p75) : `${p75} ms`)],
  'rating',
  ['views', ({ count }) => count],
  ['good', ({ good, count }) => percent(good, count)],
  ['poor', ({ poor, count }) => percent(poor, count)],
  ['ours', ({ ours, count }) => percent(ours, count)],
];

export const vitals: readonly Command[] = [
  apiCommand({
    name: 'vitals',
    options: { ...SPAN, daily: flag('day by day') },
    about: 'shows how fast pages are for three quarters of their visitors, and how often our scripts are the reason',
    run: async ({ options: { daily, ...span }, api }) => {
      const answer = await api.call('GET', addressOf('/api/owner/vitals', spanOf(span)));
      return daily ? table(answer, answer.days, ['day', ...COLUMNS]) : table(answer, answer.totals, COLUMNS);
    },
  }),
];

/** The name of a page type: "content item" for 50. */
function nameOf(pageType: number): string {
  const [name = 'other'] = Object.entries(PAGE_TYPE).find(([, number]) => number === pageType) ?? [];
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / Math.max(whole, 1)) * PERCENT)} %`;
}
