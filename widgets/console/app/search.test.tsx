import { act } from 'react';
import { expect, test, vi } from 'vitest';
import {
  answers,
  calls,
  callsOf,
  enter,
  field,
  find,
  json,
  listOf,
  openConsole,
  prepareConsole,
  pressKey,
  see,
  text,
  until,
} from '../../../test/console-shop.tsx';

prepareConsole();

test('a search looks through every kind of object, and a kind that fails hides no other', async () => {
  answers.set('GET /api/owner/orders', () => listOf('orders', { number: 7, email: 'zoe@example.com' }));
  answers.set('GET /api/owner/content', () =>
    json({
      found: [
        { kind: 'collection', id: 'c1', title: 'Zoe’s shelf' },
        { kind: 'item', id: 'i1', title: 'Zoe pours' },
      ],
    }),
  );
  await openConsole('settings');
  await enter('Find anything', 'zoe');
  await see('#7, zoe@example.com');
  await see('Zoe’s shelf');
  await see('Zoe pours');
  expect(callsOf('GET /api/owner/orders')[0]?.url).toContain('search=zoe');
  find('Zoe pours Content', '[role="option"]')?.click();
  await until(() => expect(location.pathname).toBe('/config/items/i1'));
});

test('a number opens the order that has it, and a role finds only what it may read', async () => {
  answers.set('GET /api/owner/orders/12', () => json({ number: 12, email: 'a@example.com' }));
  await openConsole('settings');
  await enter('Find anything', '#12');
  await see('#12, a@example.com');
  expect(callsOf('GET /api/owner/orders')).toEqual([]);
});

test('a search without a result says so', async () => {
  await openConsole('settings', 'commenter');
  calls.length = 0;
  await enter('Find anything', 'xyzzy');
  await see('Nothing was found.');
  expect(text()).not.toContain('xyzzy');
  expect(callsOf('GET /api/owner/orders')).toEqual([]);
});

test('"/" and Ctrl+K or Command+K go to the search field, but "/" is a letter in another field', async () => {
  await openConsole('settings');
  await see('Settings');
  const search = field('Find anything') as HTMLElement;
  const isFocused = () => document.activeElement === search;
  await pressKey(document.body, '/');
  expect(isFocused()).toBe(true);
  for (const command of [{ ctrlKey: true }, { metaKey: true }]) {
    search.blur();
    const press = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...command });
    await act(async () => document.body.dispatchEvent(press));
    expect([isFocused(), press.defaultPrevented]).toEqual([true, true]);
  }
  const ofBrowser = { key: 'K', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
  expect(document.body.dispatchEvent(new KeyboardEvent('keydown', ofBrowser))).toBe(true);
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  await pressKey(other, '/');
  expect(isFocused()).toBe(false);
});

test('arrows and letters go from entry to entry of the menu, and Space opens one', async () => {
  await openConsole('settings');
  const links = [...document.querySelectorAll<HTMLElement>('#menu li > a')];
  const focused = () => document.activeElement as HTMLElement;
  links[0]?.focus();
  await pressKey(focused(), 'ArrowDown');
  expect(focused()).toBe(links[1]);
  await pressKey(focused(), 'ArrowUp');
  await pressKey(focused(), 'ArrowUp');
  expect(focused()).toBe(links.at(-1));
  document.querySelector<HTMLElement>('#menu .c-person button')?.focus();
  await pressKey(focused(), 'ArrowUp');
  expect(focused()).toBe(links.at(-1));
  await pressKey(focused(), 'p');
  expect(focused().textContent).toMatch(/^P/);
  const path = focused().getAttribute('href');
  await pressKey(focused(), ' ');
  await until(() => expect(location.pathname).toBe(path));
});

test('the arrows show each result that they choose, where the list is longer than its box', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await openConsole('settings');
  await enter('Find anything', 'e');
  const input = field('Find anything');
  for (let i = 0; i < 3; i++) await pressKey(input ?? document.body, 'ArrowUp');
  const results = [...document.querySelectorAll('[role="option"]')];
  await until(() => expect(results.at(-3)?.getAttribute('aria-selected')).toBe('true'));
  expect(shown.mock.contexts.slice(-3)).toEqual(results.slice(-3).reverse());
});
