import type { Context, Variable } from '@squarespace/template-engine';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { WrappedFormatter } from './wrapped-formatter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest first; a month has 30 days, as in the engine. */
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** The engine's `timesince`, whose words are English: a page in another language has its own. */
export class TimeSince extends WrappedFormatter {
  apply(args: string[], variables: Variable[], context: Context): void {
    const [date] = variables;
    const time = date?.node.asNumber() ?? Number.NaN;
    this.original.apply(args, variables, context);
    const language: string = context.resolve(['website', 'language']).asString();
    if (!date || !Number.isFinite(time) || !language || /^en\b/i.test(language)) return;
    const ago = timeAgo((context.now ?? Date.now()) - time, language);
    date.set(`<span class="timesince" data-date="${time}">${escapeHtml(ago)}</span>`);
  }
}

/** Returns how long ago something was, `ms` before now, in the largest unit that is full: "vor 5 Minuten", "jetzt". */
function timeAgo(ms: number, language: string): string {
  const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? ['second', Number.POSITIVE_INFINITY];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(ms / size) || 0, unit);
}
