import { act } from 'react';
import { expect, test, vi } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  sessionOf,
  text,
  until,
} from '../../../../../test/console-shop.tsx';

prepareConsole();

test('my account shows the role, the sessions and the passkeys, and ends another session', async () => {
  const times = { createdAt: 1, seenAt: 2, expiresAt: 8e15 };
  const mine = { id: 'a', device: 'Firefox (Linux)', isCurrent: true, ...times };
  const other = { id: 'b', device: 'Safari (iOS)', isCurrent: false, ...times };
  answers.set('GET /api/contributors/sessions', () => json({ sessions: [mine, other] }));
  answers.set('GET /api/contributors/passkeys', () => json({ passkeys: [] }));
  await openConsole('account', 'none');
  await see('You have no passkey yet.');
  await see('Safari (iOS)');
  answers.set('DELETE /api/contributors/sessions/b', () => json({}, 204));
  answers.set('GET /api/contributors/sessions', () => json({ sessions: [mine] }));
  await press('Sign out there, Safari (iOS)');
  await see('That session has ended.');
  await until(() => expect(text()).not.toContain('Safari (iOS)'));
});

test('the person switches single keys off, and then "/" and "?" do nothing; Ctrl+K still does', async () => {
  answers.set('GET /api/contributors/sessions', () => json({ sessions: [] }));
  answers.set('GET /api/contributors/passkeys', () => json({ passkeys: [] }));
  const keys = 'PUT /api/contributors/session/keys';
  await openConsole('account', 'none');
  await see('Single keys');
  const find = field('Find anything') as HTMLElement;
  const box = field('Single keys: “/” finds, “?” opens the help') as HTMLInputElement;
  answers.set(keys, () => refusal('RATE_LIMITED', 429, 'Not now.'));
  await act(async () => box.click());
  await see('Not now.');
  await pressKey(document.body, '/');
  expect(document.activeElement).toBe(find);
  find.blur();
  answers.set(keys, () => json({ ...sessionOf('none'), hasSingleKeys: false }));
  await act(async () => box.click());
  await until(() => expect(box.checked).toBe(false));
  expect(callsOf(keys).at(-1)?.body).toEqual({ hasSingleKeys: false });
  await pressKey(document.body, '/');
  await pressKey(document.body, '?');
  expect(document.activeElement).not.toBe(find);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(find.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  await act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
  );
  expect(document.activeElement).toBe(find);
});

test('the person chooses the language of the console, and the page comes anew in it', async () => {
  answers.set('GET /api/contributors/sessions', () => json({ sessions: [] }));
  answers.set('GET /api/contributors/passkeys', () => json({ passkeys: [] }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await openConsole('account', 'none');
  await see('Language of the console');
  expect(text()).toContain('Deutsch');
  const language = '/api/contributors/session/language';
  answers.set(`PUT ${language}`, () => refusal('RATE_LIMITED', 429, 'Not now.'));
  await enter('Language of the console', 'de');
  await see('Not now.');
  expect(reload).not.toHaveBeenCalled();
  answers.set(`PUT ${language}`, () => json(sessionOf('none')));
  await enter('Language of the console', 'de');
  await until(() => expect(reload).toHaveBeenCalledOnce());
  expect(callsOf(`PUT ${language}`).at(-1)?.body).toEqual({ language: 'de' });
});
