import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { PopupDefinition } from '#runtime/contracts/popup.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  listOf,
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
import { popupProblem } from './popup-problem.ts';

const PATH = '/api/owner/popups/p1';
const DEFINITION: PopupDefinition = {
  title: 'Spring',
  html: '<p>Tea</p>',
  image: null,
  position: 'bottom-right',
  size: 'small',
  againAfterDays: 30,
  content: { kind: 'button', text: 'Look around', url: '/' },
  sign: { kind: 'delay', seconds: 10 },
  edition: 1,
  place: { kind: 'all' },
  excludedPaths: ['/about'],
  startsAt: null,
  endsAt: null,
  isEnabled: true,
};
const POPUP = { ...DEFINITION, id: 'p1', version: 2, createdAt: 1, updatedAt: 1 };

const AGAIN = 'Show again to visitors who have closed the popup';

prepareConsole();

function withPopup(changes: Partial<PopupDefinition> = {}): void {
  answers.set('GET /api/owner/popups', () => json({ popups: [{ ...POPUP, ...changes }] }));
  answers.set(`GET ${PATH}`, () => versioned({ ...POPUP, ...changes }));
  answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...POPUP, ...(body as object), version: 3 }));
  answers.set('GET /api/owner/forms', () => json({ forms: [{ id: 'f1', name: 'Letter', kind: 'newsletter' }] }));
  answers.set('GET /api/owner/collections', () => listOf('collections', { id: 'c1', navigationTitle: 'Journal' }));
}
const sent = () => callsOf(`PUT ${PATH}`).at(-1)?.body;

describe('the list of popups', () => {
  test('says how to begin, and creates one that is switched off', async () => {
    answers.set('GET /api/owner/popups', () => json({ popups: [] }));
    answers.set('POST /api/owner/popups', () => refusal('POPUPS_FULL', 409, 'The shop has too many popups.'));
    await openConsole('popups');
    await see('The shop has no popups.');
    await press('New popup');
    await enter('Title', 'Spring');
    await press('Create');
    await see('The shop has too many popups.');
    expect(field('Title')?.value).toBe('Spring');
    withPopup();
    answers.set('POST /api/owner/popups', () => versioned(POPUP, 201));
    await press('Create');
    await until(() => expect($place.get().path).toBe('popups/p1'));
    expect(callsOf('POST /api/owner/popups')[1]?.body).toMatchObject({ title: 'Spring', isEnabled: false });
  });

  test('lets a role that only reads create no popup', async () => {
    withPopup();
    await openConsole('popups', 'viewer');
    await see('After 10 seconds');
    expect(button('New popup')).toBeUndefined();
  });
});

