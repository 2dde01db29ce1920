import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { ItemDefinition } from '#runtime/contracts/content.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  find,
  json,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { $place } from '../../../app/router.ts';

const PATH = '/api/owner/items/i1';
const OPTIONS = { gallery: null, videoUrl: null, overlay: false, serviceName: '', passthrough: false, isAllDay: false };
const DEFINITION = {
  recordType: 'text',
  title: 'First',
  urlSlug: 'first',
  excerpt: '',
  body: '<p>Tea</p>',
  author: 'Ann',
  categories: ['Green'],
  tags: ['calm', 'warm'],
  starred: true,
  commentsOpen: false,
  status: 'published',
  isLocked: false,
  publishedAt: 1_000,
  externalLink: null,
  sourceUrl: 'https://example.com/',
  startsAt: null,
  promotedBlockType: 'image',
  endsAt: null,
  location: null,
  options: OPTIONS,
  shareButtonOptions: null as object | null,
  seoTitle: '',
  seoDescription: '',
  images: [] as object[],
};
const POST = {
  ...DEFINITION,
  id: 'i1',
  collectionId: 'c1',
  position: 4,
  likeCount: 7,
  publicCommentCount: 2,
  version: 3,
  updatedAt: 1,
};

prepareConsole();

function withItem(changes: object = {}): void {
  answers.set(`GET ${PATH}`, () => versioned({ ...POST, ...changes }));
  answers.set('GET /api/owner/collections/c1', () => json({ id: 'c1', navigationTitle: 'Journal', urlId: 'journal' }));
  answers.set('GET /api/owner/site', () => json({ timeZone: 'Europe/Berlin' }));
  answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...POST, ...(body as object), version: 4 }));
}
/** Takes the focus out of a field. */
const leave = (label: string) =>
  act(async () => field(label)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const sent = () => callsOf(`PUT ${PATH}`).at(-1)?.body as ItemDefinition;

describe('an item', () => {
  test('is saved whole from its version, with what no field shows', async () => {
    withItem();
    await openConsole('items/i1');
    await enter('Title', 'First flush');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"3"' }]);
    expect(sent()).toEqual({ ...DEFINITION, title: 'First flush' });
  });

  test('may have share buttons of its own, a service, and a picture whose licence is still to be bought', async () => {
    withItem({ images: [{ id: 'p1', assetId: 'a1', assetUrl: '/images/a1/a.png', altText: '' }] });
    await openConsole('items/i1');
    await see('Own share buttons');
    await act(async () => field('Own share buttons')?.click());
    await act(async () => field('Pinterest')?.click());
    await enter('Service of that page', 'instagram');
    await act(async () => field('Picture 1 is a preview: its licence has not been bought yet')?.click());
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      shareButtonOptions: { 8: true },
      options: { serviceName: 'instagram' },
      images: [{ id: 'p1', licensedAssetPreview: true }],
    });
  });

  test('that is a video may have its picture over the player', async () => {
    withItem({ recordType: 'video' });
    await openConsole('items/i1');
    await see('Show the picture until');
    await act(async () => field('Show the picture until visitors press play')?.click());
    await press('Save');
    await see('Saved.');
    expect(sent().options.overlay).toBe(true);
  });

  test('shows each refusal at its field, and keeps what was typed without a connection', async () => {
    withItem();
    const errors = {
      urlSlug: 'This address is taken',
      'tags.1': 'This tag is odd',
      externalLink: 'This leads nowhere',
    };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('items/i1');
    await enter('Address', 'second');
    await enter('Link of the title', 'javascript:alert(1)');
    await press('Save');
    for (const error of ['Some fields are wrong.', ...Object.values(errors)]) await see(error);
    expect(field('Link of the title')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
    answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    expect(field('Address')?.value).toBe('second');
  });

  test.each([
    ['two words', 'two words is not a valid page URL'],
    ['', 'Write an address.'],
  ])('is not sent with the address %j', async (address, problem) => {
    withItem();
    await openConsole('items/i1');
    await enter('Address', address);
    await press('Save');
    await see(problem);
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
  });

  test('that somebody else has changed shows both versions, and loses neither', async () => {
    withItem();
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    await openConsole('items/i1');
    await enter('Title', 'Mine');
    answers.set(`GET ${PATH}`, () => versioned({ ...POST, title: 'Theirs', author: 'Bob', version: 9 }));
    await press('Save');
    await see('Somebody else has changed this too');
    for (const version of ['Mine', 'Theirs']) expect(text()).toContain(version);
    withItem();
    await press('Use these choices');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[1]).toMatchObject({ version: '"9"', body: { title: 'Mine', author: 'Bob' } });
  });

  test('is deleted after one question, also where something is unsaved', async () => {
    withItem();
    answers.set(`DELETE ${PATH}`, () => json(undefined, 204));
    await openConsole('items/i1');
    await enter('Title', 'Never saved');
    await press('Delete this item');
    await see('You can bring it back from the bin for 30 days.');
    await press('Delete');
    await until(() => expect($place.get().path).toBe('pages/c1'));
    expect(callsOf(`DELETE ${PATH}`)).toMatchObject([{ version: '"3"', url: PATH }]);
    expect(text()).not.toContain('Leave without saving?');
  });

  test.each([
    ['journal', '/journal/first'],
    ['', '/first'],
  ])('of a collection at %j has the address %s', async (urlId, address) => {
    withItem();
    answers.set('GET /api/owner/collections/c1', () => json({ id: 'c1', navigationTitle: 'Home', urlId }));
    await openConsole('items/i1');
    await see(`Visitors find it at ${address}.`);
    expect(find('View on the shop')?.getAttribute('href')).toBe(address);
  });

  test('cannot be changed by a role that only reads', async () => {
    withItem();
    await openConsole('items/i1', 'viewer');
    await see('Your role can view this but not change it.');
    expect(field('Title')?.closest('fieldset')?.disabled).toBe(true);
    for (const name of ['Delete this item', 'Set a password']) expect(button(name)).toBeUndefined();
  });
});

