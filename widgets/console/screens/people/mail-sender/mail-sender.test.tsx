import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
} from '../../../../../test/console-shop.tsx';

const PATH = '/api/owner/mail-sender';
const SETTINGS = '/api/v1/commerce-preferences/mail';
const record = {
  name: 'spf',
  type: 'TXT',
  host: 'cf-bounce.tea.example',
  expected: 'v=spf1 x',
  found: [],
  state: null,
};
const sender = {
  state: 'server',
  senderAddress: '',
  serverAddress: 'post@server.example',
  senderName: 'Tea',
  checkedAt: null,
  refusedAt: null,
  refusal: '',
  records: [],
};
const own = { ...sender, senderAddress: 'a@tea.example', records: [record] };

prepareConsole();
beforeEach(() => {
  answers.set(`GET ${SETTINGS}`, () => json({ senderAddress: '', senderName: '' }, 200, { ETag: '"1"' }));
  answers.set(`GET ${PATH}`, () => json(sender));
});

test('an own address is saved, and its records appear with the steps to set them', async () => {
  await openConsole('mail-sender');
  await see('From Tea <post@server.example>');
  answers.set(`PUT ${SETTINGS}`, ({ body }) => json(body, 200, { ETag: '"2"' }));
  answers.set(`GET ${PATH}`, () => json(own));
  await enter('Sender address', 'a@tea.example');
  await press('Save');
  await see('Records of tea.example');
  expect(callsOf(`PUT ${SETTINGS}`)[0]?.body).toMatchObject({ senderAddress: 'a@tea.example' });
  expect(text()).toContain('Your own address a@tea.example is used once its domain has passed the check below.');
  expect(text()).toContain('press Onboard Domain. Choose tea.example.');
});

test('the check says which records are missing or wrong, and when all are right', async () => {
  answers.set(`GET ${PATH}`, () => json(own));
  await openConsole('mail-sender');
  await see('Not checked');
  const wrong = { ...record, state: 'wrong', found: ['v=spf1 -all'] };
  const checked = { ...own, checkedAt: 1, records: [wrong] };
  answers.set(`POST ${PATH}/check`, () => json(checked));
  answers.set(`GET ${PATH}`, () => json(checked));
  await press('Check the records');
  await see('Some records are missing or wrong.');
  expect(text()).toContain('v=spf1 -all');
  const right = { ...checked, state: 'own', records: [{ ...record, state: 'done' }] };
  answers.set(`GET ${PATH}`, () => json(right));
  await press('Check the records');
  await see('All records are right.');
  await see('From Tea <a@tea.example>');
});

test('a check that fails says so, and the records stay', async () => {
  answers.set(`GET ${PATH}`, () => json(own));
  answers.set(`POST ${PATH}/check`, () => refusal('OVERLOADED', 503, 'Too busy.'));
  await openConsole('mail-sender');
  await see('cf-bounce.tea.example');
  await press('Check the records');
  await see('Something went wrong');
  expect(text()).toContain('cf-bounce.tea.example');
});

test('a test mail names where it goes and where it comes from', async () => {
  answers.set(`POST ${PATH}/test`, () => json({ recipient: 'ann@tea.example', from: 'post@server.example' }, 202));
  await openConsole('mail-sender');
  await press('Send me a test mail');
  await see('A test mail from post@server.example is on its way to ann@tea.example.');
});

test('a server without an address says that mails wait; a refused sender says what happened', async () => {
  answers.set(`GET ${PATH}`, () => json({ ...sender, state: 'none', serverAddress: null }));
  await openConsole('mail-sender');
  await see('Mails wait, and are sent once a sender works');
  expect(button('Send me a test mail')).toBeUndefined();
});

test('a sender that the service has refused is told with its code', async () => {
  answers.set(`GET ${PATH}`, () => json({ ...own, refusedAt: 1, refusal: 'E_SENDER_NOT_VERIFIED' }));
  await openConsole('mail-sender');
  await see('(E_SENDER_NOT_VERIFIED), so mails come from the server again.');
});
