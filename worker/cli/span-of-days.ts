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
 * Returns the days for the API, which knows what day it is in the shop and has defaults where they are left out. Throws
 * UsageError where the first day is given twice.
 */
export function spanOf({ days, from, to }: Given): Given {
  if (days !== undefined && from !== undefined)
    throw new UsageError('--days counts back from --to or today, so --from cannot be given with it.');
  return { from, to, days };
}
