import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  find,
  json,
  listOf,
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

const PATH = '/api/owner/navigations/mainNav';
const PAGES = [
  { id: 'a', navigationTitle: 'Home', urlId: '', enabled: true },
  { id: 'b', navigationTitle: 'Journal', urlId: 'journal', enabled: false },
];
const LINK = { title: 'Elsewhere', externalLink: 'https://example.com', newWindow: true };
const FOLDER = { title: 'More', folderBehavior: 'none', children: [{ collectionId: 'b' }] } as const;
const MENU: NavigationItem[] = [{ collectionId: 'a' }, { ...FOLDER, children: [...FOLDER.children] }, LINK];

prepareConsole();

function withMenu(items: NavigationItem[] = MENU, path = PATH): void {
  answers.set(`GET ${path}`, () => versioned({ name: 'mainNav', items, version: 2 }));
  answers.set(`PUT ${path}`, ({ body }) => versioned({ name: 'mainNav', ...(body as object), version: 3 }));
  answers.set('GET /api/owner/collections', () => listOf('collections', ...PAGES));
  answers.set('GET /api/owner/member-areas', () => json({ memberAreas: [{ id: 'm1', title: 'Circle' }] }));
}
const sent = () => (callsOf(`PUT ${PATH}`).at(-1)?.body as { items: NavigationItem[] } | undefined)?.items;
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the main menu', () => {
  test('gets a page, a link and a folder with an entry', async () => {
    withMenu([{ collectionId: 'a' }]);
    await openConsole('navigation');
    await press('Add an entry');
    await press('Add');
    await see('Choose a page.');
    await enter('Page', 'b');
    await press('Add');
    await press('Add an entry');
    await enter('Kind', 'folder');
    await enter('Title', 'More');
    await press('Add');
    await press('Save');
    await see('The folder “More” is empty. Put an entry into it, or remove it.');
    expect(sent()).toBeUndefined();
    await press('Move “Journal” into the folder beside it');
    await press('Add an entry');
    await enter('Kind', 'link');
    await enter('Title', 'Elsewhere');
    await enter('Address', ' https://example.com ');
    await press('Add');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)).toMatchObject([{ version: '"2"' }]);
    expect(sent()).toEqual([
      { collectionId: 'a' },
      { title: 'More', folderBehavior: 'redirect', children: [{ collectionId: 'b' }] },
      { title: 'Elsewhere', externalLink: 'https://example.com' },
    ]);
  });

  test.each(['javascript:alert(1)', 'example.com', '//example.com', 'data:text/html,x'])(
    'has no entry that leads to %j',
    async (address) => {
      withMenu();
      await openConsole('navigation');
      await press('Add an entry');
      await enter('Kind', 'link');
      await enter('Title', 'Odd');
      await enter('Address', address);
      await press('Add');
      await see('Links must be formatted as /page or https://example.com');
      expect(field('Address')?.value).toBe(address);
      expect(find('Oddjavascript:alert(1)')).toBeUndefined();
    },
  );

  test('keeps all of an entry whose title alone is changed', async () => {
    withMenu();
    await openConsole('navigation');
    await press('Elsewherehttps://example.com, in a new window');
    await enter('Title', 'Far away');
    await press('Change');
    await press('Save');
    await see('Saved.');
    expect(sent()).toEqual([MENU[0], MENU[1], { ...LINK, title: 'Far away' }]);
  });

  test('is moved by keys, and its places are read out', async () => {
    withMenu();
    await openConsole('navigation');
    await see('Home');
    const name = find<HTMLButtonElement>('HomePage /');
    await act(async () => {
      name?.focus();
      name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }));
    });
    await see('Home is 2 of 3.');
    expect(focusedName()).toBe('HomePage /');
    await pressKey(document.activeElement as Element, 'ArrowDown');
    expect(button('Move “Home” down')?.getAttribute('aria-disabled')).toBe('false');
    await press('Move “Home” down');
    await press('Save');
    await see('Saved.');
    expect(sent()).toEqual([MENU[1], LINK, { collectionId: 'a' }]);
  });

  test('loses an entry by Delete', async () => {
    withMenu();
    await openConsole('navigation');
    await see('Home');
    await pressKey(find('HomePage /') as Element, 'Delete');
    await press('Save');
    await see('Saved.');
    expect(sent()).toEqual([MENU[1], LINK]);
  });

  test('keeps the focus in it when entries are removed, and gets them back by Discard', async () => {
    withMenu();
    await openConsole('navigation');
    await press('Remove “Journal” from the menu');
    expect(focusedName()).toBe('Remove “More” from the menu');
    await press('Remove “Elsewhere” from the menu');
    expect(focusedName()).toBe('Remove “More” from the menu');
    await see('Elsewhere is removed.');
    await press('Discard');
    await until(() => expect(button('Remove “Elsewhere” from the menu')).toBeDefined());
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
  });

  test('shows refusals at their entries, and loses nothing without a connection', async () => {
    withMenu();
    const errors = { 'items.0.children.0.collectionId': 'The shop has no such page', 'items.1': 'Not here' };
    answers.set(`PUT ${PATH}`, () => refusal('INVALID_REQUEST', 400, 'Some fields are wrong.', { errors }));
    await openConsole('navigation');
    await press('Remove “Home” from the menu');
    await press('Save');
    await see('The shop has no such page');
    expect(text()).toContain('Not here');
    answers.set(`PUT ${PATH}`, () => Promise.reject(new TypeError('offline')));
    await press('Save');
    await see('Network error');
    expect(text()).not.toContain('HomePage');
  });

  test('that somebody else has changed shows both versions', async () => {
    withMenu();
    answers.set(`PUT ${PATH}`, () => refusal('VERSION_STALE', 412));
    await openConsole('navigation');
    await press('Remove “Home” from the menu');
    const theirs = { name: 'mainNav', items: [{ title: 'Theirs', externalLink: '/theirs' }], version: 7 };
    answers.set(`GET ${PATH}`, () => versioned(theirs));
    await press('Save');
    await see('Somebody else has changed this too');
    for (const word of ['/theirs', 'https://example.com']) expect(text()).toContain(word);
    withMenu();
    await press('Use these choices');
    await press('Save');
    await see('Saved.');
    expect(callsOf(`PUT ${PATH}`)[1]?.version).toBe('"7"');
    expect(sent()).toEqual([MENU[1], LINK]);
  });

  test('says that pages cannot be loaded, and keeps the one that was chosen', async () => {
    withMenu();
    answers.set('GET /api/owner/collections', () => refusal('FORBIDDEN', 403, 'No.'));
    await openConsole('navigation');
    await press('aPage a');
    await see('Unable to load collections');
    answers.set('GET /api/owner/collections', () => listOf('collections', PAGES[1]));
    await press('Try again');
    await until(() => expect(field('Page')?.value).toBe('a'));
    await press('Change');
    expect(callsOf(`PUT ${PATH}`)).toHaveLength(0);
  });
});

test('a menu that is empty says how to begin, and the menu of member areas takes areas only', async () => {
  const path = '/api/owner/navigations/_memberareas';
  withMenu([], path);
  withMenu([]);
  await openConsole('navigation');
  await see('Nothing is in this menu. Start with “Add an entry”.');
  await press('Member areas');
  await until(() => expect($place.get().query.get('menu')).toBe('_memberareas'));
  await see('These lead to what only members see.');
  await press('Add an entry');
  expect(field('Kind')).toBeUndefined();
  await enter('Member area', 'm1');
  await press('Add');
  await see('Write a title.');
  await enter('Title', 'Members');
  await press('Add');
  await press('Save');
  await see('Saved.');
  expect(callsOf(`PUT ${path}`)[0]?.body).toEqual({ items: [{ title: 'Members', memberAreaId: 'm1' }] });
});

test('a role that only reads sees the menu and no button', async () => {
  withMenu();
  await openConsole('navigation', 'viewer');
  await see('Elsewhere');
  for (const name of ['Add an entry', 'Remove “Home” from the menu']) expect(button(name)).toBeUndefined();
});
