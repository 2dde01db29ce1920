import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryZone } from './country-zone.ts';
import { countriesWith } from './duties.ts';
import { CALENDARS, holidaysOf, isWorkingDay, orthodoxEaster, westernEaster } from './holidays.ts';

/** Returns the holidays of a year on which people would work otherwise, as `MM-DD`. */
function restsIn(country: string, year: number): string {
  const days = [...holidaysOf(country, year)].filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  return days
    .map((day) => day.slice('YYYY-'.length))
    .sort()
    .join(' ');
}

describe('holidays', () => {
  test.each([
    ['AT', '01-01 01-06 03-29 05-06 05-17 05-27 10-26 11-01 12-08'],
    ['BE', '01-01 03-29 05-06 05-17 07-21 11-01 11-11'],
    ['BG', '01-01 03-03 04-30 05-03 05-04 05-06 05-24 09-06 09-22 12-24 12-27 12-28'],
    ['CY', '01-01 01-06 03-15 03-25 04-01 04-30 05-03 06-21 10-01 10-28'],
    ['CZ', '01-01 03-26 03-29 07-05 07-06 09-28 10-28 11-17 12-24'],
    ['DE', '01-01 03-26 03-29 05-06 05-17'],
    ['DK', '01-01 03-25 03-26 03-29 05-06 05-17'],
    ['EE', '01-01 02-24 03-26 06-23 06-24 08-20 12-24'],
    ['ES', '01-01 01-06 03-26 10-12 11-01 12-06 12-08'],
    ['FI', '01-01 01-06 03-26 03-29 05-06 06-25 12-06 12-24'],
    ['FR', '01-01 03-29 05-06 05-17 07-14 11-01 11-11'],
    ['GR', '01-01 01-06 03-15 03-25 04-30 05-03 06-21 10-28'],
    ['HR', '01-01 01-06 03-29 05-27 06-22 08-05 11-01 11-18'],
    ['HU', '01-01 03-15 03-26 03-29 05-17 08-20 11-01'],
    ['IE', '01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25'],
    ['IS', '01-01 03-25 03-26 03-29 04-22 05-06 05-17 06-17 08-02'],
    ['IT', '01-01 01-06 03-29 06-02 10-04 11-01 12-08'],
    ['LI', '01-01 01-06 03-29 05-06 05-17 05-27 09-08 11-01 12-08'],
    ['LT', '01-01 02-16 03-11 03-29 06-24 07-06 11-01 11-02 12-24'],
    ['LU', '01-01 03-29 05-06 05-17 06-23 11-01'],
    ['LV', '01-01 03-26 03-29 05-04 06-23 06-24 11-18 12-24 12-31'],
    ['MT', '01-01 02-10 03-19 03-26 03-31 06-07 06-29 09-08 09-21 12-08 12-13'],
    ['NL', '01-01 03-26 03-29 04-27 05-05 05-06 05-17'],
    ['NO', '01-01 03-25 03-26 03-29 05-06 05-17'],
    ['PL', '01-01 01-06 03-29 05-03 05-27 11-01 11-11 12-24'],
    ['PT', '01-01 03-26 05-27 06-10 10-05 11-01 12-01 12-08'],
    ['RO', '01-01 01-06 01-07 04-30 05-03 06-01 06-21 11-30 12-01'],
    ['SE', '01-01 01-06 03-26 03-29 05-06 06-25 12-24 12-31'],
    ['SI', '01-01 02-08 03-29 04-27 06-25 11-01'],
    ['SK', '01-01 01-06 03-26 03-29 07-05 11-01 12-24'],
  ])('%s has in 2027 the holidays %s on weekdays', (country, expected) => {
    expect(restsIn(country, 2027)).toBe(expected);
  });

  test('every country with the right of withdrawal has a time zone, and a table unless its law moves no end', () => {
    const countries = [...countriesWith('withdrawalRight', '2026-06-19')].sort();
    expect(Object.keys(CALENDARS).sort()).toEqual(countries.filter((country) => country !== 'GB'));
    expect(countries.map(countryZone)).not.toContain('UTC');
  });

  test('Bulgaria has another day off for a fixed holiday at the weekend, each its own', () => {
    // 25 and 26 December 2027 are a Saturday and a Sunday.
    expect([...holidaysOf('BG', 2027)]).toEqual(expect.arrayContaining(['2027-12-27', '2027-12-28']));
    expect(isWorkingDay('2027-12-29', 'BG')).toBe(true);
  });

  test('Latvia moves two of its days from the weekend, and no other', () => {
    expect(restsIn('LV', 2025)).toContain('05-05');
    expect(holidaysOf('LV', 2025).has('2025-05-05')).toBe(true);
    expect(isWorkingDay('2027-12-27', 'LV')).toBe(true);
  });

  test('Ireland keeps St Brigid’s day on the first Monday of February, or on the first of it where that is a Friday', () => {
    expect(isWorkingDay('2030-02-01', 'IE')).toBe(false);
    expect(isWorkingDay('2030-02-04', 'IE')).toBe(true);
    expect(isWorkingDay('2027-02-01', 'IE')).toBe(false);
  });

  test('without a table, people rest at weekends alone', () => {
    expect(['2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28'].map((day) => isWorkingDay(day, 'US'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('Easter Sunday', () => {
  test.each([
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2027, '2027-03-28', '2027-05-02'],
    [2038, '2038-04-25', '2038-04-25'],
  ])('is in %i on %s, and on %s for the Orthodox', (year, western, orthodox) => {
    expect(westernEaster(year)).toBe(western);
    expect(orthodoxEaster(year)).toBe(orthodox);
  });

  test('is a Sunday in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
        for (const day of [westernEaster(year), orthodoxEaster(year)]) expect(new Date(day).getUTCDay()).toBe(0);
      }),
    );
  });
});
