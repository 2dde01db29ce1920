import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderUnits } from '#runtime/contracts/order.ts';
import { Order } from '#runtime/contracts/order.ts';
import { OwnerMails } from '#runtime/contracts/owner.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const ORDER = '/api/owner/orders/1';

let owner: OwnerProgram;
let payer: Payer;
/** Of the order's page. */
let path = '';

/** Buys three mugs and two posters. */
beforeEach(async () => {
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, contactEmail: 'help@shop.test' });
  owner = await OwnerProgram.of();
  payer = new Payer();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id, { quantity: 3 });
  await payer.addToCart(PRODUCTS.poster.id, { quantity: 2 });
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const { url } = (await payer.pay()) as { url: string };
  path = url.replace('order-confirmed', 'order-status');
});

afterEach(() => vi.restoreAllMocks());

const post = (step: string, body: object = {}, headers: Record<string, string> = {}) =>
  owner.fetch(`${ORDER}/${step}`, { method: 'POST', body, headers });
const send = (lines: OrderUnits[] | undefined, carrier = '') => post('sent', { carrier, ...(lines && { lines }) });
const readOrder = async () => read(await owner.fetch(ORDER), Order);
const mails = async (kind: string) => (await outbox()).filter((mail) => mail.kind === kind);
const reviewDue = () => env.DB.prepare('SELECT review_due_at FROM orders').first<number | null>('review_due_at');

describe('an order that is sent in parts', () => {
  test('it is sent once its last unit is, and the mail of each parcel lists what is in it', async () => {
    const first = await read(await send([{ position: 0, quantity: 2 }], 'Post'), Order);
    expect(first.state).toBe('paid');
    expect(first.items.map(({ sentQuantity }) => sentQuantity)).toEqual([2, 0]);
    expect(await reviewDue()).toBeNull();
    const second = await read(await send([{ position: 1, quantity: 2 }], 'Post'), Order);
    expect([second.state, second.items.map(({ sentQuantity }) => sentQuantity)]).toEqual(['paid', [2, 2]]);
    const last = await read(await send([{ position: 0, quantity: 1 }]), Order);
    expect([last.state, last.items.map(({ sentQuantity }) => sentQuantity)]).toEqual(['sent', [3, 2]]);
    expect(await reviewDue()).not.toBeNull();
    const [firstMail, secondMail, thirdMail] = await mails('order-sent');
    expect(firstMail?.text_body).toContain('We have sent a part of your order #1. The rest follows in another parcel.');
    expect(firstMail?.text_body).toContain('2 × Mug');
    expect(firstMail?.text_body).not.toContain('Poster');
    expect(secondMail?.text_body).toContain('2 × Poster');
    expect(thirdMail?.text_body).toContain('We have sent the rest of your order #1.');
  });

  test('a parcel without a list has the rest', async () => {
    await send([{ position: 0, quantity: 1 }]);
    const { state, items } = await read(await send(undefined, 'Post'), Order);
    expect([state, items.map(({ sentQuantity }) => sentQuantity)]).toEqual(['sent', [3, 2]]);
    const [, rest] = await mails('order-sent');
    expect(rest?.text_body).toContain('2 × Mug');
    expect(rest?.text_body).toContain('2 × Poster');
  });

  test('a repeat of a parcel changes nothing', async () => {
    for (const _ of [1, 2]) await send([{ position: 0, quantity: 2 }], 'Post');
    expect((await readOrder()).events).toHaveLength(1);
    expect(await mails('order-sent')).toHaveLength(1);
  });

  test.each([
    ['more units than were bought', [{ position: 0, quantity: 4 }], 409],
    ['a line that does not exist', [{ position: 2, quantity: 1 }], 400],
    ['a line twice', [1, 2].map((quantity) => ({ position: 0, quantity })), 400],
    ['no units', [{ position: 0, quantity: 0 }], 400],
    ['no lines', [], 400],
  ])('a parcel with %s is refused', async (_, lines, status) => {
    expect((await send(lines)).status).toBe(status);
    expect(await readOrder()).toMatchObject({ state: 'paid', events: [] });
    expect(await mails('order-sent')).toEqual([]);
  });

  test('of two people who send the same units at once, one is refused', async () => {
    const answers = await Promise.all([
      send([{ position: 0, quantity: 2 }], 'Post'),
      send([{ position: 0, quantity: 2 }], 'Bike'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readOrder()).items[0]?.sentQuantity).toBe(2);
  });

  test('the buyer’s page shows the part', async () => {
    await send([{ position: 0, quantity: 2 }], 'Post');
    const page = (await payer.open(path)).page.html;
    expect(page).toContain('Partly sent');
    expect(page).toContain('A part was sent with Post');
  });

  test('the packing slip has what is left, without prices', async () => {
    await send([{ position: 0, quantity: 2 }]);
    const answer = await owner.fetch(`${ORDER}/packing-slip`);
    const slip = await answer.text();
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    for (const text of ['Packing slip', '#1', '1 Main St', 'Mug', 'SKU: MUG', 'Poster']) expect(slip).toContain(text);
    expect(slip.match(/<td>(\d+)<\/td>/g)).toEqual(['<td>1</td>', '<td>2</td>']);
    expect(slip).not.toContain('$');
  });
});

describe('notes', () => {
  test('a note is added once, and no buyer reads it', async () => {
    const headers = { 'Idempotency-Key': newKey() };
    for (const _ of [1, 2]) {
      const answer = await post('notes', { note: ' Ring <b>twice</b>. ' }, headers);
      expect(answer.status).toBe(201);
      expect(Order.parse(await answer.json()).events).toMatchObject([{ kind: 'noted', note: 'Ring <b>twice</b>.' }]);
    }
    const other = await refusal(await post('notes', { note: 'Another' }, headers));
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await count('audit_log', "action = 'order.noted'")).toBe(1);
    await post('notes', { note: 'Second' });
    expect((await readOrder()).events.map(({ note }) => note)).toEqual(['Ring <b>twice</b>.', 'Second']);
    expect((await payer.open(path)).page.html).not.toContain('twice');
    expect((await readOrder()).state).toBe('paid');
  });

  test.each(['', '  ', 'x'.repeat(2_001)])('a note of %j is refused', async (note) => {
    expect(await refusal(await post('notes', { note }))).toMatchObject({
      status: 400,
      errors: { note: expect.any(String) },
    });
  });
});

