import { DAY_MS } from '#runtime/domain/durations.ts';
import { day, whole } from './option-kinds.ts';
import { UsageError } from './usage-error.ts';

/** The options of a command about some days. */
export const SPAN = {
  days: whole('N', 'up to --to or today, 30 by default', { to: 800 }),
  from: day('the first one, 2026-05-31'),
  to: day('the last one'),
};

interface Given {
  days: number | undefined;
  from: string | undefined;
  to: string | undefined;
}

/**
 * Returns the first and the last day, UTC, for the API, which has defaults where one is left out. Throws UsageError
 * where the first day is given twice.
 */
export function spanOf({ days, from, to }: Given): Pick<Given, 'from' | 'to'> {
  if (days === undefined) return { from, to };
  if (from !== undefined)
    throw new UsageError('--days counts back from --to or today, so --from cannot be given with it.');
  const last = to === undefined ? Date.now() : Date.parse(to);
  return { from: new Date(last - (days - 1) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length), to };
}
