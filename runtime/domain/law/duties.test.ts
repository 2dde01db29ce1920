import { expect, test } from 'vitest';
import { isCountry } from '../countries.ts';
import { countriesWith, DUTIES, type Duty } from './duties.ts';
import { DUTY_ROWS } from './duty-rows.ts';

const FOUNDED = 'AT BE DE DK ES FI FR GR IE IT LU NL PT SE';
const OF_2004 = 'CY CZ EE HU LT LV MT PL SI SK';
const UNION = `${FOUNDED} ${OF_2004} BG RO HR`;

/** The first days by duty, as countries and a day. */
const EXPECTED: Readonly<Record<Duty, readonly (readonly [countries: string, since: string])[]>> = {
  imprint: [
    [FOUNDED, '2002-01-17'],
    [OF_2004, '2004-05-01'],
    ['BG RO', '2007-01-01'],
    ['HR', '2013-07-01'],
    ['NO', '2003-07-01'],
    ['GB', '2002-08-21'],
    ['CH', '2012-04-01'],
  ],
  privacyNotice: [
    [`${UNION} GB`, '2018-05-25'],
    ['IS LI NO', '2018-07-20'],
    ['CH', '2023-09-01'],
  ],
  terms: [
    [`${UNION} LI NO GB`, '2014-06-13'],
    ['IS', '2016-04-01'],
  ],
  totalPrice: [
    [`${FOUNDED} IS LI NO`, '2000-03-18'],
    [OF_2004, '2004-05-01'],
    ['BG RO', '2007-01-01'],
    ['HR', '2013-07-01'],
    ['GB', '2004-07-22'],
    ['CH', '1979-01-01'],
  ],
  orderButton: [
    [`${UNION} LI NO GB`, '2014-06-13'],
    ['IS', '2016-04-01'],
  ],
  withdrawalRight: [
    [`${UNION} LI NO GB`, '2014-06-13'],
    ['IS', '2016-04-01'],
  ],
  withdrawalFunction: [
    [UNION.replace('AT ', ''), '2026-06-19'],
    ['AT', '2026-10-01'],
  ],
  cancellationButton: [
    ['DE', '2022-07-01'],
    ['FR', '2023-06-01'],
  ],
  guaranteeNotice: [[UNION, '2026-09-27']],
  lowestPrice: [
    [UNION, '2022-05-28'],
    ['NO', '2023-10-01'],
  ],
  anchorPrice: [['HR', '2026-11-17']],
  unitPrice: [
    [`${FOUNDED} IS LI NO`, '2000-03-18'],
    [OF_2004, '2004-05-01'],
    ['BG RO', '2007-01-01'],
    ['HR', '2013-07-01'],
    ['GB', '2004-07-22'],
    ['CH', '1979-01-01'],
  ],
  deposit: [
    [`${FOUNDED} IS LI NO`, '2000-03-18'],
    [OF_2004, '2004-05-01'],
    ['BG RO', '2007-01-01'],
    ['HR', '2013-07-01'],
    ['GB', '2026-04-06'],
  ],
  productSafety: [[UNION, '2024-12-13']],
  registrations: [
    ['DE', '2015-10-24'],
    ['FR', '2022-01-01'],
  ],
  downloadWaiver: [
    [`${UNION} LI NO GB`, '2014-06-13'],
    ['IS', '2016-04-01'],
  ],
  accessibility: [[UNION, '2025-06-28']],
};

const DAYS = DUTIES.flatMap((duty) =>
  EXPECTED[duty].flatMap(([countries, since]) => countries.split(' ').map((country) => ({ duty, country, since }))),
);
const DAY_MS = 86_400_000;
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

test.each(DAYS)('$duty is in force in $country from $since, and not the day before', ({ duty, country, since }) => {
  expect(countriesWith(duty, since)).toContain(country);
  expect(countriesWith(duty, '9999-12-31')).toContain(country);
  expect(countriesWith(duty, dayBefore(since))).not.toContain(country);
});

test('the table has these rows and no others, each country once for a duty', () => {
  const named = ({ duty, country }: { duty: Duty; country: string }) => `${duty} ${country}`;
  expect(DUTY_ROWS.map(named).sort()).toEqual(DAYS.map(named).sort());
});

test.each(DUTY_ROWS)(
  'the row of $duty in $country names a country, a day and the act',
  ({ country, since, source }) => {
    expect(isCountry(country)).toBe(true);
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since);
    expect(source).not.toBe('');
  },
);

test.each(['US', 'JP', 'CA', 'TR', 'UA'])('nothing is asked in %s', (country) => {
  expect(DUTIES.filter((duty) => countriesWith(duty, '9999-12-31').has(country))).toEqual([]);
});

test('Switzerland has no right of withdrawal, and the United Kingdom no function for it', () => {
  const asked = (country: string) => DUTIES.filter((duty) => countriesWith(duty, '2026-11-29').has(country));
  expect(asked('CH')).toEqual(['imprint', 'privacyNotice', 'totalPrice', 'unitPrice']);
  expect(asked('GB')).toContain('withdrawalRight');
  expect(asked('GB')).not.toContain('withdrawalFunction');
});
