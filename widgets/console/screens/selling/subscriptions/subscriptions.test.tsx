import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  json,
  notices,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';
import { subscription, usd } from '../../../../../test/fixtures/console/sales.ts';

const PATH = '/api/owner/subscriptions/s1';

prepareConsole();

async function open(changes: object = {}): Promise<void> {
  answers.set(`GET ${PATH}`, () => json(subscription(changes)));
  await openConsole('subscriptions/s1');
  await see('Every month');
}

test('a subscription leaves out the payment that was shown, after a question', async () => {
  answers.set(`POST ${PATH}/skip`, () => json(subscription({ nextCycleAt: 3e12 })));
  await open();
  await press('Skip the next payment…');
  expect(callsOf(`POST ${PATH}/skip`)).toEqual([]);
  await press('Skip the payment');
  await until(() => expect(notices()).toEqual(['The next payment is skipped.']));
  expect(callsOf(`POST ${PATH}/skip`)[0]?.body).toEqual({ cycleAt: 2e12 });
});

test('one is cancelled after a question whose buttons say what each does', async () => {
  answers.set(`POST ${PATH}/cancel`, () => json(subscription({ state: 'cancelled' })));
  await open();
  await press('Cancel the subscription…');
  const buttons = [...document.querySelectorAll('dialog button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Keep the subscription', 'Cancel the subscription']);
  await press('Cancel the subscription');
  await until(() => expect(notices()).toEqual(['The subscription is cancelled.']));
});

test('one moves to another address once the price there was seen', async () => {
  const address = {
    firstName: 'June',
    lastName: 'Park',
    line1: '1 Main St',
    line2: '',
    city: 'Portland',
    region: 'OR',
    postalCode: '97201',
    countryCode: 'US',
    phone: '',
  };
  const quote = { address, priceNow: usd(1495), price: usd(1695), shippingOptionId: 'post', shippingOptions: [] };
  answers.set(`POST ${PATH}/quote`, () => json(quote));
  answers.set(`POST ${PATH}/address`, () => json(subscription({ address })));
  await open({ address });
  await press('Change the address…');
  await enter('Postal code', '');
  await press('See the price for this address');
  expect(text()).toContain('Fill this in.');
  await enter('Postal code', '97202');
  await press('See the price for this address');
  await see('Each payment is $16.95 at this address');
  await press('Change the address');
  await until(() => expect(notices()).toEqual(['The address is changed.']));
  expect(callsOf(`POST ${PATH}/address`)[0]?.body).toEqual({
    address: { ...address, postalCode: '97202' },
    expectedCents: 1695,
    shippingOptionId: 'post',
  });
});

test('one that has ended has no buttons', async () => {
  await open({ state: 'ended', nextCycleAt: null, nextBillingAt: null });
  expect(text()).toContain('Ended');
  expect(document.querySelectorAll('main button')).toHaveLength(0);
});

test('one that its buyer has cancelled says from when nothing is charged', async () => {
  await open({ endsAt: Date.UTC(2033, 4, 18) });
  expect(text()).toContain('Cancelled by the buyer, no charge from');
  expect(text()).toContain('May 18, 2033');
});
