import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  closeConsole,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  sessionOf,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';

const CONTRIBUTORS = '/api/owner/contributors';

prepareConsole();

test('an invitation asks for a confirmation, and is sent once more after it', async () => {
  answers.set(`GET ${CONTRIBUTORS}`, () => json({ contributors: [] }));
  await openConsole('team');
  await see('Nobody works on the site yet.');
  await press('Invite somebody');
  await see('Writes pages and forms');
  await enter('Email', 'bo@example.com');
  let isConfirmed = false;
  answers.set(`POST ${CONTRIBUTORS}`, () =>
    isConfirmed ? json({ id: 'bo' }, 201) : refusal('CONFIRMATION_NEEDED', 403, 'Please confirm.'),
  );
  answers.set('POST /api/contributors/session/confirmation', () => {
    isConfirmed = true;
    return json(sessionOf());
  });
  await press('Send the invitation');
  await see('Please confirm that it is you');
  await enter('Password', 'right');
  await press('Confirm');
  await see('The invitation is on its way to bo@example.com.');
  const body = { email: 'bo@example.com', role: 'editor' };
  expect(callsOf(`POST ${CONTRIBUTORS}`).map((call) => call.body)).toEqual([body, body]);
});

test('roles for bookings are offered to nobody, and named to who has one', async () => {
  const options = () => [...document.querySelectorAll('select option')].map(({ textContent }) => textContent);
  answers.set(`GET ${CONTRIBUTORS}`, () => json({ contributors: [] }));
  await openConsole('team');
  await press('Invite somebody');
  expect(options()).toContain('Store manager');
  expect(options().join()).not.toContain('Scheduling');
  const cy = { id: 'cy', email: 'cy@example.com', role: 'scheduling', invitedAt: 0, joinedAt: 0, version: 1 };
  answers.set(`GET ${CONTRIBUTORS}/cy`, () => versioned(cy));
  await closeConsole();
  await openConsole('team/cy');
  await until(() => expect(options()).toContain('Scheduling'));
  expect(options()).not.toContain('Scheduling editor');
});

test('a role without the right does not see the screen', async () => {
  await openConsole('team', 'editor');
  await see('Your role does not include this screen.');
});
