import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
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
import { draftOrder, draftTotals, usd } from '../../../../../test/fixtures/console/sales.ts';

prepareConsole();
beforeEach(() => {
  answers.set('POST /api/owner/draft-order-totals', () => json(draftTotals()));
  answers.set('GET /api/owner/draft-orders/d1', () => versioned(draftOrder()));
});

const product = {
  id: 'i',
  collectionId: 'c',
  title: 'Moon Cup',
  urlSlug: 'moon-cup',
  kind: 1,
  status: 'published',
  isScheduled: false,
  publishedAt: 0,
  position: 0,
  variants: 1,
  lowestCents: 3400,
  highestCents: 3400,
  stock: { quantity: 5, unlimited: false },
  assetUrl: null,
  version: 1,
  updatedAt: 0,
};

test('an order is written by choosing products by their name, and the total follows', async () => {
  answers.set('GET /api/owner/products', () => listOf('products', product));
  answers.set('GET /api/owner/products/i', () =>
    versioned({ id: 'i', version: 1, variants: [{ id: 'v', attributes: {} }] }),
  );
  answers.set('POST /api/owner/draft-orders', () => versioned(draftOrder(), 201));
  await openConsole('orders/new');
  await see('The order has no products yet.');
  await enter('Add a product', 'moon');
  await see('Moon Cup, €34.00');
  await press('Moon Cup, €34.00');
  await until(() => expect(field('Quantity')?.value).toBe('1'));
  await see('$68.00');
  await enter('Email', 'june@example.com');
  await press('Save the draft');
  await until(() => expect(location.pathname).toMatch(/draft-orders\/d1$/));
  const [sent] = callsOf('POST /api/owner/draft-orders');
  expect(sent?.body).toMatchObject({
    email: 'june@example.com',
    lines: [{ kind: 'product', itemId: 'i', variantId: 'v', quantity: 1, unitCents: null }],
  });
});

test('a wrong quantity is said at its field, and nothing is sent', async () => {
  await openConsole('orders/new');
  await see('The order has no products yet.');
  await press('Add another line');
  expect(document.activeElement).toBe(field('Description'));
  await enter('Quantity', '0');
  await press('Save the draft');
  await see('Enter a whole number from 1.');
  await see('Enter a description.');
  expect(callsOf('POST /api/owner/draft-orders')).toEqual([]);
});

test('what is missing stands with the total, and no link can be sent yet', async () => {
  const problems = [
    { kind: 'email', line: null },
    { kind: 'soldOut', line: 0 },
  ];
  answers.set('GET /api/owner/draft-orders/d1', () => versioned(draftOrder({ totals: draftTotals({ problems }) })));
  answers.set('POST /api/owner/draft-order-totals', () => json(draftTotals({ problems })));
  await openConsole('draft-orders/d1');
  await see('Moon Cup: There is not enough stock.');
  expect(text()).toContain('Enter the buyer’s email.');
  expect(button('Send the payment link…')).toBeUndefined();
});

test('the link is sent with the version that was seen, and stays to be copied', async () => {
  const link = { url: 'https://shop.example/pay/abc', expiresAt: 2e12, isOver: false, mailedAt: 1e12 };
  await openConsole('draft-orders/d1');
  await see('Send the payment link…');
  answers.set('POST /api/owner/draft-orders/d1/link', () => versioned(draftOrder({ state: 'open', link, version: 4 })));
  answers.set('GET /api/owner/draft-orders/d1', () => versioned(draftOrder({ state: 'open', link, version: 4 })));
  await press('Send the payment link…');
  await see('june@example.com');
  await press('Send a payment link');
  await see('https://shop.example/pay/abc');
  const [sent] = callsOf('POST /api/owner/draft-orders/d1/link');
  expect([sent?.body, sent?.headers.get('If-Match')]).toEqual([{ days: 7, mails: true }, '"3"']);
  expect(notices()).toContain('The payment link is sent.');
});

test('an order that was paid outside is placed, and a refusal stays in the dialog', async () => {
  await openConsole('draft-orders/d1');
  await see('Mark as paid…');
  answers.set('POST /api/owner/draft-orders/d1/payment', () => refusal('OUT_OF_STOCK', 409, 'Sold out.'));
  await press('Mark as paid…');
  await press('Place the order');
  await see('Sold out.');
  const paid = draftOrder({ state: 'paid', orderId: 'o1', version: 5 });
  answers.set('POST /api/owner/draft-orders/d1/payment', () => versioned(paid));
  answers.set('GET /api/owner/draft-orders/d1', () => versioned(paid));
  await enter('How $68.00 was paid', 'cash');
  await press('Place the order');
  await see('Open the order');
  expect(callsOf('POST /api/owner/draft-orders/d1/payment').at(-1)?.body).toEqual({ method: 'cash', note: '' });
});

test('the list shows whose order it is, what is in it and its total', async () => {
  const row = {
    id: 'd1',
    state: 'open',
    email: 'june@example.com',
    name: '',
    firstTitle: 'Moon Cup',
    otherLines: 2,
    total: usd(6800),
    expiresAt: 2e12,
    orderId: null,
    updatedAt: 1e12,
  };
  answers.set('GET /api/owner/draft-orders', () => listOf('drafts', row));
  await openConsole('draft-orders?state=open');
  await see('Moon Cup and 2 more');
  expect(text()).toContain('june@example.com');
  expect(callsOf('GET /api/owner/draft-orders')[0]?.url).toContain('state=open');
});