describe('a cancelled order', () => {
  const stock = () =>
    env.DB.prepare(`SELECT qty_in_stock FROM variants WHERE site_id = ?1 AND sku = 'MUG'`)
      .bind(SHOP.id)
      .first('qty_in_stock');

  test('its money and its units go back once, and the buyer reads the reason', async () => {
    expect(await stock()).toBe(2);
    for (const _ of [1, 2]) {
      const order = await read(await post('cancel', { reason: 'The kiln broke.' }), Order);
      expect(order).toMatchObject({ state: 'refunded', refundedTotal: { value: order.grandTotal.value } });
      expect(order.events.map(({ kind, note }) => [kind, note]).sort()).toEqual([
        ['cancelled', 'The kiln broke.'],
        ['refunded', ''],
      ]);
    }
    expect(await stock()).toBe(5);
    const [mail, ...others] = await mails('order-cancelled');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your order #1 at site-a is cancelled');
    expect(mail?.text_body).toContain('The kiln broke.');
    expect(await mails('order-refunded')).toHaveLength(1);
    expect((await payer.open(path)).page.html).toContain('Cancelled');
  });

  test('an owner may keep the units', async () => {
    await post('cancel', { restock: false });
    expect(await stock()).toBe(2);
  });

  test('an order that is on its way cannot be cancelled, and no money moves', async () => {
    await send([{ position: 0, quantity: 1 }]);
    expect(await refusal(await post('cancel'))).toMatchObject({ status: 409, code: 'ORDER_CONFLICT' });
    expect((await readOrder()).refundedTotal.value).toBe(0);
    expect(await mails('order-cancelled')).toEqual([]);
  });

  test('an order that was refunded before can still be cancelled, and nothing goes back twice', async () => {
    await post('refund', {}, { 'Idempotency-Key': newKey() });
    const order = await read(await post('cancel'), Order);
    expect(order.refundedTotal).toEqual(order.grandTotal);
    expect(order.events.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'refunded']);
    expect(await stock()).toBe(5);
  });

  test('a cancelled order cannot be sent', async () => {
    await post('cancel');
    expect((await send(undefined)).status).toBe(409);
  });
});

test('the mails about an order are listed, and another shop’s are not', async () => {
  const { id } = await readOrder();
  const list = async (by: OwnerProgram) => read(await by.fetch(`/api/owner/mails?order=${id}`), OwnerMails);
  expect((await list(owner)).mails.map(({ kind }) => kind)).toContain('order-confirmation');
  const stranger = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect((await list(stranger)).mails).toEqual([]);
  expect((await owner.fetch(`/api/owner/mails?order=${id}&status=sent`)).status).toBe(400);
});
