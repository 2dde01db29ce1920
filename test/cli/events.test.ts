import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const SITE = { timeZone: 'America/Los_Angeles' };
const EVENT = {
  id: 'tea',
  collectionId: 'events',
  recordType: 'event',
  title: 'Tea',
  position: 5,
  version: 3,
  updatedAt: 1,
  likeCount: 0,
  publicCommentCount: 0,
  startsAt: 1,
  endsAt: 2,
  options: { isAllDay: true, passthrough: false },
};
const create = (options: string) => owner(`events create events --title Tea ${options}`, [SITE, EVENT]);
const sent = async (options: string) => (await create(options)).made[1];

test('an event is created by the command alone, by the clocks of the site', async () => {
  const made = await sent(
    '--starts 2026-12-04T18:30 --ends 2026-12-04T20:00 --place Counter --country US --lat 46.1 --lng=-123.8 --about <p>Tea</p>',
  );
  expect(made).toMatchObject({
    call: 'POST /api/owner/collections/events/items',
    body: {
      recordType: 'event',
      title: 'Tea',
      excerpt: '<p>Tea</p>',
      startsAt: Date.parse('2026-12-05T02:30Z'),
      endsAt: Date.parse('2026-12-05T04:00Z'),
      location: { addressLine1: 'Counter', addressLine2: '', addressCountry: 'US', mapLat: 46.1, mapLng: -123.8 },
      options: { isAllDay: false },
    },
  });
});

test.each([
  ['--starts 2026-11-01T00:30 --ends 2026-11-01T03:00', '2026-11-01T07:30Z', '2026-11-01T11:00Z', false],
  ['--starts 2026-12-04T18:30+01:00', '2026-12-04T17:30Z', '2026-12-04T17:30Z', false],
  ['--starts 2026-12-04T18:30Z --ends 2026-12-04T18:30', '2026-12-04T18:30Z', '2026-12-05T02:30Z', false],
  ['--starts 2026-12-05 --ends 2026-12-06', '2026-12-05T20:00Z', '2026-12-06T20:00Z', true],
])('%s is read', async (options, startsAt, endsAt, isAllDay) => {
  const made = await sent(options);
  expect(made?.body).toMatchObject({
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    options: { isAllDay },
  });
  expect(made?.body).not.toHaveProperty('location');
});

test.each([
  ['--starts soon', '--starts is a time such as 2026-12-04T18:30'],
  ['--starts 2026-12-04 --ends 2026-12-04T18:30', 'both days'],
])('%s is refused', async (options, message) => {
  await expect(create(options)).rejects.toThrow(message);
});

test('a place beyond the poles is refused', async () => {
  await expect(owner('events create events --title Tea --starts 2026-12-04 --lat 91', [])).rejects.toThrow('--lat');
});

test('an event moves to another time and stays what it is otherwise', async () => {
  const { made } = await owner('events move tea --starts 2026-12-04T18:30', [EVENT, SITE, EVENT]);
  expect(made[2]?.call).toBe('PUT /api/owner/items/tea');
  expect(made[2]?.headers.get('If-Match')).toBe('"3"');
  expect(made[2]?.body).toEqual({
    recordType: 'event',
    title: 'Tea',
    startsAt: Date.parse('2026-12-05T02:30Z'),
    endsAt: Date.parse('2026-12-05T02:30Z'),
    options: { isAllDay: false, passthrough: false },
  });
});
