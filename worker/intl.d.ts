/** What TypeScript's own libraries lack. */
declare namespace Intl {
  interface Locale {
    /** The days are numbered from 1, Monday, to 7. */
    getWeekInfo(): { firstDay: number };
    /** The time zones (IANA) of the tag's region, sorted by name; undefined without a region. */
    getTimeZones(): string[] | undefined;
  }
}
