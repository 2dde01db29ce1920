import { expect, test } from 'vitest';
import {
  answers,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
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
