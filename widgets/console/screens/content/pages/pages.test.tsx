import { act } from 'react';
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
import { $question } from '../../../app/dialogs.ts';
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
  mainContent: '<p>Hello</p>',
  template: 'blog',
  formIds: ['f1'],
  inNavigation: true,
  enabled: true,
  memberAreaId: null,
  isLocked: false,
  options: OPTIONS,
  position: 3,
  version: 5,
  updatedAt: 1,
};
const { id: _, version: __, updatedAt: ___, ...DEFINITION } = JOURNAL;
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

/** Prepares a shop with one collection of two items. */
function withJournal(collection: typeof JOURNAL = JOURNAL): void {
  answers.set('GET /api/owner/collections', () => listOf('collections', collection));
  answers.set(`GET ${PATH}`, () => versioned(collection));
  answers.set(`GET ${PATH}/items`, () => listOf('items', ITEM, SECOND));
  answers.set('GET /api/owner/member-areas', () => json({ memberAreas: [] }));
  answers.set('GET /api/owner/templates', () => json({ templates: [{ name: 'plain.page' }] }));
}

describe('the list of pages', () => {
  test('hides a page at once, sends it whole, and takes that back', async () => {
    withJournal();
    answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...JOURNAL, ...(body as object), version: 6 }));
    await openConsole('pages');
    await press('Hide Journal');
    await until(() => expect(notices()).toContain('“Journal” is hidden from visitors.'));
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"5"', body: { ...DEFINITION, enabled: false } }]);
    await press('Undo');
    await until(() => expect(callsOf(`PUT ${PATH}`)).toHaveLength(2));
    expect(callsOf(`PUT ${PATH}`)[1]?.body).toEqual(DEFINITION);
  });

  test('sends one change for two presses', async () => {
    withJournal();
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    answers.set(`PUT ${PATH}`, async () => {
      await waiting;
      return versioned({ ...JOURNAL, enabled: false, version: 6 });
    });
    await openConsole('pages');
    await press('Hide Journal');
    await press('Hide Journal');
    finish();
    await until(() => expect(notices()).toContain('“Journal” is hidden from visitors.'));
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(1);
  });

  test('says what to do in a shop without pages', async () => {
    answers.set('GET /api/owner/collections', () => listOf('collections'));
    await openConsole('pages');
    await see('The shop has no pages. Create one with “New page or collection”.');
  });

  test('says that collections cannot be loaded, and tries again', async () => {
    answers.set('GET /api/owner/collections', () => refusal('FORBIDDEN', 403, 'No.'));
    await openConsole('pages');
    await see('Unable to load collections');
    withJournal();
    await press('Try again');
    await see('/journal');
    expect(text()).not.toContain('Unable to load collections');
  });

  test('lets a role that only reads change nothing', async () => {
    withJournal();
    await openConsole('pages', 'viewer');
    await see('/journal');
    expect(button('Hide Journal')).toBeUndefined();
    expect(button('New page or collection')).toBeUndefined();
  });

  test('creates a hidden page once, with the refusal at its field, and opens it', async () => {
    withJournal();
    answers.set('POST /api/owner/collections', () =>
      refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors: { template: 'No such template' } }),
    );
    await openConsole('pages');
    await press('New page or collection');
    await enter('Title', 'About tea');
    await press('Create');
    await see('No such template');
    expect(field('Title')?.value).toBe('About tea');
    answers.set('POST /api/owner/collections', () => versioned({ ...JOURNAL, id: 'c2' }, 201));
    answers.set('GET /api/owner/collections/c2', () => versioned({ ...JOURNAL, id: 'c2' }));
    await press('Create');
    await until(() => expect($place.get().path).toBe('pages/c2'));
    const [first, second] = callsOf('POST /api/owner/collections');
    expect(second?.body).toEqual({ title: 'About tea', type: 'page', template: 'plain', enabled: false });
    expect(first?.headers.get('Idempotency-Key')).toBe(second?.headers.get('Idempotency-Key'));
  });
});

