import { DAY_MS } from '#runtime/domain/durations.ts';

/** The same time of day so many months later, on the last day of a month that is shorter. In UTC. */
export function monthsAfter(time: number, months: number): number {
  const start = new Date(time);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const day = Math.min(start.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
  return Date.UTC(year, month, day) + (time % DAY_MS);
}
