import { addressOf } from '#runtime/api/calls.ts';
import { CONTENT_STATUSES } from '#runtime/contracts/enumerations.ts';
import { momentOf } from '#runtime/domain/zoned-time.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { asChange } from '../json-file.ts';
import { OPERATIONS } from '../operations.ts';
import { choice, type OptionKind, required, text } from '../option-kinds.ts';
import { object } from '../output.ts';
import { UsageError } from '../usage-error.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;
const ZONED_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

const STARTS = 'in the site’s time zone unless it names another, 2026-12-04T18:30; a day alone for whole days';

export const events: readonly Command[] = [
  apiCommand({
    name: 'events create',
    operands: ['COLLECTION'],
    options: {
      title: required(text('TEXT')),
      starts: required(text('TIME', STARTS)),
      ends: text('TIME', 'by default when it starts'),
      place: text('TEXT', 'first line of its address'),
      town: text('TEXT', 'second line of its address'),
      country: text('TEXT'),
      lat: degrees(90),
      lng: degrees(180),
      about: text('HTML', 'what lists say of it'),
      status: choice('STATUS', CONTENT_STATUSES, 'by default published'),
    },
    about: 'creates an event in a collection',
    run: async ({ operands: [collectionId], options, api }) => {
      const { title, about = '', status, place = '', town = '', country = '', lat = null, lng = null } = options;
      const location = { addressLine1: place, addressLine2: town, addressCountry: country, mapLat: lat, mapLng: lng };
      const isPlaced = Object.values(location).some((part) => part !== '' && part !== null);
      const body = {
        recordType: 'event' as const,
        title,
        excerpt: about,
        ...(status && { status }),
        ...(isPlaced && { location }),
        ...(await timesOf(options, api)),
      };
      const address = addressOf('/api/owner/collections/:collectionId/items', { collectionId });
      return object(await api.call('POST', address, { body }));
    },
  }),
  apiCommand({
    name: 'events move',
    operands: ['ITEM'],
    options: { starts: required(text('TIME', STARTS)), ends: text('TIME', 'by default when it starts') },
    about: 'gives an event another time',
    run: async ({ operands: [itemId], options, api }) => {
      const address = addressOf('/api/owner/items/:itemId', { itemId });
      const { version, ...item } = await api.call('GET', address);
      const { options: times, ...moments } = await timesOf(options, api);
      const rest = asChange(item, OPERATIONS['PUT /api/owner/items/:itemId'].readOnly);
      const body = { ...rest, ...moments, options: { ...item.options, ...times } };
      return object(await api.call('PUT', address, { body, version }));
    },
  }),
];

/** Reads start and end. Times without a zone are those of the site's clocks. */
async function timesOf({ starts, ends = starts }: { starts: string; ends?: string | undefined }, api: Api) {
  const isAllDay = DAY.test(starts);
  if (isAllDay !== DAY.test(ends)) throw new UsageError('--starts and --ends are both days, or both have a time.');
  const { timeZone } = await api.call('GET', '/api/owner/site');
  const moment = (given: string, name: string) => {
    const at = momentIn(given, timeZone);
    if (Number.isNaN(at)) throw new UsageError(`--${name} is a time such as 2026-12-04T18:30, or a day, not ${given}.`);
    return at;
  };
  return { startsAt: moment(starts, 'starts'), endsAt: moment(ends, 'ends'), options: { isAllDay } };
}

function momentIn(given: string, timeZone: string): number {
  if (DAY.test(given)) return momentOf(`${given}T12:00`, timeZone);
  if (LOCAL_TIME.test(given)) return momentOf(given, timeZone);
  return ZONED_TIME.test(given) ? Date.parse(given) : Number.NaN;
}

/** A place on the map. */
function degrees(most: number): OptionKind<number | undefined> {
  return {
    type: 'string',
    word: 'DEGREES',
    about: 'below zero as =-123.8',
    values: [],
    isRequired: false,
    read(given, name) {
      if (given === undefined) return undefined;
      const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN;
      if (Math.abs(number) <= most) return number;
      throw new UsageError(`--${name} is a number from -${most} to ${most}, not ${given}.`);
    },
  };
}
