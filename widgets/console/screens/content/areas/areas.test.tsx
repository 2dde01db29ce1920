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

const AREAS = '/api/owner/member-areas';
const PATH = `${AREAS}/m1`;
const DEFINITION = { title: 'Circle', description: 'For friends', paywallItemId: 'p9' };
const AREA = { ...DEFINITION, id: 'm1', version: 2, updatedAt: 1 };
const MEMBER = { email: 'a+b@example.com', orderId: null, startsAt: 1, endsAt: null, isActive: true };
const MEMBER_PATH = `${PATH}/members/a%2Bb%40example.com`;

prepareConsole();

function withArea(): void {
  answers.set(`GET ${AREAS}`, () => json({ memberAreas: [AREA] }));
  answers.set(`GET ${PATH}`, () => versioned(AREA));
  answers.set(`GET ${PATH}/members`, () => listOf('members', MEMBER));
  answers.set('GET /api/owner/products', () => listOf('products'));
  answers.set('GET /api/owner/site', () => json({ timeZone: 'Europe/Berlin' }));
}

describe('the list of member areas', () => {
  test('says how to begin, and creates an area', async () => {
    answers.set(`GET ${AREAS}`, () => json({ memberAreas: [] }));
    await openConsole('member-areas');
    await see('The shop has no member areas.');
    withArea();
    answers.set(`POST ${AREAS}`, () => versioned(AREA, 201));
    await press('New member area');
    await enter('Title', 'Circle');
    await press('Create');
    await until(() => expect($place.get().path).toBe('member-areas/m1'));
    expect(callsOf(`POST ${AREAS}`)).toMatchObject([{ body: { title: 'Circle' } }]);
  });

  test('differs from one that cannot be read', async () => {
    answers.set(`GET ${AREAS}`, () => refusal('FORBIDDEN', 403, 'No.'));
    await openConsole('member-areas');
    await see('Unable to load results');
    expect(text()).not.toContain('The shop has no member areas.');
  });
});