describe('tags and categories', () => {
  test('are added, renamed one at a time, and removed', async () => {
    withItem();
    await openConsole('items/i1');
    await enter('New tag', ' CALM ');
    await pressKey(field('New tag') as Element, 'Enter');
    await see('This tag already exists');
    await press('Edit calm');
    await press('Edit warm');
    await see('You may only edit one tag at a time');
    await enter('Rename “calm”', 'quiet');
    await press('Rename');
    await press('Remove warm');
    await enter('New category', 'Black');
    await pressKey(field('New category') as Element, 'Enter');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ tags: ['quiet'], categories: ['Green', 'Black'] });
  });

  test('are added by a comma, and removed by Backspace in the empty field and by Delete', async () => {
    withItem();
    await openConsole('items/i1');
    await enter('New tag', 'quiet');
    await pressKey(field('New tag') as Element, ',');
    expect([button('Remove quiet') === undefined, field('New tag')?.value]).toEqual([false, '']);
    await enter('New tag', 'loud');
    await pressKey(field('New tag') as Element, 'Backspace');
    expect(button('Remove quiet')).toBeDefined();
    await enter('New tag', '');
    await pressKey(field('New tag') as Element, 'Backspace');
    expect(button('Remove quiet')).toBeUndefined();
    await pressKey(button('Edit calm') as Element, 'Delete');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ tags: ['warm'] });
  });

  test('have 50 and 25 characters at most', async () => {
    withItem();
    await openConsole('items/i1');
    await enter('New tag', 'a'.repeat(51));
    await pressKey(field('New tag') as Element, 'Enter');
    await see('A tag has 50 characters at most; this one has 51.');
    await enter('New category', 'a'.repeat(26));
    await pressKey(field('New category') as Element, 'Enter');
    await see('A category has 25 characters at most; this one has 26.');
    expect(field('New category')?.value).toHaveLength(26);
    await enter('New category', 'a'.repeat(25));
    await pressKey(field('New category') as Element, 'Enter');
    expect(button(`Remove ${'a'.repeat(25)}`)).toBeDefined();
  });

  test('that were typed and not added are saved, once their field is left', async () => {
    withItem();
    await openConsole('items/i1');
    await enter('New tag', 'late');
    await leave('New tag');
    await press('Save');
    await see('Saved.');
    expect(sent().tags).toEqual(['calm', 'warm', 'late']);
  });
});
