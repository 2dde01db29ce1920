import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $notices } from '../../app/notices.ts';
import { QuestionDialog } from '../../app/QuestionDialog.tsx';
import { $place } from '../../app/router.ts';
import Buyers from './Buyers.tsx';
import CouponScreen from './CouponEditor.tsx';
import GiftCard from './GiftCard.tsx';
import NewCouponScreen from './NewCoupon.tsx';
import OrderScreen from './OrderScreen.tsx';
import Orders from './Orders.tsx';
import SubscriptionScreen from './SubscriptionScreen.tsx';
import { coupon, giftCard, order, subscription, usd } from './test-objects.ts';
import {
  answers,
  button,
  callsOf,
  closeShop,
  enter,
  json,
  notices,
  openShop,
  press,
  refusal,
  show,
  text,
  waitForText,
} from './test-shop.tsx';

const list = (...orders: object[]) => json({ orders, hasNextPage: false, nextPageCursor: null });
const REFUND = 'POST /api/owner/orders/7/refund';

beforeEach(() => {
  openShop();
  answers.set('GET /api/owner/orders/7', () => json(order()));
  answers.set('GET /api/owner/mails', () => json({ mails: [], hasNextPage: false, nextPageCursor: null }));
});
afterEach(closeShop);

const showOrder = async () => {
  await show(<OrderScreen parts={{ order: '7' }} />, '/config/orders/7');
  await waitForText('Moon Cup');
};

describe('the orders', () => {
  test('are read by the state and the buyer in the address, and tests are marked', async () => {
    answers.set('GET /api/owner/orders', () => list(order()));
    await show(<Orders />, '/config/orders?state=paid&email=june%40example.com');
    await waitForText('#7');
    expect(callsOf('GET /api/owner/orders')[0]?.url).toContain('state=paid&email=june%40example.com');
    expect(text()).toContain('Test');
    await enter('State', 'sent');
    expect($place.get().query.get('state')).toBe('sent');
  });

  test('say what to do where there are none, and that they could not be read', async () => {
    answers.set('GET /api/owner/orders', () => list());
    await show(<Orders />);
    await waitForText('There are no orders yet.');
    await closeShop();
    openShop();
    answers.set('GET /api/owner/orders', () => refusal('INVALID_REQUEST', 400, 'That is no state.'));
    await show(<Orders />);
    await waitForText('Unable to load results That is no state.');
  });

  test('are packed several at once, and one that is refused does not stop the others', async () => {
    answers.set('GET /api/owner/orders', () => list(order(), order({ id: 'o2', number: 8 })));
    answers.set('POST /api/owner/orders/7/packed', () => refusal('ORDER_CONFLICT', 409, 'It was refunded.'));
    answers.set('POST /api/owner/orders/8/packed', () => json(order({ number: 8 })));
    await show(<Orders />);
    await waitForText('#8');
    for (const box of document.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]'))
      await act(async () => box.click());
    await waitForText('2 orders chosen');
    await press('Mark 2 as packed');
    expect(notices()).toEqual(['Order 7: It was refunded.', '1 order marked as packed.']);
  });

  test('show what the buyer has answered', async () => {
    const [item] = order().items;
    const additionalFields = '{"f1":"For June","f2":["red",""],"f3":{"first":"Ann"}}';
    answers.set('GET /api/owner/orders/7', () => json(order({ items: [{ ...item, additionalFields }] })));
    await showOrder();
    expect(text()).toContain('The buyer’s answers: For June, red, Ann');
  });

  test('offer no changes to a role that may only read them', async () => {
    openShop('reporting');
    answers.set('GET /api/owner/orders/7', () => json(order()));
    await showOrder();
    expect(button('Refund…')).toBeUndefined();
    expect(button('Mark as packed')).toBeUndefined();
    expect(button('Download the packing slip')).toBeDefined();
  });
});

describe('a parcel', () => {
  test('has the units that were entered, and an address that is none is refused', async () => {
    answers.set('POST /api/owner/orders/7/sent', () => json(order({ state: 'sent' })));
    await showOrder();
    await press('Mark as sent…');
    await enter('Address of the tracking page (optional)', 'nowhere');
    await enter('Moon Cup of 2', '1');
    await press('Mark as sent');
    expect(text()).toContain('nowhere is not a valid page URL');
    await enter('Address of the tracking page (optional)', 'https://parcels.example/1');
    await press('Mark as sent');
    expect(callsOf('POST /api/owner/orders/7/sent')[0]?.body).toEqual({
      ...{ carrier: '', trackingUrl: 'https://parcels.example/1' },
      lines: [{ position: 0, quantity: 1 }],
    });
    expect(notices()).toEqual(['The parcel is recorded, and the buyer gets a mail.']);
  });
});