describe('a member area', () => {
  test('is saved from its version, with a product that the list does not name', async () => {
    withArea();
    answers.set(`PUT ${PATH}`, ({ body }) => versioned({ ...AREA, ...(body as object), version: 3 }));
    await openConsole('member-areas/m1');
    await until(() => expect(field('How people join')?.value).toBe('p9'));
    await enter('Description', 'For all');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"2"', body: { ...DEFINITION, description: 'For all' } }]);
  });

  test('shows the refusal at its field, keeps what was typed offline, and shows both versions of two people', async () => {
    withArea();
    const errors = { title: 'Another area has this title' };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('member-areas/m1');
    await enter('Title', 'Mine');
    await press('Save');
    await see('Another area has this title');
    answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    answers.set(`GET ${PATH}`, () => versioned({ ...AREA, title: 'Theirs', version: 5 }));
    await press('Save');
    await see('Somebody else has changed this too');
    for (const word of ['Mine', 'Theirs']) expect(text()).toContain(word);
  });

  test('gets a member until a day, with the refusal at its field', async () => {
    withArea();
    const path = `${PATH}/members/new%40example.com`;
    const errors = { endsAt: 'The end has passed' };
    answers.set(`PUT ${path}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('member-areas/m1');
    await press('Add a member');
    await enter('Email', 'new@example.com');
    await enter('Until', '2020-01-01T00:00');
    await press('Add');
    await see('The end has passed');
    await enter('Until', '2030-01-01T00:00');
    answers.set(`PUT ${path}`, () => json({}));
    await press('Add');
    await until(() => expect(notices()).toContain('new@example.com is a member.'));
    expect(callsOf(`PUT ${path}`)[1]?.body).toEqual({ endsAt: Date.UTC(2029, 11, 31, 23, 0) });
    expect(callsOf(`GET ${PATH}/members`).length).toBeGreaterThan(1);
  });

  test('lists until when a membership runs by the clocks of the shop, as its field has it', async () => {
    withArea();
    answers.set(`GET ${PATH}/members`, () => listOf('members', { ...MEMBER, endsAt: Date.UTC(2029, 11, 31, 23, 0) }));
    await openConsole('member-areas/m1');
    await see('Jan 1, 2030, 12:00');
  });

  test('ends a membership after a question', async () => {
    withArea();
    answers.set(`DELETE ${MEMBER_PATH}`, () => json(undefined, 204));
    await openConsole('member-areas/m1');
    await press('End a+b@example.com');
    await see('Nothing is refunded.');
    expect(callsOf(`DELETE ${MEMBER_PATH}`)).toHaveLength(0);
    await press('End the membership');
    await until(() => expect(notices()).toContain('The membership of a+b@example.com has ended.'));
    expect(callsOf(`DELETE ${MEMBER_PATH}`)).toHaveLength(1);
  });

  test('is deleted by its title, and one that somebody else has changed is read anew first', async () => {
    withArea();
    answers.set(`DELETE ${PATH}`, () => refusal('VERSION_STALE', 412, 'It has changed in the meantime.'));
    await openConsole('member-areas/m1');
    await enter('Description', 'Never saved');
    await press('Delete this member area');
    answers.set(`GET ${PATH}`, () => versioned({ ...AREA, title: 'Round', version: 3 }));
    await press('Delete');
    await see('It has changed in the meantime.');
    await press('Cancel');
    await see('Round');
    answers.set(`DELETE ${PATH}`, () => json(undefined, 204));
    await press('Delete this member area');
    await see('Delete “Round”?');
    await press('Delete');
    await until(() => expect($place.get().path).toBe('member-areas'));
    expect(callsOf(`DELETE ${PATH}`)[1]).toMatchObject({ version: '"3"', url: `${PATH}?confirm=Round` });
  });

  test.each(['viewer', 'editor'] as const)(
    'shows its members to nobody without the right, such as a %s',
    async (role) => {
      withArea();
      await openConsole('member-areas/m1', role);
      await see('About this area');
      expect(text()).not.toContain('a+b@example.com');
      expect(button('Delete this member area')).toBeUndefined();
      expect(callsOf(`GET ${PATH}/members`)).toHaveLength(0);
    },
  );
});

describe('the list of passwords', () => {
  const LIST = '/api/owner/passwords';
  const SITE = '/api/owner/site/password';

  test('closes the shop and opens it after a question', async () => {
    answers.set(`GET ${LIST}`, () => listOf('locks'));
    answers.set(`PUT ${SITE}`, () => json(undefined, 204));
    answers.set(`DELETE ${SITE}`, () => json(undefined, 204));
    await openConsole('passwords');
    await see('Nothing needs a password.');
    await press('Set a password');
    await enter('Password', 'jasmine pearls');
    const lock = { kind: 'site', id: 's', title: 'Tea', hasPassword: true };
    answers.set(`GET ${LIST}`, () => listOf('locks', lock));
    await press('Set the password');
    await see('Visitors must type a password before they see the shop.');
    expect(callsOf(`PUT ${SITE}`)).toMatchObject([{ body: { password: 'jasmine pearls' } }]);
    await press('Remove the password');
    answers.set(`GET ${LIST}`, () => listOf('locks'));
    await press('Remove the password');
    await see('Visitors see the shop without a password.');
    expect(callsOf(`DELETE ${SITE}`)).toHaveLength(1);
  });

  test('keeps the typed password without a connection, and names an area without a password', async () => {
    answers.set(`GET ${LIST}`, () => listOf('locks', { kind: 'item', id: 'i1', title: 'First', hasPassword: false }));
    answers.set(`PUT ${SITE}`, () => Promise.reject(new TypeError('offline')));
    await openConsole('passwords');
    await see('Nobody: set a password');
    expect(document.querySelector('a[href="/config/items/i1"]')?.textContent).toBe('First');
    await press('Set a password');
    await enter('Password', 'jasmine pearls');
    await press('Set the password');
    await see('Network error');
    expect(field('Password')?.value).toBe('jasmine pearls');
  });

  test('has no button for a role that may not close the shop', async () => {
    answers.set(`GET ${LIST}`, () => listOf('locks'));
    await openConsole('passwords', 'editor');
    await see('Visitors see the shop without a password.');
    expect(button('Set a password')).toBeUndefined();
  });
});
