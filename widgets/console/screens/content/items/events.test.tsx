import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { ItemDefinition } from '#runtime/contracts/content.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import {
  answers,
  callsOf,
  enter,
  field,
  find,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { stateChanges } from './StateFields.tsx';

const PATH = '/api/owner/items/e1';
const EVENT = {
  id: 'e1',
  collectionId: 'c1',
  recordType: 'event',
  title: 'Tasting',
  urlSlug: 'tasting',
  excerpt: '',
  body: '',
  author: null,
  categories: [],
  tags: [],
  starred: false,
  commentsOpen: false,
  status: 'draft',
  isLocked: false,
  publishedAt: 1_000,
  externalLink: null,
  sourceUrl: null,
  shareButtonOptions: null,
  promotedBlockType: null,
  endsAt: null,
  seoTitle: '',
  startsAt: Date.UTC(2027, 2, 4, 17, 30),
  location: null,
  seoDescription: '',
  images: [],
  position: 0,
  options: { gallery: null, videoUrl: null, overlay: false, serviceName: '', passthrough: false, isAllDay: false },
  likeCount: 0,
  publicCommentCount: 0,
  version: 3,
  updatedAt: 1,
};
const IMAGE = { assetId: 'a1', assetUrl: '/images/a1/pot.png', width: 9, height: 9, title: '', description: '' };
const IMAGES = [
  { ...IMAGE, id: 'g1', altText: 'A pot' },
  { ...IMAGE, id: 'g2', altText: 'A cup' },
];
const PICTURE = { id: 'a2', assetUrl: '/images/a2/tin.png', filename: 'tin.png', altText: 'A tin', formats: [] };

prepareConsole();

function withEvent(changes: object = {}): void {
  answers.set(`GET ${PATH}`, () => versioned({ ...EVENT, ...changes }));
  answers.set('GET /api/owner/collections/c1', () => json({ id: 'c1', navigationTitle: 'Events', urlId: 'events' }));
  answers.set('GET /api/owner/site', () => json({ timeZone: 'Europe/Berlin' }));
  answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...EVENT, ...(body as object), version: 4 }));
}
const sent = () => callsOf(`PUT ${PATH}`).at(-1)?.body as ItemDefinition;

async function choose(label: string, file: File): Promise<void> {
  await until(() => expect(field(label)).toBeDefined());
  const input = field(label) as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

describe('an event', () => {
  test('has its times by the clocks of the shop', async () => {
    withEvent();
    await openConsole('items/e1');
    await until(() => expect(field('Start')?.value).toBe('2027-03-04T18:30'));
    await enter('End', '2027-03-04T20:00');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ startsAt: EVENT.startsAt, endsAt: Date.UTC(2027, 2, 4, 19, 0) });
  });

  test('stays on the screen while its year is written, figure by figure', async () => {
    withEvent();
    await openConsole('items/e1');
    await see('Time in Europe/Berlin');
    for (const year of ['0002', '0020', '0202', '2028']) {
      await enter('Start', `${year}-03-04T18:30`);
      expect(field('Start')?.value).toBe(`${year}-03-04T18:30`);
    }
    await press('Save');
    await see('Saved.');
    expect(sent().startsAt).toBe(Date.UTC(2028, 2, 4, 17, 30));
  });

  test('has a place whose degrees are written with decimals', async () => {
    withEvent();
    await openConsole('items/e1');
    for (const typed of ['5', '52.', '52.0', '52.05']) {
      await enter('Latitude', typed);
      expect(field('Latitude')?.value).toBe(typed);
    }
    await enter('Longitude', '181');
    await see('Use a number from -180 to 180.');
    await enter('Longitude', '');
    await enter('First line of the address', 'Tea Lane 1');
    await press('Save');
    await see('Saved.');
    expect(sent().location).toEqual({
      addressLine1: 'Tea Lane 1',
      addressLine2: '',
      addressCountry: '',
      mapLat: 52.05,
      mapLng: null,
    });
  });
});

test('a future date stays when a draft is scheduled, and a published item has no future date', () => {
  const now = 1_000_000_500;
  const value = { ...EVENT, publishedAt: now + 9 * DAY_MS } as unknown as ItemDefinition;
  expect(stateChanges('scheduled', value, now)).toEqual({ status: 'published', publishedAt: now + 9 * DAY_MS });
  expect(stateChanges('scheduled', { ...value, publishedAt: 1 }, now)).toEqual({
    status: 'published',
    publishedAt: 1_000_000_000 + DAY_MS,
  });
  expect(stateChanges('published', value, now)).toEqual({ status: 'published', publishedAt: 1_000_000_000 });
  expect(stateChanges('private', value, now)).toEqual({ status: 'private' });
});

describe('pictures', () => {
  test('are described, moved, removed and added from the library', async () => {
    withEvent({ images: IMAGES });
    answers.set('GET /api/owner/pictures', () =>
      json({ pictures: [PICTURE], hasNextPage: false, nextPageCursor: null }),
    );
    await openConsole('items/e1');
    await enter('Description of picture 1', 'A blue pot');
    await press('Move picture 1 down');
    await press('Add a picture');
    await until(() => expect(find('tin.png')).toBeDefined());
    await press('tin.png');
    await press('Remove picture 1');
    await press('Save');
    await see('Saved.');
    expect(sent().images).toEqual([
      { ...IMAGES[0], altText: 'A blue pot' },
      { assetId: 'a2', assetUrl: '/images/a2/tin.png', altText: 'A tin' },
    ]);
  });

  test('are uploaded, and a file that is no picture is named', async () => {
    withEvent();
    answers.set('GET /api/owner/pictures', () => json({ pictures: [], hasNextPage: false, nextPageCursor: null }));
    answers.set('POST /api/owner/pictures', () => refusal('PICTURE_UNREADABLE', 400, 'The picture cannot be read.'));
    await openConsole('items/e1');
    await press('Add a picture');
    await see('The shop has no pictures. Upload one.');
    await choose('Upload a picture', new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await see('The file notes.txt does not appear to be a supported image file.');
    expect(callsOf('POST /api/owner/pictures')).toHaveLength(0);
    await choose('Upload a picture', new File(['x'], 'tin.png', { type: 'image/png' }));
    await see('The picture cannot be read.');
    answers.set('POST /api/owner/pictures', () => json(PICTURE, 201));
    await choose('Upload a picture', new File(['x'], 'tin.png', { type: 'image/png' }));
    await see('1 of 100 at most.');
    expect(callsOf('POST /api/owner/pictures')[1]?.url).toBe('/api/owner/pictures?filename=tin.png');
  });

  test('that arrive after the dialog was closed change nothing', async () => {
    withEvent({ images: IMAGES });
    let arrive = () => {};
    const waiting = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    answers.set('GET /api/owner/pictures', () => json({ pictures: [], hasNextPage: false, nextPageCursor: null }));
    answers.set('POST /api/owner/pictures', async () => {
      await waiting;
      return json(PICTURE, 201);
    });
    await openConsole('items/e1');
    await press('Add a picture');
    await choose('Upload a picture', new File(['x'], 'tin.png', { type: 'image/png' }));
    await see('Uploading…');
    await press('Cancel');
    await enter('Description of picture 1', 'A blue pot');
    arrive();
    await press('Save');
    await see('Saved.');
    expect(sent().images).toHaveLength(2);
    expect(sent().images[0]?.altText).toBe('A blue pot');
    expect(text()).toContain('2 of 100 at most.');
  });
});
