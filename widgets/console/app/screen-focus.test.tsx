import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  enter,
  field,
  find,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  until,
  versioned,
} from '../../../test/console-shop.tsx';
import { coupon } from '../../../test/fixtures/console/sales.ts';

const COUPON = '/api/owner/coupons/TEA';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ selectedCurrency: 'USD' }));
  answers.set('GET /api/owner/coupons', () => listOf('coupons'));
  answers.set(`GET ${COUPON}`, () => versioned(coupon()));
});

const focused = () => document.activeElement;
const focus = (element: HTMLElement | undefined) => act(async () => element?.focus());

/** Opens a coupon, and enters something into one of its fields, as the keyboard does. */
async function editCoupon(label: string, value: string): Promise<void> {
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
  await focus(field(label));
  await enter(label, value);
  await until(() => expect(button('Save')).toBeDefined());
  await focus(button('Save'));
}

test('a screen that a link opens has the focus at its title, so that Tab goes to its first control', async () => {
  await openConsole('coupons');
  await until(() => expect(find('New coupon')).toBeDefined());
  await focus(find('New coupon'));
  await press('New coupon');
  await until(() => expect(focused()).toBe(document.querySelector('main h1')));
  expect(focused()?.textContent).toBe('New coupon');
});

test('a filter that stands in the address leaves the focus where it is', async () => {
  await openConsole('orders');
  await until(() => expect(field('Name, number, email, postcode, product or SKU')).toBeDefined());
  await focus(field('Name, number, email, postcode, product or SKU'));
  await enter('Name, number, email, postcode, product or SKU', 'zoe');
  await act(async () => field('Name, number, email, postcode, product or SKU')?.closest('form')?.requestSubmit());
  await until(() => expect(location.search).toContain('zoe'));
  expect(focused()).toBe(field('Name, number, email, postcode, product or SKU'));
});

test('after a save the focus is in the field from which the person came', async () => {
  answers.set(`PUT ${COUPON}`, () => versioned(coupon({ name: 'Green', version: 5 })));
  await editCoupon('Name', 'Green');
  await press('Save');
  await until(() => expect(button('Save')).toBeUndefined());
  expect(focused()).toBe(field('Name'));
});

test('a save that is refused has the focus in the first field that is wrong', async () => {
  await editCoupon('Name', 'Green');
  const errors = { usageLimit: 'Too many.' };
  answers.set(`PUT ${COUPON}`, () => refusal('INVALID_REQUEST', 400, 'Look again.', { errors }));
  await press('Save');
  await until(() => expect(focused()).toBe(field('Usage limit in orders (optional)')));
  await enter('Percent', 'ten');
  await focus(button('Save'));
  await press('Save');
  await until(() => expect(focused()).toBe(field('Percent')));
});

test('a form that creates something has the focus in the first field that is wrong', async () => {
  await openConsole('coupons/new');
  await until(() => expect(button('Create the coupon')).toBeDefined());
  await focus(button('Create the coupon'));
  await press('Create the coupon');
  await until(() => expect(focused()).toBe(field('Code')));
});

test('where the element with the focus goes away, the nearest part of the screen around it has the focus', async () => {
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
  await focus(field('Name'));
  const section = field('Name')?.closest('section');
  field('Name')?.closest('div')?.remove();
  await until(() => expect(focused()).toBe(section));
});

test('where the part around it is not shown, the title of the screen has the focus', async () => {
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
  await focus(field('Name'));
  const section = field('Name')?.closest('section');
  // A browser gives no focus to a part that is not displayed.
  if (section) section.focus = () => undefined;
  await act(async () => field('Name')?.closest('div')?.remove());
  await until(() => expect(focused()).toBe(document.querySelector('main h1')));
});

test('where it goes away below a dialog, the part around it has the focus once the dialog is closed', async () => {
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
  await focus(field('Name'));
  const section = field('Name')?.closest('section');
  const dialog = document.body.appendChild(document.createElement('input'));
  await focus(dialog);
  await act(async () => field('Name')?.closest('div')?.remove());
  expect(focused()).toBe(dialog);
  dialog.remove();
  await until(() => expect(focused()).toBe(section));
});

test('Escape closes the menu of a phone, whose button has the focus then; a choice closes it too', async () => {
  await openConsole('coupons/TEA');
  const menu = document.querySelector('nav');
  await press('Menu');
  expect(menu?.className).toContain('open');
  await focus(find('Overview', 'nav a'));
  await pressKey(document.activeElement ?? document.body, 'Escape');
  expect(menu?.className).not.toContain('open');
  expect(focused()).toBe(button('Menu'));
  await press('Menu');
  await act(async () => find('Coupons', 'nav a')?.click());
  await until(() => expect(menu?.className).not.toContain('open'));
  await until(() => expect(focused()?.textContent).toBe('Coupons'));
});