describe('a popup', () => {
  test('is saved whole from its version, without empty lines among its paths', async () => {
    withPopup();
    await openConsole('popups/p1');
    await enter('Never on these paths', '/about\n\n /terms ');
    await enter('Seconds', '5');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"2"' }]);
    expect(sent()).toEqual({
      ...DEFINITION,
      excludedPaths: ['/about', '/terms'],
      sign: { kind: 'delay', seconds: 5 },
    });
  });

  test('asks for a form and a collection before it is sent', async () => {
    withPopup();
    await openConsole('popups/p1');
    await enter('Visitors can', 'newsletter');
    await press('Save');
    await see('Choose the form that it shows.');
    await enter('Form', 'f1');
    await enter('It can appear', 'collections');
    await press('Save');
    await see('Choose a collection.');
    field('Journal')?.click();
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({
      content: { kind: 'newsletter', formId: 'f1' },
      place: { kind: 'collections', ids: ['c1'] },
    });
  });

  test('does not become one that is never shown again because a number is missing', async () => {
    withPopup();
    await openConsole('popups/p1');
    await enter('Days until then', '');
    await see('Use a whole number from 1 to 3650.');
    await press('Save');
    await see('Write after how many days it appears again.');
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
    await enter('Days until then', '14');
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ againAfterDays: 14 });
  });

  test('keeps the entries of one kind while another kind is chosen', async () => {
    withPopup();
    await openConsole('popups/p1');
    await enter('Button text', 'To the teas');
    await enter('Visitors can', 'form');
    await enter('Visitors can', 'button');
    await enter('Days until then', '14');
    for (const _ of ['off', 'on']) await act(async () => field(AGAIN)?.click());
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ content: { text: 'To the teas' }, againAfterDays: 14 });
  });

  test('shows each refusal at its field, and keeps what was typed without a connection', async () => {
    withPopup();
    const errors = { 'content.url': 'This leads nowhere', endsAt: 'The end is before the start', html: 'Too long' };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('popups/p1');
    await enter('It leads to', 'javascript:alert(1)');
    await press('Save');
    for (const error of Object.values(errors)) await see(error);
    answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    expect(field('It leads to')?.value).toBe('javascript:alert(1)');
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  test('that somebody else has changed shows both versions', async () => {
    withPopup();
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    await openConsole('popups/p1');
    await enter('Title', 'Mine');
    answers.set(`GET ${PATH}`, () => versioned({ ...POPUP, title: 'Theirs', size: 'large', version: 6 }));
    await press('Save');
    await see('Somebody else has changed this too');
    for (const word of ['Mine', 'Theirs']) expect(text()).toContain(word);
    withPopup();
    await press('Use these choices');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[1]).toMatchObject({ version: '"6"', body: { title: 'Mine', size: 'large' } });
  });

  test('says that collections cannot be loaded, and shows those that are gone', async () => {
    withPopup({ place: { kind: 'collections', ids: ['c9'], isItemsOnly: false } });
    answers.set('GET /api/owner/collections', () => refusal('FORBIDDEN', 403, 'No.'));
    await openConsole('popups/p1');
    await see('Unable to load collections');
    answers.set('GET /api/owner/collections', () => listOf('collections', { id: 'c1', navigationTitle: 'Journal' }));
    await press('Try again');
    await until(() => expect(field('c9 (no longer in the shop)')?.checked).toBe(true));
    field('c9 (no longer in the shop)')?.click();
    field('Journal')?.click();
    await press('Save');
    await see('Saved.');
    expect(sent()).toMatchObject({ place: { ids: ['c1'] } });
  });

  test('is deleted after one question, also where something is unsaved', async () => {
    withPopup();
    answers.set(`DELETE ${PATH}`, () => json(undefined, 204));
    await openConsole('popups/p1');
    await enter('Title', 'Never saved');
    await press('Delete this popup');
    await press('Delete');
    await until(() => expect($place.get().path).toBe('popups'));
    expect(callsOf(`DELETE ${PATH}`)).toMatchObject([{ version: '"2"' }]);
    expect(text()).not.toContain('Leave without saving?');
  });

  test('cannot be changed by a role that only reads', async () => {
    withPopup();
    await openConsole('popups/p1', 'viewer');
    await see('Your role can view this but not change it.');
    expect(button('Delete this popup')).toBeUndefined();
  });
});

test.each([
  [{ sign: { kind: 'delay', seconds: 0 } }, 'Write when it appears.'],
  [{ sign: { kind: 'delay', seconds: 3_600 } }, undefined],
  [{ sign: { kind: 'delay', seconds: 3_601 } }, 'Write when it appears.'],
  [{ sign: { kind: 'scroll', percent: 101 } }, 'Write when it appears.'],
  [{ sign: { kind: 'scroll', percent: Number.NaN } }, 'Write when it appears.'],
  [{ againAfterDays: null }, undefined],
  [{ againAfterDays: 3_651 }, 'Write after how many days it appears again.'],
] as const)('a popup with %j: %s', (changes, problem) => {
  expect(popupProblem({ ...DEFINITION, ...changes } as PopupDefinition)).toBe(problem);
});
