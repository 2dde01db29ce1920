import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';

const ACCOUNTS = '/api/owner/payment-accounts';
const GENERAL = '/api/v1/commerce-preferences/general';
const LIVE = {
  id: 'live-acct_1',
  provider: 'stripe',
  mode: 'live',
  state: 'connected',
  providerAccount: 'acct_1',
  name: 'Pots and Pans',
  country: 'IE',
  lastCharacters: 'A1b2',
  hasWebhook: true,
  problem: null,
  isUsed: true,
  connectedAt: 0,
  checkedAt: 0,
  lastEventAt: null,
  version: 1,
};
const general = { websiteId: 's', testMode: true, selectedCurrency: 'EUR' };

prepareConsole();
beforeEach(() => {
  answers.set(`GET ${GENERAL}`, () => json(general, 200, { ETag: '"7"' }));
  shows();
});

function shows(...accounts: object[]): void {
  answers.set(`GET ${ACCOUNTS}`, () => json({ accounts, serverMode: null }));
}

test('without an account the screen says that nobody is charged, what is missing, and connects first', async () => {
  await openConsole('payments');
  await see('Nobody is charged.');
  await see('Before you can take real payments, connect your live account.');
  expect(button('Take real payments')).toBeUndefined();
  await press('Connect your live account');
  await see('Connect your live Stripe account');
  expect(document.querySelector<HTMLAnchorElement>('dialog a')?.href).toBe('https://dashboard.stripe.com/apikeys');
});

test('a key is sent once, and the account shows without the key', async () => {
  answers.set(`POST ${ACCOUNTS}`, () => json(LIVE));
  await openConsole('payments');
  await press('Connect your live account');
  await enter('Secret key', ' sk_live_1 ');
  shows(LIVE);
  await press('Connect');
  await see('Pots and Pans is connected.');
  expect(callsOf(`POST ${ACCOUNTS}`).map(({ body }) => body)).toEqual([{ mode: 'live', key: 'sk_live_1' }]);
  await see('ends with A1b2');
  expect(text()).not.toContain('sk_live_1');
  expect(field('Secret key')).toBeUndefined();
});

test('a refused key stays in its field with the reason beside it, and an empty one is not sent', async () => {
  answers.set(`POST ${ACCOUNTS}`, () =>
    refusal('INVALID_REQUEST', 400, 'Please check your entries.', {
      errors: { key: 'Stripe does not know this key.' },
    }),
  );
  await openConsole('payments');
  await press('Connect your live account');
  await press('Connect');
  await see('Please paste the secret key.');
  expect(callsOf(`POST ${ACCOUNTS}`)).toEqual([]);
  await enter('Secret key', 'sk_live_1');
  await press('Connect');
  await see('Stripe does not know this key.');
  expect(field('Secret key')?.value).toBe('sk_live_1');
  await until(() => expect(document.activeElement).toBe(field('Secret key')));
});

test('test mode is left after a question, with all other settings as the shop has them then', async () => {
  shows(LIVE);
  answers.set(`PUT ${GENERAL}`, ({ body }) => json(body, 200, { ETag: '"8"' }));
  await openConsole('payments');
  await press('Take real payments');
  await see('From now on buyers are charged.');
  expect(callsOf(`PUT ${GENERAL}`)).toEqual([]);
  answers.set(`GET ${GENERAL}`, () => json({ ...general, testMode: false }, 200, { ETag: '"8"' }));
  await press('Take real payments');
  await see('The shop takes real payments now.');
  expect(callsOf(`PUT ${GENERAL}`)).toMatchObject([{ body: { testMode: false, selectedCurrency: 'EUR' } }]);
  await see('Buyers pay real money, which goes to Pots and Pans.');
});

test('where real payments are taken without an account, the screen says that nobody can pay', async () => {
  answers.set(`GET ${GENERAL}`, () => json({ ...general, testMode: false }, 200, { ETag: '"7"' }));
  await openConsole('payments');
  await see('Nobody can pay');
  await see('Connect one, or switch test mode on.');
});

test('a problem is told with its way out, and a check shows what it has found', async () => {
  shows({ ...LIVE, problem: 'key' });
  answers.set(`POST ${ACCOUNTS}/live-acct_1/check`, () => json(LIVE));
  await openConsole('payments');
  await see('Stripe does not accept the key any more.');
  shows(LIVE);
  await press('Check the live account');
  await see('The account is in order.');
  await until(() => expect(text()).not.toContain('Stripe does not accept the key any more.'));
});

test('disconnecting says what follows, and an account that has taken payments stays among the earlier ones', async () => {
  shows(LIVE);
  const left = { accounts: [{ ...LIVE, state: 'disconnected' }], serverMode: null };
  answers.set(`POST ${ACCOUNTS}/live-acct_1/disconnect`, () => json(left));
  await openConsole('payments');
  await press('Disconnect the live account');
  await see('refunds and disputes of earlier payments');
  await see('Nobody can pay until you connect another live account');
  shows({ ...LIVE, state: 'disconnected' });
  await press('Disconnect');
  await see('Pots and Pans is disconnected.');
  await see('Earlier accounts');
  expect(button('Disconnect Pots and Pans')).toBeUndefined();
});
