import { DAY_MS } from '#runtime/domain/durations.ts';
import { dayAfter } from '#runtime/domain/zoned-time.ts';

/**
 * Nationwide public holidays by the laws of each country. A day of a region alone is none, and one that always falls on a
 * Saturday or Sunday stands nowhere, because neither is a working day. Days that a law on periods treats like holidays
 * (Finland, Sweden, the Netherlands) stand among them. Compared with github.com/commenthol/date-holidays, whose facts
 * come from Wikipedia; what decides is the yearly list in the C series of the Official Journal (Article 2 of Regulation
 * (EEC, Euratom) 1182/71).
 */
interface Calendar {
  /** `MM-DD`, one space between two. */
  fixed: string;
  /** Days from Easter Sunday. */
  easter: readonly number[];
  /** Whether its Easter is the Orthodox one. */
  isOrthodox?: true;
  /** The first such weekday on this date or after it; 1 is Monday. */
  weekdays?: readonly Weekday[];
  /** Fixed dates that move to the next working day from a weekend. */
  moved?: string;
}

interface Weekday {
  from: string;
  weekday: number;
  /** Whether it is the date itself where that is a Friday. */
  isOrFriday?: true;
}

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const DAYS_PER_WEEK = 7;

const BULGARIAN = '01-01 03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26';

export const CALENDARS: Readonly<Record<string, Calendar>> = {
  AT: { fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', easter: [1, 39, 50, 60] },
  BE: { fixed: '01-01 05-01 07-21 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  BG: { fixed: BULGARIAN, easter: [-2, 1], isOrthodox: true, moved: BULGARIAN },
  CY: {
    fixed: '01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 12-25 12-26',
    easter: [-48, -2, 1, 50],
    isOrthodox: true,
  },
  CZ: { fixed: '01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26', easter: [-2, 1] },
  DE: { fixed: '01-01 05-01 10-03 12-25 12-26', easter: [-2, 1, 39, 50] },
  DK: { fixed: '01-01 12-25 12-26', easter: [-3, -2, 1, 39, 50] },
  EE: { fixed: '01-01 02-24 05-01 06-23 06-24 08-20 12-24 12-25 12-26', easter: [-2] },
  ES: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', easter: [-2] },
  FI: {
    fixed: '01-01 01-06 05-01 12-06 12-24 12-25 12-26',
    easter: [-2, 1, 39],
    weekdays: [{ from: '06-19', weekday: FRIDAY }],
  },
  FR: { fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  GR: { fixed: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26', easter: [-48, -2, 1, 50], isOrthodox: true },
  HR: { fixed: '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26', easter: [1, 60] },
  HU: { fixed: '01-01 03-15 05-01 08-20 10-23 11-01 12-25 12-26', easter: [-2, 1, 50] },
  IE: {
    fixed: '01-01 03-17 12-25 12-26',
    easter: [1],
    weekdays: [
      { from: '02-01', weekday: MONDAY, isOrFriday: true },
      { from: '05-01', weekday: MONDAY },
      { from: '06-01', weekday: MONDAY },
      { from: '08-01', weekday: MONDAY },
      { from: '10-25', weekday: MONDAY },
    ],
  },
  IS: {
    fixed: '01-01 05-01 06-17 12-25 12-26',
    easter: [-3, -2, 1, 39, 50],
    weekdays: [
      { from: '04-19', weekday: THURSDAY },
      { from: '08-01', weekday: MONDAY },
    ],
  },
  IT: { fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26', easter: [1] },
  LI: { fixed: '01-01 01-06 05-01 08-15 09-08 11-01 12-08 12-25 12-26', easter: [1, 39, 50, 60] },
  LT: { fixed: '01-01 02-16 03-11 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26', easter: [1] },
  LU: { fixed: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26', easter: [1, 39, 50] },
  LV: {
    fixed: '01-01 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31',
    easter: [-2, 1],
    moved: '05-04 11-18',
  },
  MT: {
    fixed: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
    easter: [-2],
  },
  NL: { fixed: '01-01 04-27 05-05 12-25 12-26', easter: [-2, 1, 39, 50] },
  NO: { fixed: '01-01 05-01 05-17 12-25 12-26', easter: [-3, -2, 1, 39, 50] },
  PL: { fixed: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26', easter: [1, 60] },
  PT: { fixed: '01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25', easter: [-2, 60] },
  RO: {
    fixed: '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26',
    easter: [-2, 1, 50],
    isOrthodox: true,
  },
  SE: {
    fixed: '01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31',
    easter: [-2, 1, 39],
    weekdays: [{ from: '06-19', weekday: FRIDAY }],
  },
  SI: { fixed: '01-01 01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26', easter: [1] },
  SK: { fixed: '01-01 01-06 05-01 07-05 08-29 11-01 12-24 12-25 12-26', easter: [-2, 1] },
};

/** Returns the public holidays of a country in a year, as ISO days; none for a country without a table. */
export function holidaysOf(country: string, year: number): ReadonlySet<string> {
  const calendar = CALENDARS[country];
  if (!calendar) return new Set();
  const { fixed, easter, isOrthodox, weekdays = [], moved = '' } = calendar;
  const inYear = (date: string) => `${String(year).padStart(4, '0')}-${date}`;
  const sunday = isOrthodox ? orthodoxEaster(year) : westernEaster(year);
  const holidays = new Set([
    ...fixed.split(' ').map(inYear),
    ...easter.map((days) => dayAfter(sunday, days)),
    ...weekdays.map(({ from, weekday, isOrFriday }) => {
      const first = inYear(from);
      const sought = isOrFriday && weekdayOf(first) === FRIDAY ? FRIDAY : weekday;
      return dayAfter(first, (sought - weekdayOf(first) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
    }),
  ]);
  for (const date of moved.split(' ').filter(Boolean).map(inYear)) {
    if (!isWeekend(date)) continue;
    let day = date;
    while (isWeekend(day) || holidays.has(day)) day = dayAfter(day);
    holidays.add(day);
  }
  return holidays;
}

/** Whether people work on an ISO day in a country: it is no Saturday, Sunday or public holiday. */
export function isWorkingDay(day: string, country: string): boolean {
  return !isWeekend(day) && !holidaysOf(country, Number(day.slice(0, 4))).has(day);
}

function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === SATURDAY || weekday === SUNDAY;
}

function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

/** The Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, ch. 8). */
export function westernEaster(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return dayOfMarch(year, h + l - 7 * m + 22);
}

/** The Easter Sunday of the Julian calendar, as a day of the Gregorian one. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return dayOfMarch(year, moon + weekday + 22 + behind);
}

/** The ISO day that is day `n` of March, which goes on into April and May. */
function dayOfMarch(year: number, n: number): string {
  return new Date(Date.UTC(year, 2, 1) + (n - 1) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
