import { expect, test } from 'vitest';
import { installmentPlan } from './installment-plan.ts';

const at = (text: string) => Date.parse(text);
const days = (now: string, timeZone: string, language = 'en-US') =>
  installmentPlan([26, 25, 25, 25], at(now), { language, timeZone }).map(({ date }) => date);

test('the first payment is due today, the others in 2, 4 and 6 weeks', () => {
  expect(installmentPlan([26, 25, 25, 25], at('2026-11-23T12:00Z'), { language: 'en-US', timeZone: 'UTC' })).toEqual([
    { cents: 26, date: 'November 23, 2026' },
    { cents: 25, date: 'December 7, 2026' },
    { cents: 25, date: 'December 21, 2026' },
    { cents: 25, date: 'January 4, 2027' },
  ]);
});

test.each([
  ['clocks go back', '2026-10-25T04:30Z', ['October 25, 2026', 'November 8, 2026']],
  ['clocks go forward', '2026-03-01T05:30Z', ['March 1, 2026', 'March 15, 2026']],
])('the days stay two weeks apart where %s', (_, now, [first, second]) => {
  expect(days(now, 'America/New_York').slice(0, 2)).toEqual([first, second]);
});

test('today is the day of the time zone', () => {
  expect(days('2026-11-23T23:30Z', 'Pacific/Auckland')[0]).toBe('November 24, 2026');
  expect(days('2026-11-23T02:30Z', 'America/Los_Angeles')[0]).toBe('November 22, 2026');
});

test('the days are written in the language of the page', () => {
  expect(days('2026-11-23T12:00Z', 'UTC', 'fr-CA')[0]).toBe('23 novembre 2026');
});