describe('a refund', () => {
  test('is limited to what was charged', async () => {
    await showOrder();
    await press('Refund…');
    expect(text()).toContain('$63.95 can go back');
    await enter('How much', 'part');
    await enter('Amount in USD', '64');
    await press('Refund');
    expect(text()).toContain('Enter an amount above 0, and at most $63.95.');
    expect(callsOf(REFUND)).toEqual([]);
  });

  test('whose answer was lost is repeated as the same one, even after the page was opened anew', async () => {
    answers.set(REFUND, () => Promise.reject(new TypeError('offline')));
    await showOrder();
    await press('Refund…');
    await enter('How much', 'part');
    await enter('Amount in USD', '10');
    await press('Refund');
    await waitForText('The last try has ended without a clear answer.');
    await closeShop();
    const [first] = callsOf(REFUND);
    const kept = { ...localStorage };
    openShop();
    Object.assign(localStorage, kept);
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value as string);
    answers.set('GET /api/owner/orders/7', () => json(order()));
    answers.set(REFUND, () => json({ state: 'paid', refundedCents: 1000, refund: { cents: 1000, isRepeat: true } }));
    await showOrder();
    await press('Refund…');
    await press('Try the same refund again');
    const [second] = callsOf(REFUND);
    expect(second?.body).toEqual({ amountCents: 1000, restock: false });
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(notices()).toEqual(['$10.00 of order 7 was refunded.']);
  });

  test('that is refused stays open with the reason, and the next one is another', async () => {
    answers.set(REFUND, () => refusal('REFUND_REFUSED', 409, 'Stripe refuses it.'));
    await showOrder();
    await press('Refund…');
    await press('Refund');
    await waitForText('Stripe refuses it.');
    await press('Refund');
    const keys = callsOf(REFUND).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a coupon', () => {
  const COUPON = '/api/owner/coupons/TEA';
  beforeEach(() => {
    answers.set('GET /api/v1/commerce-preferences/general', () => json({ selectedCurrency: 'USD' }));
    answers.set(`GET ${COUPON}`, () => json(coupon(), 200, { ETag: '"4"' }));
  });

  test('is saved with the version that was read, and its end stays as exact as it was', async () => {
    answers.set(`PUT ${COUPON}`, () => json(coupon({ version: 5 }), 200, { ETag: '"5"' }));
    await show(<CouponScreen parts={{ code: 'TEA' }} />);
    await waitForText('Orders that have used it: 3.');
    await enter('Per cent', 'ten');
    await press('Save');
    expect(text()).toContain('Enter a number above 0 and up to 100');
    await enter('Per cent', '12.5');
    await press('Save');
    const [saved] = callsOf(`PUT ${COUPON}`);
    expect(saved?.headers.get('If-Match')).toBe('"4"');
    expect(saved?.body).toEqual({
      ...{ name: 'Tea', discount: { kind: 'percent', rate: 125_000 }, minimumSubtotalCents: 0 },
      ...{ startsAt: null, endsAt: 1_700_000_012_345, usageLimit: null },
    });
    expect(notices()).toEqual(['Saved.']);
  });

  test('that somebody else has changed meanwhile shows both versions', async () => {
    answers.set(`PUT ${COUPON}`, () => refusal('VERSION_STALE', 412));
    await show(<CouponScreen parts={{ code: 'TEA' }} />);
    await waitForText('Orders that have used it: 3.');
    await enter('Name', 'Mine');
    answers.set(`GET ${COUPON}`, () => json(coupon({ name: 'Theirs', version: 5 }), 200, { ETag: '"5"' }));
    await press('Save');
    await waitForText('Somebody else has changed this too');
    expect(text()).toContain('Theirs');
  });

  test('that was deleted can be brought back with its uses', async () => {
    answers.set(`DELETE ${COUPON}`, () => json(undefined, 204));
    answers.set('POST /api/owner/coupons', () => json(coupon(), 201));
    await show(<CouponScreen parts={{ code: 'TEA' }} />);
    await waitForText('Orders that have used it: 3.');
    await press('Delete');
    expect($place.get().path).toBe('coupons');
    expect(callsOf(`DELETE ${COUPON}`)[0]?.headers.get('If-Match')).toBe('"4"');
    await act(async () => $notices.get()[0]?.undo?.());
    expect(callsOf('POST /api/owner/coupons')[0]?.body).toMatchObject({ code: 'TEA', timesUsed: 3 });
  });

  test('is created, and what the shop refuses stands beside its field', async () => {
    const POST = 'POST /api/owner/coupons';
    answers.set(POST, () => refusal('INVALID_REQUEST', 400, 'Look again.', { errors: { code: 'No spaces.' } }));
    await show(<NewCouponScreen />, '/config/coupons/new');
    await waitForText('Create the coupon');
    await enter('Code', 'five');
    await enter('Name', 'Five');
    await enter('What it takes off', 'fixed');
    await enter('Amount in USD', '5');
    await press('Create the coupon');
    await waitForText('No spaces.');
    answers.set(POST, () => json(coupon({ code: 'FIVE' }), 201));
    await press('Create the coupon');
    expect(callsOf(POST)[1]?.body).toMatchObject({ code: 'five', discount: { kind: 'fixed', cents: 500 } });
    expect($place.get().path).toBe('coupons/FIVE');
  });
});

describe('a gift card', () => {
  const CARD = '/api/owner/gift-cards/g1';
  beforeEach(() => answers.set(`GET ${CARD}`, () => json(giftCard())));

  test('is disabled, which can be taken back', async () => {
    answers.set(`POST ${CARD}/disable`, () => json(giftCard({ disabledAt: 1e12 })));
    answers.set(`POST ${CARD}/enable`, () => json(giftCard()));
    await show(<GiftCard parts={{ card: 'g1' }} />);
    await waitForText('…K7QX');
    await press('Disable');
    await act(async () => $notices.get()[0]?.undo?.());
    expect(callsOf(`POST ${CARD}/enable`)).toHaveLength(1);
  });

  test('is mailed to its recipient, or to another address that is entered', async () => {
    answers.set(`POST ${CARD}/send`, () => json({ mailId: 'm' }, 202));
    await show(<GiftCard parts={{ card: 'g1' }} />);
    await waitForText('…K7QX');
    await press('Send the mail again…');
    await press('Send the mail');
    await press('Send the mail again…');
    await enter('Email', 'nobody');
    await press('Send the mail');
    expect(text()).toContain('Please enter a valid email');
    await enter('Email', 'dee@example.com');
    await press('Send the mail');
    expect(callsOf(`POST ${CARD}/send`).map(({ body }) => body)).toEqual([{}, { email: 'dee@example.com' }]);
  });
});

describe('a subscription', () => {
  const PATH = '/api/owner/subscriptions/s1';

  test('leaves out the payment that was shown, after a question', async () => {
    answers.set(`GET ${PATH}`, () => json(subscription()));
    answers.set(`POST ${PATH}/skip`, () => json(subscription({ nextCycleAt: 3e12 })));
    await show(
      <>
        <SubscriptionScreen parts={{ subscription: 's1' }} />
        <QuestionDialog />
      </>,
    );
    await waitForText('Every month');
    await press('Skip the next payment…');
    await press('Skip it');
    expect(callsOf(`POST ${PATH}/skip`)[0]?.body).toEqual({ cycleAt: 2e12 });
    expect(notices()).toEqual(['The next payment is left out.']);
  });

  test('moves to another address once the price there was seen', async () => {
    const address = {
      ...{ firstName: 'June', lastName: 'Park', line1: '1 Main St', line2: '', city: 'Portland', region: 'OR' },
      ...{ postalCode: '97201', countryCode: 'US', phone: '' },
    };
    const quote = { address, priceNow: usd(1495), price: usd(1695), shippingOptionId: 'post', shippingOptions: [] };
    answers.set(`GET ${PATH}`, () => json(subscription({ address })));
    answers.set(`POST ${PATH}/quote`, () => json(quote));
    answers.set(`POST ${PATH}/address`, () => json(subscription({ address })));
    await show(<SubscriptionScreen parts={{ subscription: 's1' }} />);
    await waitForText('Every month');
    await press('Change the address…');
    await enter('Postal code', '');
    await press('See the price there');
    expect(text()).toContain('Fill this in.');
    await enter('Postal code', '97202');
    await press('See the price there');
    await waitForText('Each payment is $16.95 there');
    await press('Change the address');
    expect(callsOf(`POST ${PATH}/address`)[0]?.body).toEqual({
      ...{ address: { ...address, postalCode: '97202' }, expectedCents: 1695, shippingOptionId: 'post' },
    });
  });

  test('that has ended has no buttons', async () => {
    answers.set(`GET ${PATH}`, () => json(subscription({ state: 'ended', nextCycleAt: null, nextBillingAt: null })));
    await show(<SubscriptionScreen parts={{ subscription: 's1' }} />);
    await waitForText('Ended');
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});

describe('a buyer', () => {
  const ADDRESS = '/config/buyers?email=june%40example.com';
  beforeEach(() => answers.set('GET /api/owner/orders', () => list(order())));

  test('has their data deleted after a question, and what is kept is told', async () => {
    const counts = {
      submissions: 2,
      subscribers: 0,
      mails: 0,
      orders: 0,
      checkouts: 0,
      lines: 0,
      reviews: 0,
      comments: 0,
    };
    const kept = [{ what: 'orders', count: 1, why: 'the law asks for them' }];
    answers.set('POST /api/owner/erase', () => json({ ...counts, giftCards: 0, cancelledSubscriptions: 0, kept }));
    await show(
      <>
        <Buyers />
        <QuestionDialog />
      </>,
      ADDRESS,
    );
    await waitForText('#7');
    await press('Delete the data of june@example.com…');
    expect(callsOf('POST /api/owner/erase')).toEqual([]);
    await press('Delete the data');
    expect(callsOf('POST /api/owner/erase')[0]?.body).toEqual({ email: 'june@example.com' });
    expect(text()).toContain('Submissions of forms2');
    expect(text()).toContain('Paid orders1. the law asks for them');
  });

  test('keeps their data where the person’s role may not delete them', async () => {
    openShop('storeManager');
    answers.set('GET /api/owner/orders', () => list(order()));
    await show(<Buyers />, ADDRESS);
    await waitForText('#7');
    expect(text()).not.toContain('Data of this person');
  });
});
