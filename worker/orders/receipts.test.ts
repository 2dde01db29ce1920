import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEW_YORK, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { addForm, aField } from '../../test/worker/forms.ts';
import { addCoupon, boughtGiftCard, enterCoupon } from '../../test/worker/orders.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const { mug, ebook } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Pays and returns the receipt: the text of the order's page, and of its mail. */
async function receiptOf(
  payer: Payer,
  paying: Parameters<Payer['pay']>[0] = {},
): Promise<{ page: string; mail: string }> {
  const { url } = (await payer.pay(paying)) as { url: string };
  const { page } = await payer.open(url);
  const text = page.html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const letter = (await outbox()).findLast(({ kind }) => kind === 'order-confirmation');
  return { page: text, mail: (letter?.text_body ?? '').replace(/ +/g, ' ') };
}

test('a receipt says what was taken off and by which code, with a real minus sign', async () => {
  await addCoupon('TEN', { kind: 'percent', rate: 100_000 });
  const payer = await Payer.with(mug.id);
  await enterCoupon(payer, 'TEN');
  await payer.changeCheckout({ address: NEW_YORK });
  const { page, mail } = await receiptOf(payer);
  expect(page).toContain('Discount (TEN) −$1.85');
  expect(mail).toContain('Discount (TEN) −$1.85');
});

test('a receipt calls delivery that costs nothing what the checkout calls it', async () => {
  await addCoupon('SHIP', { kind: 'freeShipping' });
  const payer = await Payer.with(mug.id);
  await enterCoupon(payer, 'SHIP');
  const { page, mail } = await receiptOf(payer);
  expect(page).toContain('Delivery: Ground Free');
  expect(mail).toContain('Delivery: Ground Free');
});

test('a receipt says how the order was paid: by card, by gift card, or by both', async () => {
  const code = await boughtGiftCard();
  const whole = (await new Payer().arrive()) as Payer;
  await whole.addToCart(ebook.id);
  await whole.changeCheckout({ email: 'ann@mail.test', address: OREGON, giftCardCode: code });
  const first = await receiptOf(whole, { provider: null });
  expect(first.page).toContain('Paid by gift card $9.00');
  expect(first.mail).toContain('Paid by gift card $9.00');
  expect(first.mail).not.toContain('test card');

  const rest = (await new Payer().arrive()) as Payer;
  await rest.addToCart(ebook.id, { quantity: 2 });
  await rest.changeCheckout({ email: 'ann@mail.test', address: OREGON, giftCardCode: code });
  const second = await receiptOf(rest);
  expect(second.mail).toContain('Total $18.00\nPaid by gift card $16.00\nPaid with a test card $2.00');
});

test('a receipt has the order’s number, and its day and time where the shop is', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-01T03:30:00Z'), toFake: ['Date'] });
  const payer = await Payer.with(mug.id);
  await payer.changeCheckout({ address: NEW_YORK });
  const { page, mail } = await receiptOf(payer);
  vi.useRealTimers();
  for (const text of [page, mail.replace(/:/g, '')]) expect(text).toContain('Order number #1');
  expect(page.replaceAll('\u202f', ' ')).toContain('December 31, 2026 at 10:30 PM');
  expect(mail.replaceAll('\u202f', ' ')).toContain('Date: December 31, 2026 at 10:30 PM');
  expect(mail).toContain('Delivery address: Ann Lee\n 1 Main St\n');
});

test('a receipt repeats what the visitor answered to a product’s questions', async () => {
  await addForm({
    id: 'engraving',
    kind: 'additional-fields',
    name: 'Engraving',
    fields: [aField({ type: 'text', title: 'Letters' })],
  });
  await env.DB.prepare(`UPDATE items SET additional_fields_form_id = 'engraving' WHERE id = ?1`).bind(mug.id).run();
  const payer = (await new Payer().arrive()) as Payer;
  await payer.addToCart(mug.id, { fields: '{"text":"June"}' });
  await payer.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK });
  const { page, mail } = await receiptOf(payer);
  expect(page).toContain('Letters June');
  expect(mail).toContain('Mug $18.50\n Letters: June\n');
});
