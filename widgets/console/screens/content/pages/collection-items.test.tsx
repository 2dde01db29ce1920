import { describe, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { $place } from '../../../app/router.ts';

const PATH = '/api/owner/collections/c1';
const OPTIONS = {
  order: 'owner',
  showPastOrUpcomingEvents: 'both',
  gallery: null,
  backgroundSource: null,
  folderBehavior: null,
  cover: null,
};
const JOURNAL = {
  id: 'c1',
  type: 'generic',
  title: 'Journal',
  navigationTitle: 'Journal',
  urlId: 'journal',
  description: '',
  mainContent: '',
  template: 'blog',
  formIds: [],
  inNavigation: true,
  enabled: true,
  memberAreaId: null,
  isLocked: false,
  options: OPTIONS,
  position: 3,
  version: 5,
  updatedAt: 1,
};
const ITEM = {
  id: 'i1',
  recordType: 'text',
  title: 'First',
  urlSlug: 'first',
  status: 'published',
  publishedAt: 1,
  startsAt: null,
  position: 0,
  version: 1,
  updatedAt: 1,
};
const SECOND = { ...ITEM, id: 'i2', title: 'Second', status: 'draft' };

prepareConsole();

function withItems(...items: unknown[]): void {
  answers.set(`GET ${PATH}`, () => versioned(JOURNAL));
  answers.set(`GET ${PATH}/items`, () => listOf('items', ...items));
  answers.set('GET /api/owner/member-areas', () => json({ memberAreas: [] }));
}

describe('the items of a collection', () => {
  test('exchange places one exchange at a time, each from the version of the one before', async () => {
    withItems(ITEM, SECOND);
    let version = JOURNAL.version;
    answers.set(`POST ${PATH}/order`, () => {
      version += 1;
      answers.set(`GET ${PATH}/items`, () => listOf('items', ...(version % 2 ? [ITEM, SECOND] : [SECOND, ITEM])));
      return versioned({ ...JOURNAL, version });
    });
    await openConsole('pages/c1');
    await press('Move “First” down');
    await press('Move “First” down');
    await until(() => expect(text().indexOf('Second')).toBeLessThan(text().indexOf('First')));
    await until(() => expect(button('Move “First” up')?.ariaDisabled ?? 'false').toBe('false'));
    await press('Move “First” up');
    await until(() => expect(callsOf(`POST ${PATH}/order`)).toHaveLength(2));
    expect(callsOf(`POST ${PATH}/order`)).toMatchObject([
      { version: '"5"', body: { itemIds: ['i2', 'i1'] } },
      { version: '"6"', body: { itemIds: ['i1', 'i2'] } },
    ]);
  });

  test('are read anew where somebody else has put them in another order', async () => {
    withItems(ITEM, SECOND);
    const stale = 'It has changed in the meantime.';
    answers.set(`POST ${PATH}/order`, () => refusal('VERSION_STALE', 412, stale));
    await openConsole('pages/c1');
    await see('Second');
    withItems(SECOND, ITEM);
    await press('Move “First” down');
    await see(stale);
    await until(() => expect(text().indexOf('Second')).toBeLessThan(text().indexOf('First')));
  });

  test('are found by their title and their status', async () => {
    withItems(ITEM, SECOND);
    await openConsole('pages/c1');
    await enter('Status', 'draft');
    await until(() => expect(text()).not.toContain('First'));
    await enter('Search', 'nothing like this');
    await see('Nothing matches. Change the search or the status.');
  });

  test('begin with a draft of the kind that fits, whose refusal stands at its field', async () => {
    withItems();
    const errors = { startsAt: 'An event needs a start' };
    answers.set(`POST ${PATH}/items`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('pages/c1');
    await see('Nothing is here yet.');
    await press('New item');
    await enter('Title', 'Tasting');
    await enter('Type', 'event');
    await press('Create');
    await see('An event needs a start');
    await enter('Start', '2027-03-04T18:30');
    answers.set(`POST ${PATH}/items`, () => versioned({ ...ITEM, id: 'i3', version: 1 }, 201));
    await press('Create');
    await until(() => expect($place.get().path).toBe('items/i3'));
    const startsAt = Date.parse('2027-03-04T18:30+01:00');
    expect(callsOf(`POST ${PATH}/items`)[1]?.body).toEqual({
      title: 'Tasting',
      recordType: 'event',
      status: 'draft',
      startsAt,
    });
  });

  test('cannot be added or moved by a role that only reads', async () => {
    withItems(ITEM, SECOND);
    await openConsole('pages/c1', 'viewer');
    await see('Second');
    expect(button('New item')).toBeUndefined();
    expect(button('Move “First” down')).toBeUndefined();
  });
});

describe('the password of a collection', () => {
  test('is set, with the refusal at its field', async () => {
    withItems();
    const errors = { password: 'This password is too common' };
    answers.set(`PUT ${PATH}/password`, () => refusal('PASSWORD_COMMON', 400, 'Too common.', { errors }));
    await openConsole('pages/c1');
    await press('Set a password');
    await enter('Password', 'password1');
    await press('Set the password');
    await see('This password is too common');
    expect(field('Password')?.value).toBe('password1');
    answers.set(`PUT ${PATH}/password`, () => json(undefined, 204));
    answers.set(`GET ${PATH}`, () => versioned({ ...JOURNAL, isLocked: true, version: 6 }));
    await press('Set the password');
    await see('Visitors must type a password before they see this collection.');
    expect(callsOf(`PUT ${PATH}/password`).map(({ body }) => body)).toEqual([
      { password: 'password1' },
      { password: 'password1' },
    ]);
  });

  test('is removed after a question, and a password that was typed before does not close it again', async () => {
    withItems();
    answers.set(`GET ${PATH}`, () => versioned({ ...JOURNAL, isLocked: true }));
    answers.set(`DELETE ${PATH}/password`, () => json(undefined, 204));
    await openConsole('pages/c1');
    await enter('Description', 'Mine');
    await press('Remove the password');
    await see('Everybody can see this collection then.');
    const open = { ...JOURNAL, isLocked: false, version: 6 };
    answers.set(`GET ${PATH}`, () => versioned(open));
    await press('Remove the password');
    await until(() => expect(notices()).toContain('The password is removed.'));
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    await press('Save');
    await press('Use these choices');
    answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...open, ...(body as object), version: 7 }));
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[1]?.body).toMatchObject({ isLocked: false, description: 'Mine' });
  });
});