describe('a collection', () => {
  test('is saved whole, from its version', async () => {
    withJournal();
    answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...JOURNAL, ...(body as object), version: 6 }));
    await openConsole('pages/c1');
    await enter('Description', 'All about tea');
    await enter('Order of items', 'newest');
    await press('Save');
    await see('Saved.');
    const options = { ...OPTIONS, order: 'newest' };
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"5"' }]);
    expect(callsOf(`PUT ${PATH}`)[0]?.body).toEqual({ ...DEFINITION, description: 'All about tea', options });
  });

  test('gets paragraphs and a form of the shop without HTML, and its new field has the focus', async () => {
    withJournal();
    answers.set('GET /api/owner/forms', () => json({ forms: [{ id: 'f1', name: 'Repairs', kind: 'form' }] }));
    answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...JOURNAL, ...(body as object), version: 6 }));
    await openConsole('pages/c1');
    await enter('Text of part 1', 'We mend cups & pots.\n\nWrite to us.');
    await press('Add a form');
    await until(() => expect(field('Form of part 2')).toBe(document.activeElement));
    await enter('Form of part 2', 'f1');
    await press('Move part 2 up');
    await press('Remove part 1');
    await press('Undo');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[0]?.body).toMatchObject({
      mainContent: '<sq-form-block form="f1"></sq-form-block><p>We mend cups &amp; pots.</p><p>Write to us.</p>',
    });
  });

  test('with headings is shown as HTML between its other parts, and as one HTML where that is wanted', async () => {
    const heading = '<h2>Green tea</h2>';
    const form = '<sq-form-block form="f1"></sq-form-block>';
    withJournal({ ...JOURNAL, mainContent: `${heading}${form}` });
    await openConsole('pages/c1');
    await see('HTML of part 1');
    expect([field('HTML of part 1')?.value, field('Form of part 2')?.value]).toEqual([heading, 'f1']);
    await act(async () => field('Edit “Content” as HTML')?.click());
    expect(field('Content')?.value).toBe(`${heading}${form}`);
  });

  test('is not sent with an address that no page can have', async () => {
    withJournal();
    await openConsole('pages/c1');
    await enter('Address', 'my page');
    await see('my page is not a valid page URL');
    await press('Save');
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
    expect(field('Address')?.getAttribute('aria-invalid')).toBe('true');
  });

  test('shows the refusal at its field, and keeps what was typed without a connection', async () => {
    withJournal();
    const errors = { urlId: 'This address is taken' };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('pages/c1');
    await enter('Address', 'shop');
    await press('Save');
    await see('This address is taken');
    answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    expect(field('Address')?.value).toBe('shop');
  });

  test('that somebody else has changed shows both versions, and loses neither', async () => {
    withJournal();
    const theirs = { ...JOURNAL, title: 'Notes', description: 'Theirs', version: 8 };
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    await openConsole('pages/c1');
    await enter('Description', 'Mine');
    answers.set(`GET ${PATH}`, () => versioned(theirs));
    await press('Save');
    await see('Somebody else has changed this too');
    expect(text()).toContain('Theirs');
    expect(text()).toContain('Mine');
    await press('Use these choices');
    answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...theirs, ...(body as object), version: 9 }));
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[1]).toMatchObject({ version: '"8"', body: { title: 'Notes', description: 'Mine' } });
  });

  test('is deleted by its title after a question, though something is unsaved', async () => {
    withJournal();
    answers.set(`DELETE ${PATH}`, () => json(undefined, 204));
    await openConsole('pages/c1');
    await enter('Description', 'Never saved');
    await press('Delete this collection');
    await see('Everything on this page is deleted too.');
    await press('Delete');
    await until(() => expect($place.get().path).toBe('pages'));
    expect($question.get()).toBeUndefined();
    expect(callsOf(`DELETE ${PATH}`)).toMatchObject([{ version: '"5"', url: `${PATH}?confirm=Journal` }]);
  });

  test('shows a member area that it cannot read, and a role that only reads no way to change it', async () => {
    withJournal({ ...JOURNAL, memberAreaId: 'a1' as never });
    answers.set('GET /api/owner/member-areas', () => refusal('FORBIDDEN', 403));
    await openConsole('pages/c1', 'viewer');
    await see('Unable to load results');
    expect(text()).toContain('Members of a1');
    expect(field<HTMLSelectElement>('Who can see this')?.value).toBe('a1');
    expect(field('Title')?.closest('fieldset')?.disabled).toBe(true);
    expect(button('Delete this collection')).toBeUndefined();
    expect(button('Set a password')).toBeUndefined();
  });
});
