import { expect, test, vi } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
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
