import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';
import { giftCard } from '../../../../../test/fixtures/console/sales.ts';

const CARD = '/api/owner/gift-cards/g1';

prepareConsole();
beforeEach(async () => {
  answers.set(`GET ${CARD}`, () => json(giftCard()));
  await openConsole('gift-cards/g1');
  await see('…K7QX');
});

test('a gift card is disabled, which can be taken back', async () => {
  answers.set(`POST ${CARD}/disable`, () => json(giftCard({ disabledAt: 1e12 })));
  answers.set(`POST ${CARD}/enable`, () => json(giftCard()));
  await press('Disable');
  await press('Undo');
  await until(() => expect(callsOf(`POST ${CARD}/enable`)).toHaveLength(1));
});

test('one is mailed to its recipient, or to another address that is entered', async () => {
  answers.set(`POST ${CARD}/send`, () => json({ mailId: 'm' }, 202));
  await press('Send the mail again…');
  await press('Send the mail');
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await press('Send the mail again…');
  await enter('Email', 'nobody');
  await press('Send the mail');
  expect(text()).toContain('Please enter a valid email');
  await enter('Email', 'dee@example.com');
  await press('Send the mail');
  await until(() =>
    expect(callsOf(`POST ${CARD}/send`).map(({ body }) => body)).toEqual([{}, { email: 'dee@example.com' }]),
  );
});
