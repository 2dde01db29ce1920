import { expect, test } from 'vitest';
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

test('a role without the right does not see the screen', async () => {
  await openConsole('team', 'editor');
  await see('Your role does not include this screen.');
});
