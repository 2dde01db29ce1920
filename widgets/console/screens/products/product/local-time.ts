const MINUTE_MS = 60_000;

/** Writes a time for a field of date and time, by the person's own clock. */
export function toLocalTime(ms: number): string {
  const offset = new Date(ms).getTimezoneOffset() * MINUTE_MS;
  return new Date(ms - offset).toISOString().slice(0, 16);
}

/** Reads such a field, in ms since the epoch; undefined where it is empty. */
export function fromLocalTime(text: string): number | undefined {
  const ms = new Date(text).getTime();
  return Number.isNaN(ms) ? undefined : ms;
}
