import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { coupon } from '../../../../../test/fixtures/console/sales.ts';

const COUPON = '/api/owner/coupons/TEA';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ selectedCurrency: 'USD' }));
  answers.set(`GET ${COUPON}`, () => versioned(coupon()));
});

async function openCoupon(): Promise<void> {
  await openConsole('coupons/TEA');
  await see('Orders with this coupon: 3.');
}

test('a coupon is saved with the version that was read, and its end stays as exact as it was', async () => {
  answers.set(`PUT ${COUPON}`, () => versioned(coupon({ version: 5 })));
  await openCoupon();
  await enter('Percent', 'ten');
  await press('Save');
  expect(text()).toContain('Enter a number above 0 and up to 100');
  await enter('Percent', '12.5');
  await press('Save');
  await until(() => expect(notices()).toEqual(['Saved.']));
  const [saved] = callsOf(`PUT ${COUPON}`);
  expect(saved?.version).toBe('"4"');
  expect(saved?.body).toEqual({
    name: 'Tea',
    discount: { kind: 'percent', rate: 125_000 },
    minimumSubtotalCents: 0,
    startsAt: null,
    endsAt: 1_700_000_012_345,
    usageLimit: null,
  });
});

test('times are those of the shop’s clocks, whatever the device shows', async () => {
  document.body.dataset.timeZone = 'Asia/Tokyo';
  const POST = 'POST /api/owner/coupons';
  answers.set(POST, () => json(coupon(), 201));
  await openConsole('coupons/new');
  await enter('Code', 'tea');
  await enter('Name', 'Tea');
  await enter('Percent', '10');
  await enter('Valid until (optional)', '2026-11-27T23:59');
  await press('Create the coupon');
  await until(() => expect(callsOf(POST)).toHaveLength(1));
  expect(callsOf(POST)[0]?.body).toMatchObject({ startsAt: null, endsAt: Date.parse('2026-11-27T23:59+09:00') });
  answers.set('GET /api/owner/coupons', () =>
    listOf('coupons', coupon({ endsAt: Date.parse('2026-11-27T23:59+09:00') })),
  );
  await press('Coupons');
  await see('Nov 27, 2026, 11:59 PM GMT+9');
});

test('a field for a time says that it is not set, because Safari shows the present time in it', async () => {
  document.body.dataset.timeZone = 'Asia/Tokyo';
  await openCoupon();
  const hintOf = (label: string) => {
    const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
    return document.getElementById(`${field?.htmlFor}-hint`)?.textContent;
  };
  expect([hintOf('Valid from'), hintOf('Valid until')]).toEqual([
    'Not set. Time in Asia/Tokyo.',
    'Time in Asia/Tokyo.',
  ]);
});

test('one that somebody else has changed meanwhile shows both versions', async () => {
  answers.set(`PUT ${COUPON}`, () => refusal('VERSION_STALE', 412));
  await openCoupon();
  await enter('Name', 'Mine');
  answers.set(`GET ${COUPON}`, () => versioned(coupon({ name: 'Theirs', version: 5 })));
  await press('Save');
  await see('Somebody else has changed this too');
  expect(text()).toContain('Theirs');
});

test('one that was deleted can be brought back with its uses', async () => {
  answers.set(`DELETE ${COUPON}`, () => json(undefined, 204));
  const restore = 'POST /api/owner/bin/coupon/TEA/restore';
  answers.set(restore, () =>
    json({ kind: 'coupon', target: 'TEA', title: 'Tea', hasNewAddress: false, left: 0, setAside: 0 }),
  );
  await openCoupon();
  await press('Delete');
  await until(() => expect(location.pathname).toBe('/config/coupons'));
  expect(callsOf(`DELETE ${COUPON}`)[0]?.version).toBe('"4"');
  await press('Undo');
  await see('“Tea” is back.');
  expect(callsOf(restore)).toHaveLength(1);
});

test('a coupon is created, and a refusal of the shop stands beside its field', async () => {
  const POST = 'POST /api/owner/coupons';
  answers.set(POST, () => refusal('INVALID_REQUEST', 400, 'Look again.', { errors: { code: 'No spaces.' } }));
  await openConsole('coupons/new');
  await enter('Code', 'five');
  await enter('Name', 'Five');
  await enter('Type of discount', 'fixed');
  await enter('Amount in USD', '5');
  await press('Create the coupon');
  await see('No spaces.');
  answers.set(POST, () => json(coupon({ code: 'FIVE' }), 201));
  await press('Create the coupon');
  await until(() => expect(location.pathname).toBe('/config/coupons/FIVE'));
  expect(callsOf(POST)[1]?.body).toMatchObject({ code: 'five', discount: { kind: 'fixed', cents: 500 } });
});

test('amounts may have a decimal comma, and follow a currency that was changed elsewhere', async () => {
  const POST = 'POST /api/owner/coupons';
  answers.set(POST, () => json(coupon({ code: 'FIVE' }), 201));
  await openConsole('coupons/new');
  await enter('Code', 'five');
  await enter('Name', 'Five');
  await enter('Type of discount', 'fixed');
  await enter('Amount in USD', '5,50');
  await enter('Minimum subtotal in USD (optional)', '30,00');
  await press('Create the coupon');
  await until(() => expect(callsOf(POST)).toHaveLength(1));
  expect(callsOf(POST)[0]?.body).toMatchObject({ discount: { cents: 550 }, minimumSubtotalCents: 3000 });
  expect(document.body.dataset.currency).toBe('USD');
});

test('the history is read once it is unfolded, and says who has changed what, when, from what to what', async () => {
  document.body.dataset.timeZone = 'Asia/Tokyo';
  const AUDIT = 'GET /api/owner/audit';
  const entry = {
    id: 'e1',
    keyId: 'c1',
    keyName: '',
    action: 'coupon.changed',
    target: 'TEA',
    targetName: 'Tea',
    details: { version: 4 },
    changes: [
      { field: 'name', of: '', from: 'Tea', to: 'Tea time' },
      { field: 'minimumSubtotalCents', of: '', from: 0, to: 1_000 },
    ],
    createdAt: Date.UTC(2029, 11, 31, 23, 0),
  };
  answers.set('GET /api/owner/contributors', () => json({ contributors: [{ id: 'c1', email: 'ann@work.example' }] }));
  answers.set(AUDIT, () => listOf('entries', entry, { ...entry, id: 'e0', keyId: 'gone', changes: [] }));
  await openCoupon();
  expect(callsOf(AUDIT)).toEqual([]);
  const block = document.querySelector('details.c-history');
  await act(async () => {
    block?.setAttribute('open', '');
    block?.dispatchEvent(new Event('toggle'));
  });
  await see('ann@work.example');
  expect(callsOf(AUDIT)[0]?.url).toContain('target=TEA&actions=coupon');
  const shown = text();
  for (const part of ['Coupon changed', 'Jan 1, 2030', 'Name: Tea → Tea time', '$0.00 → $10.00']) {
    expect(shown).toContain(part);
  }
  expect(shown).toContain('A former colleague or program');
});

test('who may not read the audit log sees no history', async () => {
  await openConsole('coupons/TEA', 'storeManager');
  await see('Orders with this coupon: 3.');
  expect(document.querySelector('details.c-history')).toBeNull();
});
