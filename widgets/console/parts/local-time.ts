import { MINUTE_MS } from '#runtime/domain/durations.ts';

/** Writes a time, in ms since the epoch, as a field for date and time shows it by the person's own clock; '' for null. */
export function toLocalTime(ms: number | null): string {
  if (ms === null) return '';
  return new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/**
 * Reads such a field; null where it is empty. A time that was not changed stays as exact as `before`: fields show no
 * seconds.
 */
export function fromLocalTime(text: string, before: number | null = null): number | null {
  if (before !== null && text === toLocalTime(before)) return before;
  const ms = new Date(text).getTime();
  return Number.isNaN(ms) ? null : ms;
}
