declare namespace Intl {
  interface Locale {
    /** The days are numbered from 1, Monday, to 7. TypeScript's own libraries lack it. */
    getWeekInfo(): { firstDay: number };
  }
}
