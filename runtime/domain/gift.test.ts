import { describe, expect, test } from 'vitest';
import { dayIn, GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH, giftErrors } from './gift.ts';

const TODAY = '2026-11-21';
const GOOD = {
  senderName: '',
  recipientName: 'Ann',
  recipientEmail: 'ann@mail.test',
  message: '',
  deliveryDate: TODAY,
  email: 'bob@mail.test',
};

describe('a gift card’s entries', () => {
  test('a gift card may have no message and be delivered today', () => {
    expect(giftErrors(GOOD, TODAY)).toEqual({});
  });

  test.each([
    ['recipientName', '', { code: 'required' }],
    ['recipientName', 'x'.repeat(GIFT_NAME_MAX_LENGTH), undefined],
    ['recipientName', 'x'.repeat(GIFT_NAME_MAX_LENGTH + 1), { code: 'tooLong', max: GIFT_NAME_MAX_LENGTH }],
    ['recipientEmail', '', { code: 'required' }],
    ['recipientEmail', 'ann@mail', { code: 'invalidEmail' }],
    ['recipientEmail', 'ann@mail.test\nBcc: x@y.test', { code: 'invalidEmail' }],
    ['senderName', 'x'.repeat(GIFT_NAME_MAX_LENGTH + 1), { code: 'tooLong', max: GIFT_NAME_MAX_LENGTH }],
    ['message', 'x'.repeat(GIFT_MESSAGE_MAX_LENGTH), undefined],
    ['message', 'x'.repeat(GIFT_MESSAGE_MAX_LENGTH + 1), { code: 'tooLong', max: GIFT_MESSAGE_MAX_LENGTH }],
    ['deliveryDate', '', { code: 'required' }],
    ['deliveryDate', '2026-11-20', { code: 'tooEarly' }],
    ['deliveryDate', '2026-11-22', undefined],
    ['deliveryDate', '2027-02-29', { code: 'invalidDate' }],
    ['deliveryDate', '2028-02-29', undefined],
    ['deliveryDate', '2026-13-01', { code: 'invalidDate' }],
    ['deliveryDate', '21.11.2026', { code: 'invalidDate' }],
    ['email', '', { code: 'required' }],
    ['email', '@', { code: 'invalidEmail' }],
  ] as const)('the gift card’s %s %j gives the error %j', (name, value, error) => {
    expect(giftErrors({ ...GOOD, [name]: value }, TODAY)).toEqual(error ? { [name]: error } : {});
  });
});

test.each([
  ['America/Los_Angeles', '2026-11-20'],
  ['Europe/Berlin', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-21'],
])('a delivery date is compared with the day in the shop’s time zone, %s', (timeZone, day) => {
  expect(dayIn(timeZone, Date.UTC(2026, 10, 21, 7, 59))).toBe(day);
});

test.each(['', 'Mars/Base', 'no such zone'])('the unknown time zone %j counts as New York', (timeZone) => {
  expect(dayIn(timeZone, Date.UTC(2026, 10, 21, 4, 59))).toBe('2026-11-20');
  expect(dayIn(timeZone, Date.UTC(2026, 10, 21, 5))).toBe('2026-11-21');
});

test.each([
  ['2026-03-29T22:30Z', '2026-03-30'],
  ['2026-03-28T22:30Z', '2026-03-28'],
  ['2026-10-25T22:30Z', '2026-10-25'],
  ['2026-10-24T22:30Z', '2026-10-25'],
])('the time %s in Berlin is on %s, also on days of 23 and 25 hours', (time, day) => {
  expect(dayIn('Europe/Berlin', Date.parse(time))).toBe(day);
});
