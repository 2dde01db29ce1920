import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Order } from '#runtime/contracts/order.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const ORDER = '/api/owner/orders/1';
const UPS = '1Z999AA10123456784';
const UPS_PAGE = `https://www.ups.com/track?tracknum=${UPS}`;

let owner: OwnerProgram;
let payer: Payer;
/** Of the order's page. */
let path = '';

/** Buys three mugs. */
beforeEach(async () => {
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
  payer = new Payer();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id, { quantity: 3 });
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const { url } = (await payer.pay()) as { url: string };
  path = url.replace('order-confirmed', 'order-status');
});

afterEach(() => vi.restoreAllMocks());

const post = (step: string, body: object = {}) => owner.fetch(`${ORDER}/${step}`, { method: 'POST', body });
const correct = (body: object, parcel: number | string = 0) =>
  owner.fetch(`${ORDER}/parcels/${parcel}`, { method: 'PUT', body });
const orderOf = async (answer: Response | Promise<Response>) => read(await answer, Order);
const readOrder = () => orderOf(owner.fetch(ORDER));
const sentMails = async () => (await outbox()).filter(({ kind }) => kind === 'order-sent');

test('a parcel with a carrier and a number has the carrier’s page, which the buyer’s mail and page lead to', async () => {
  const { events } = await orderOf(post('sent', { carrierId: 'ups', trackingNumber: UPS }));
  const parcel = { carrier: 'UPS', carrierId: 'ups', trackingNumber: UPS, trackingUrl: UPS_PAGE };
  expect(events).toEqual([expect.objectContaining({ kind: 'sent', ...parcel })]);
  const [mail] = await sentMails();
  for (const text of ['UPS', `Tracking number: ${UPS}`, UPS_PAGE]) expect(mail?.text_body).toContain(text);
  const page = (await payer.open(path)).page.html;
  for (const text of ['Sent with UPS', UPS, UPS_PAGE]) expect(page).toContain(text);
});

test('a visitor who has the link alone sees no number of a parcel', async () => {
  await post('sent', { carrierId: 'ups', trackingNumber: UPS });
  const stranger = new Payer();
  await stranger.arrive();
  expect((await stranger.open(path)).page.html).not.toContain(UPS);
});

test('a number in the place of the address is the number, and an own address stands in place of the carrier’s page', async () => {
  const [first] = (
    await orderOf(post('sent', { carrier: 'ups', trackingUrl: UPS, lines: [{ position: 0, quantity: 1 }] }))
  ).events;
  expect(first).toMatchObject({ carrier: 'UPS', trackingNumber: UPS, trackingUrl: UPS_PAGE });
  const own = { carrierId: 'ups', trackingNumber: UPS, trackingUrl: 'https://post.example/1' };
  const [, second] = (await orderOf(post('sent', own))).events;
  expect(second).toMatchObject({ trackingNumber: UPS, trackingUrl: 'https://post.example/1' });
});

test.each([
  ['trackingNumber', { trackingNumber: 'nowhere' }],
  ['trackingUrl', { trackingUrl: 'javascript:alert(1)' }],
  ['carrierId', { carrierId: 'pigeon' }],
])('an entry with a wrong %s is refused', async (field, body) => {
  const answer = await post('sent', body);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)]);
  expect((await readOrder()).events).toEqual([]);
});

test('a corrected parcel has the new number, and its buyer a mail about that', async () => {
  await post('sent', { carrier: 'Bike', trackingUrl: 'https://bike.example/7' });
  const { events } = await orderOf(correct({ carrierId: 'ups', trackingNumber: UPS }));
  expect(events).toEqual([
    expect.objectContaining({ kind: 'sent', carrier: 'UPS', trackingNumber: UPS, trackingUrl: UPS_PAGE }),
    expect.objectContaining({ kind: 'corrected', parcel: 0, trackingNumber: UPS }),
  ]);
  const [, mail] = await sentMails();
  expect(mail?.subject).toContain('Tracking of your order #1');
  for (const text of ['has changed', '3 × Mug', UPS_PAGE]) expect(mail?.text_body).toContain(text);
  expect((await payer.open(path)).page.html).toContain('The tracking of a parcel was corrected');
});

test('the same correction again changes nothing, and one without a mail sends none', async () => {
  await post('sent', { carrier: 'Bike' });
  for (const _ of [1, 2]) await correct({ carrierId: 'ups', trackingNumber: UPS, notifies: false });
  expect((await readOrder()).events).toHaveLength(2);
  expect(await sentMails()).toHaveLength(1);
  expect(await count('audit_log', "action = 'order.corrected'")).toBe(1);
});

test('a repeat of a parcel that was corrected meanwhile adds no other one', async () => {
  await post('sent', { carrier: 'Bike' });
  await correct({ carrierId: 'ups' });
  await post('sent', { carrier: 'Bike' });
  expect((await readOrder()).events.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
});

test.each([1, 'x', '-1'])('there is no parcel %s to correct', async (parcel) => {
  await post('sent');
  const answer = await correct({ carrierId: 'ups' }, parcel);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('parcel')]);
});

test('a parcel that is taken back is to be sent again, and a mail that still waits goes to nobody', async () => {
  await post('packed');
  await env.DB.prepare("UPDATE outbox SET status = 'sent'").run();
  const [, { happenedAt: sentAt } = { happenedAt: 0 }] = (await orderOf(post('sent', { carrierId: 'ups' }))).events;
  await env.DB.prepare("UPDATE outbox SET status = 'waiting' WHERE kind = 'order-sent'").run();
  const back = { step: 'sent', parcel: 0, sentAt };
  const { state, items, events } = await orderOf(post('taken-back', back));
  expect([state, items[0]?.sentQuantity]).toEqual(['packed', 0]);
  expect(events.map(({ kind, step }) => [kind, step])).toEqual([
    ['packed', null],
    ['takenBack', 'sent'],
  ]);
  expect(await sentMails()).toEqual([]);
  expect(await count('orders', 'review_due_at IS NOT NULL')).toBe(0);
  // A repeat takes back no other parcel.
  await post('sent', { carrier: 'Bike' });
  expect((await orderOf(post('taken-back', back))).items[0]?.sentQuantity).toBe(3);
});

test('a mail that has gone out stays, and the page of the order says that the parcel is still to come', async () => {
  const [{ happenedAt: sentAt } = { happenedAt: 0 }] = (await orderOf(post('sent'))).events;
  await env.DB.prepare("UPDATE outbox SET status = 'sent'").run();
  await post('taken-back', { step: 'sent', parcel: 0, sentAt });
  expect(await sentMails()).toHaveLength(1);
  expect((await payer.open(path)).page.html).toContain('A parcel was recorded by mistake and is still to be sent');
});

test('packing is taken back as long as nothing was sent', async () => {
  await post('packed');
  expect((await orderOf(post('taken-back', { step: 'packed' }))).state).toBe('paid');
  expect((await orderOf(post('taken-back', { step: 'packed' }))).state).toBe('paid');
  expect((await orderOf(post('packed'))).state).toBe('packed');
  await post('sent');
  expect(await refusal(await post('taken-back', { step: 'packed' }))).toMatchObject({ code: 'ORDER_CONFLICT' });
});

test('a parcel that has arrived is not taken back', async () => {
  const [{ happenedAt: sentAt } = { happenedAt: 0 }] = (await orderOf(post('sent'))).events;
  await post('delivered', { parcel: 0 });
  expect(await refusal(await post('taken-back', { step: 'sent', parcel: 0, sentAt }))).toMatchObject({
    code: 'ORDER_CONFLICT',
  });
});
