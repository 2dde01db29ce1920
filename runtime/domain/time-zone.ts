/** platform.md §3, "Website settings". */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** A time zone as Intl takes it; the default one where there is none of that name. */
export function supportedTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
