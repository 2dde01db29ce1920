import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftOrders, DraftTotals } from '#runtime/contracts/draft-order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ANN, countOrders, NEW_YORK, SETTINGS, unitsOf } from '../../test/worker/checkout.ts';
import { ANNS, DRAFTS, Drafter, MUGS, payLink, pressPay } from '../../test/worker/drafts.ts';
import { open } from '../../test/worker/order-pages.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { noticeLateLinks } from './late.ts';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Two mugs, delivery by ground, and New York's tax of 8.875 % on both. */
const TOTAL = 3700 + 800 + 399;

describe('what a draft costs', () => {
  test('goods, delivery and taxes follow the rules of the checkout', async () => {
    const { totals, state } = await (await Drafter.of()).write();
    expect(state).toBe('draft');
    expect(totals).toMatchObject({ deliveryName: 'Ground', problems: [], needsAddress: true });
    expect([totals.subtotal.value, totals.delivery.value, totals.tax.value, totals.total.value]).toEqual([
      3700,
      800,
      399,
      TOTAL,
    ]);
  });

  test('own prices, free lines, a discount and an own delivery count, and an untaxed line has no tax', async () => {
    const draft = await (await Drafter.of()).write({
      ...ANNS,
      lines: [
        { ...MUGS, unitCents: 1000 },
        { kind: 'free', title: 'Engraving', quantity: 1, unitCents: 500, isTaxed: false },
      ],
      delivery: { kind: 'own', name: 'Courier', cents: 1500 },
      discountCents: 250,
    });
    const { subtotal, discount, delivery, tax, total, lines } = draft.totals;
    expect([subtotal.value, discount.value, delivery.value]).toEqual([2500, 250, 1500]);
    expect(tax.value).toBe(Math.round((2000 - 200) * 0.08875) + Math.round(1500 * 0.08875));
    expect(total.value).toBe(2500 - 250 + 1500 + tax.value);
    expect(lines[0]).toMatchObject({ unitPrice: { value: 1000 }, shopPrice: { value: 1850 }, inStock: 5 });
  });

  test('what keeps a draft from being paid is named by its line', async () => {
    const drafter = await Drafter.of();
    const gift = { ...MUGS, itemId: PRODUCTS.giftCard.id, variantId: 'variant-GIFT' };
    const box = { ...MUGS, itemId: PRODUCTS.box.id, variantId: 'variant-BOX' };
    const gone = { ...MUGS, itemId: 'none' };
    const many = { ...MUGS, quantity: 500 };
    const answer = await drafter.send('POST', '/api/owner/draft-order-totals', { lines: [gift, box, gone, many] });
    expect(DraftTotals.parse(await answer.json()).problems).toEqual([
      { kind: 'email', line: null },
      { kind: 'address', line: null },
      { kind: 'giftCard', line: 0 },
      { kind: 'subscription', line: 1 },
      { kind: 'gone', line: 2 },
      { kind: 'soldOut', line: 3 },
    ]);
    expect(await count('draft_orders')).toBe(0);
  });

  test('an absurd amount is named at its line, or at the whole, and no sum leaves the safe integers', async () => {
    const drafter = await Drafter.of();
    const most = 1_000_000_000_000;
    const free = { kind: 'free', title: 'Gold', quantity: 1, unitCents: most };
    const lines = [{ ...free, quantity: 9_999 }, free, { ...MUGS, unitCents: most, quantity: 2 }];
    const draft = await drafter.write({ ...ANNS, lines });
    expect(draft.totals.problems.filter(({ kind }) => kind === 'amount')).toEqual([
      { kind: 'amount', line: null },
      { kind: 'amount', line: 0 },
      { kind: 'amount', line: 2 },
    ]);
    for (const { value } of [draft.due, draft.totals.tax, ...draft.totals.lines.map(({ total }) => total)])
      expect(Number.isSafeInteger(value)).toBe(true);
    const link = await drafter.send('POST', `${DRAFTS}/${draft.id}/link`, {}, draft.version);
    expect([link.status, await link.json()]).toMatchObject([400, { errors: { 'lines.0': expect.any(String) } }]);
    const just = await drafter.send('POST', '/api/owner/draft-order-totals', {
      ...ANNS,
      lines: [{ ...free, unitCents: 9e11 }],
    });
    expect(DraftTotals.parse(await just.json()).problems).toEqual([]);
  });

  test('goods that the buyer collects need no address', async () => {
    const collected = { ...ANNS, address: null, delivery: { kind: 'own', name: 'Collection', cents: 0 } };
    expect((await (await Drafter.of()).write(collected)).totals).toMatchObject({
      deliveryName: 'Collection',
      problems: [],
    });
  });
});

