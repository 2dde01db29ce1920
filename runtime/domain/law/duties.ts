import type { Duty, DutyRow } from './duty.ts';
import { DUTY_ROWS } from './duty-rows.ts';

export { DUTIES, DUTIES_TO_ALL, type Duty, type DutyRow } from './duty.ts';

/** The rows of a duty that are in force on a day, '2026-12-04'. */
export function rowsOf(duty: Duty, day: string): DutyRow[] {
  return DUTY_ROWS.filter((row) => row.duty === duty && row.since <= day);
}

/** What was asked for last: a page asks for the same duties on the same day for each of its products. */
const latest = new Map<Duty, { day: string; countries: ReadonlySet<string> }>();

/** The countries in which a duty is in force on a day, '2026-12-04'; it begins with its day where the shop is. */
export function countriesWith(duty: Duty, day: string): ReadonlySet<string> {
  const known = latest.get(duty);
  if (known?.day === day) return known.countries;
  const countries = new Set(rowsOf(duty, day).map(({ country }) => country));
  latest.set(duty, { day, countries });
  return countries;
}
