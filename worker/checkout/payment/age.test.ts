import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { boughtGiftCard, subscribing } from '../../../test/worker/orders.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';

const ADULT = 'I am at least 18 years old.';
const { mug, poster, box } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const setAge = (itemId: string, age: number) =>
  env.DB.prepare('UPDATE items SET minimum_age = ?2 WHERE id = ?1').bind(itemId, age).run();

describe('the age that a buyer confirms', () => {
  test('the highest one of all items is asked for, and none for items for everybody', async () => {
    const payer = await Payer.with(mug.id);
    expect((await payer.readCheckout()).ageConfirmation).toBe('');
    await setAge(mug.id, 16);
    await setAge(poster.id, 18);
    expect((await payer.readCheckout()).ageConfirmation).toBe('I am at least 16 years old.');
    await payer.addToCart(poster.id);
    expect((await payer.readCheckout()).ageConfirmation).toBe(ADULT);
  });

  test('without it nothing is charged, and the field is named', async () => {
    await setAge(mug.id, 18);
    const payer = await Payer.with(mug.id);
    const answer = await payer.postPayment({ ageConfirmation: null });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'CHECKOUT_INCOMPLETE',
        errors: { ageConfirmation: 'To order these items, the buyer must confirm to be at least 18 years old.' },
      },
    ]);
    expect(await count('orders')).toBe(0);
  });

  test.each([['I am at least 16 years old.'], ['']])(
    'a buyer who confirmed “%s” sees the checkout again',
    async (text) => {
      await setAge(mug.id, 18);
      const payer = await Payer.with(mug.id);
      expect((await payer.postPayment({ ageConfirmation: text })).status).toBe(409);
      expect(await count('orders')).toBe(0);
    },
  );

  test('the order keeps the words and the time, and both mails say them', async () => {
    await setAge(mug.id, 18);
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] });
    await (await Payer.with(mug.id)).pay();
    vi.useRealTimers();
    const stored = await env.DB.prepare('SELECT age_confirmation FROM orders').first<string>('age_confirmation');
    expect(JSON.parse(stored ?? '')).toEqual({ text: ADULT, givenAt: Date.UTC(2026, 10, 23, 12) });
    const mails = await outbox();
    expect(mails).toHaveLength(2);
    for (const { text_body } of mails)
      expect(text_body).toMatch(/Confirmation of age: Given on November 23, 2026 .*I am at/);
  });

  test('an order of items for everybody says nothing of it', async () => {
    await (await Payer.with(mug.id)).pay();
    expect(await env.DB.prepare('SELECT age_confirmation FROM orders').first('age_confirmation')).toBeNull();
    for (const { text_body } of await outbox()) expect(text_body).not.toContain('Confirmation of age');
  });

  test('a subscription asks for it as well', async () => {
    await setAge(box.id, 18);
    const payer = await subscribing();
    expect((await payer.startCheckout()).ageConfirmation).toBe(ADULT);
  });

  test('a gift card asks for it as well', async () => {
    await setAge(PRODUCTS.giftCard.id, 18);
    await boughtGiftCard();
    expect(await env.DB.prepare('SELECT age_confirmation FROM orders').first('age_confirmation')).toContain(ADULT);
  });
});