describe('a payment link', () => {
  test('the buyer gets a mail, pays without a script, and the order is an ordinary one', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.link(await drafter.write({ ...ANNS, message: 'As agreed.', note: 'Regular.' }));
    expect(draft).toMatchObject({ state: 'open', link: { isOver: false } });
    const [mail] = await outbox();
    expect(mail).toMatchObject({ kind: 'payment-link', recipient: ANN });
    expect(mail?.text_body).toContain(draft.link?.url);
    const { page, status } = await open(new URL(draft.link?.url ?? '').pathname);
    expect(status).toBe(200);
    for (const text of ['2', 'Mug', '$48.99', 'As agreed.', 'Pay $48.99']) expect(page.html).toContain(text);
    expect(page.html).not.toContain('Regular.');
    const done = await payLink(draft);
    expect(done.location).toMatch(/^\/commerce\/order-confirmed\?orderToken=/);
    const order = await env.DB.prepare('SELECT * FROM orders').first();
    expect(order).toMatchObject({ grand_total_cents: TOTAL, email: ANN, provider: 'test', state: 'paid', number: 1 });
    expect(await unitsOf('MUG')).toEqual({ free: 3, reserved: 0, sold: 2 });
    expect((await outbox()).map(({ kind }) => kind)).toContain('order-confirmation');
    expect(await count('order_events', `kind = 'noted' AND details ->> 'note' = 'Regular.'`)).toBe(1);
    expect(await drafter.read(draft.id)).toMatchObject({ state: 'paid', orderId: order?.id });
    const again = await open(new URL(draft.link?.url ?? '').pathname);
    expect(again.location).toBe(done.location);
  });

  test('two presses at once and a press after the payment place one order', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.link(await drafter.write());
    const presses = await Promise.all([pressPay(draft), pressPay(draft)]);
    const open1 = presses.map(({ location }) => location ?? '');
    for (const path of open1) {
      if (path.startsWith('https') || path.startsWith('/')) {
        const { location } = await open(path, { form: { decision: 'approve' } });
        if (location) await open(location);
      }
    }
    expect(await countOrders()).toBe(1);
    const kept = `SELECT SUM(amount_cents) AS n FROM test_payments WHERE state = 'paid'`;
    expect(await env.DB.prepare(kept).first('n')).toBe(TOTAL);
  });

  test('a draft that was changed while its buyer was paying takes no money, and its old link ends', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.link(await drafter.write());
    const { location } = await pressPay(draft);
    const changed = await drafter.send('PUT', `${DRAFTS}/${draft.id}`, { ...ANNS, discountCents: 100 }, draft.version);
    expect(changed.status).toBe(200);
    const decided = await open(location ?? '', { form: { decision: 'approve' } });
    await open(decided.location ?? '/');
    expect(await countOrders()).toBe(0);
    expect(await count('test_payments', `state = 'paid'`)).toBe(0);
    expect((await open(new URL(draft.link?.url ?? '').pathname)).status).toBe(410);
  });

  test('a buyer who was faster than the change has the order, and the change is refused', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.link(await drafter.write());
    const { location } = await pressPay(draft);
    await open(location ?? '', { form: { decision: 'approve' } });
    const refused = await drafter.send('DELETE', `${DRAFTS}/${draft.id}`, undefined, draft.version);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'DRAFT_ENDED' }]);
    expect(await countOrders()).toBe(1);
  });

  test('a link ends with its days, a new one ends the old, and a cancelled draft has none', async () => {
    const drafter = await Drafter.of();
    const first = await drafter.link(await drafter.write(), { days: 1, mails: false });
    expect(await outbox()).toEqual([]);
    const second = await drafter.link(first);
    expect((await open(new URL(first.link?.url ?? '').pathname)).status).toBe(410);
    await env.DB.prepare('UPDATE draft_orders SET expires_at = 1').run();
    expect((await open(new URL(second.link?.url ?? '').pathname)).status).toBe(410);
    expect((await drafter.read(second.id)).link).toMatchObject({ isOver: true });
    await drafter.send('DELETE', `${DRAFTS}/${second.id}`, undefined, second.version);
    expect(await drafter.read(second.id)).toMatchObject({ state: 'cancelled', link: null });
  });

  test('units are not reserved until the buyer pays; then the page says that they are gone', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.link(await drafter.write());
    expect(await unitsOf('MUG')).toEqual({ free: 5, reserved: 0, sold: 0 });
    await setStock('MUG', 1);
    const { page } = await open(new URL(draft.link?.url ?? '').pathname);
    expect(page.html).toContain('sold out');
    expect(await page.all('form button')).toEqual([]);
  });

  test('a draft without what an order needs gets no link, and the answer names it', async () => {
    const drafter = await Drafter.of();
    const { id, version } = await drafter.write({ lines: [MUGS] });
    const refused = await drafter.send('POST', `${DRAFTS}/${id}/link`, {}, version);
    expect([refused.status, Object.keys((await refused.json<{ errors: object }>()).errors)]).toEqual([
      400,
      ['email', 'address'],
    ]);
  });
});

test('a failure of the page of a payment link is logged without the link', async () => {
  const drafter = await Drafter.of();
  const { link } = await drafter.link(await drafter.write());
  const path = new URL(link?.url ?? '').pathname;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let trips = 1; trips < 4; trips++) await open(path, { env: { DB: stoppingDatabase(trips) } });
  const lines = logged.mock.calls.map(String);
  expect(lines.join()).toContain('/pay/');
  expect(lines.join()).not.toContain(path.slice('/pay/'.length));
});

