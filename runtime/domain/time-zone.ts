/** Time zone of a site whose settings do not name one. */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** Returns the time zone, or the default one where `Intl` does not know its name. */
export function supportedTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
