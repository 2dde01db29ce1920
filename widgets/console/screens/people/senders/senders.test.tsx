import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';

const SENDERS = '/api/owner/senders';
const ga4 = {
  name: 'ga4',
  target: 'G-ABC123',
  isEnabled: true,
  waiting: 0,
  sent: 2,
  givenUp: 0,
  nextTryAt: null,
  lastSentAt: null,
  lastStatus: null,
  lastAnswer: '',
  stoppedAt: null,
  updatedAt: 0,
};

prepareConsole();

test('a service that was removed leaves no unsaved entries', async () => {
  answers.set(`GET ${SENDERS}`, () => json({ senders: [ga4] }));
  answers.set(`DELETE ${SENDERS}/ga4`, () => json(undefined, 204));
  await openConsole('senders');
  await until(() => expect(field('Measurement ID')?.value).toBe('G-ABC123'));
  await press('Remove Google Analytics 4');
  answers.set(`GET ${SENDERS}`, () => json({ senders: [] }));
  await press('Remove');
  await see('Google Analytics 4 is removed.');
  await until(() => expect(field('Measurement ID')?.value).toBe(''));
  await press('Overview');
  await until(() => expect(location.pathname).toBe('/config/'));
  expect(text()).not.toContain('Leave without saving?');
});

test('a secret that was entered is sent, and is gone from the page after it', async () => {
  answers.set(`GET ${SENDERS}`, () => json({ senders: [ga4] }));
  answers.set(`PUT ${SENDERS}/ga4`, () => json(ga4));
  await openConsole('senders');
  await enter('API secret', 's3cret');
  await press('Save Google Analytics 4');
  await see('Google Analytics 4 is saved.');
  expect(callsOf(`PUT ${SENDERS}/ga4`)[0]?.body).toEqual({ target: 'G-ABC123', isEnabled: true, secret: 's3cret' });
  expect(field('API secret')?.value).toBe('');
});