describe('a payment outside the shop', () => {
  test('it places the order with its mails and its stock, once, and can be refunded in the books', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.write();
    const paid = await drafter.payOutside(draft, { method: 'transfer', note: 'Reference 77' });
    expect(paid.state).toBe('paid');
    await drafter.payOutside(draft);
    expect(await countOrders()).toBe(1);
    expect(await env.DB.prepare('SELECT provider, test_mode FROM orders').first()).toMatchObject({
      provider: 'manual',
    });
    expect(await count('outside_payments', `method = 'transfer' AND amount_cents = ${TOTAL}`)).toBe(1);
    expect(await count('order_events', `details ->> 'note' = 'Reference 77'`)).toBe(1);
    const refund = await drafter.program.fetch('/api/owner/orders/1/refund', {
      method: 'POST',
      body: { amountCents: 1000 },
      headers: { 'Idempotency-Key': 'one-refund-of-the-order' },
    });
    expect([refund.status, await refund.json()]).toMatchObject([200, { refundedCents: 1000 }]);
    expect(await env.DB.prepare('SELECT refunded_cents AS n FROM orders').first('n')).toBe(1000);
  });

  test('a buyer who pays by the link at the same time is not charged a second time', async () => {
    const drafter = await Drafter.of();
    const draft = await drafter.link(await drafter.write());
    const { location } = await pressPay(draft);
    expect((await drafter.payOutside(draft)).state).toBe('paid');
    await open(location ?? '', { form: { decision: 'approve' } });
    expect([await countOrders(), await count('test_payments', `state = 'paid'`)]).toEqual([1, 0]);
  });
});

test('a shop that takes test payments alone says so of a draft, its link and its mail, and the order is a test', async () => {
  const drafter = await Drafter.of();
  const draft = await drafter.link(await drafter.write());
  expect(draft.isTest).toBe(true);
  const { page } = await open(new URL(draft.link?.url ?? '').pathname);
  expect(page.html).toContain('Test mode: no money is charged.');
  const mail = (await outbox()).find(({ kind }) => kind === 'payment-link');
  expect(mail?.text_body).toMatch(/test/i);
  await drafter.payOutside(draft);
  expect(await count('orders', 'test_mode = 1')).toBe(1);
});

test('the shop is told once of each link that waits for its payment', async () => {
  const drafter = await Drafter.of();
  const draft = await drafter.link(await drafter.write());
  const later = Date.now() + 3 * DAY_MS + 60_000;
  expect(await noticeLateLinks(env.DB, Date.now())).toBe(0);
  expect([await noticeLateLinks(env.DB, later), await noticeLateLinks(env.DB, later)]).toEqual([1, 0]);
  const notice = await env.DB.prepare(`SELECT target, details FROM owner_notices WHERE kind = 'payment'`).first();
  expect(notice).toMatchObject({ target: `draft-orders/${draft.id}` });
  expect(JSON.parse(String(notice?.details))).toEqual({ what: 'linkLate', cents: TOTAL, days: 3, currency: 'USD' });
  await drafter.link(draft);
  expect(await noticeLateLinks(env.DB, later)).toBe(1);
  await payLink(await drafter.read(draft.id));
  expect([await noticeLateLinks(env.DB, later), await count('owner_notices', `kind = 'payment'`)]).toEqual([0, 2]);
});

test('the list shows drafts by state, with the buyer, the first line and the total', async () => {
  const drafter = await Drafter.of();
  await drafter.write({ ...ANNS, lines: [MUGS, { kind: 'free', title: 'Wrap', quantity: 1, unitCents: 100 }] });
  const { drafts, hasNextPage } = DraftOrders.parse(await (await drafter.send('GET', `${DRAFTS}?limit=1`)).json());
  expect(hasNextPage).toBe(false);
  expect(drafts).toMatchObject([{ email: ANN, name: 'Ann Lee', firstTitle: 'Mug', otherLines: 1, state: 'draft' }]);
  expect(NEW_YORK.lastName).toBe('Lee');
});

test('a repeated call writes one draft, and a stale one changes nothing', async () => {
  const drafter = await Drafter.of();
  const call = { method: 'POST', body: ANNS, headers: { 'Idempotency-Key': 'one-draft-of-the-owner' } };
  const first = await (await drafter.program.fetch(DRAFTS, call)).json<{ id: string; version: number }>();
  expect(await (await drafter.program.fetch(DRAFTS, call)).json()).toMatchObject({ id: first.id });
  expect(await count('draft_orders')).toBe(1);
  await drafter.send('PUT', `${DRAFTS}/${first.id}`, { ...ANNS, discountCents: 1 }, first.version);
  const stale = await drafter.send('PUT', `${DRAFTS}/${first.id}`, ANNS, first.version);
  expect([stale.status, (await drafter.read(first.id)).input.discountCents]).toEqual([412, 1]);
});
