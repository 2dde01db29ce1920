import { act } from 'react';
import { expect, test } from 'vitest';
import { helpTexts } from '#runtime/i18n/en/console/help.ts';
import {
  answers,
  callsOf,
  enter,
  field,
  notices,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
  versioned,
} from '../../../test/console-shop.tsx';
import { coupon } from '../../../test/fixtures/console/sales.ts';
import { GROUPS } from './screens.ts';

prepareConsole();

const key = (init: KeyboardEventInit) =>
  act(async () => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  });

test('every screen has a help text, and no text is for a screen that is gone', () => {
  const paths = GROUPS.flatMap(({ screens }) => screens.map(({ path }) => path));
  expect(Object.keys(helpTexts).sort()).toEqual(paths.sort());
});

test('"?" and the button open the help of the screen', async () => {
  await openConsole('coupons');
  await key({ key: '?' });
  await see('Discount codes that buyers enter in the cart.');
  await press('Close');
  await until(() => expect(text()).not.toContain('Discount codes that buyers enter'));
  await press('Help with this screen');
  await see('Discount codes that buyers enter in the cart.');
});

test('Ctrl+S and Command+S save a changed screen once, and leave an unchanged one alone', async () => {
  answers.set('GET /api/owner/coupons/TEA', () => versioned(coupon()));
  answers.set('PUT /api/owner/coupons/TEA', () => versioned(coupon({ version: 5 })));
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
  await key({ key: 's', ctrlKey: true });
  await enter('Name', 'More tea');
  await key({ key: 's', metaKey: true });
  await until(() => expect(notices()).toEqual(['Saved.']));
  await key({ key: 's', ctrlKey: true });
  expect(callsOf('PUT /api/owner/coupons/TEA')).toHaveLength(1);
});

test('what was discarded comes back by "Undo", also beside what was typed since', async () => {
  answers.set('GET /api/owner/coupons/TEA', () => versioned(coupon()));
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
  await enter('Name', 'More tea');
  await press('Discard');
  expect(field('Name')?.value).toBe('Tea');
  await enter('Percent', '7');
  await press('Undo');
  expect([field('Name')?.value, field('Percent')?.value]).toEqual(['More tea', '7']);
});
