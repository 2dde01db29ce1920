import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayIn } from '#runtime/domain/gift.ts';
import { newKey, refusal } from '../../test/worker/buyer.ts';
import { ANN, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { boughtGiftCard, gifting } from '../../test/worker/orders.ts';
import { outbox, Provider, withMail } from '../../test/worker/post-office.ts';
import { untilLimited } from '../../test/worker/rate-limit.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { resendStuck } from '../mail/service.ts';

const { ebook, poster } = PRODUCTS;
/** The value of the card that is bought here, in minor units; an e-book costs the same. */
const WORTH = 2500;
const EBOOK = 900;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const today = () => dayIn('America/New_York', Date.now());

/** A buyer at the checkout with e-books in the cart and this code entered. */
async function paysWith(code: string, quantity = 1): Promise<Payer> {
  const payer = (await new Payer().arrive()) as Payer;
  await payer.addToCart(ebook.id, { quantity });
  await payer.changeCheckout({ email: ANN, address: OREGON, giftCardCode: code });
  return payer;
}

async function balance(): Promise<number> {
  return (await env.DB.prepare('SELECT balance_cents FROM gift_cards').first<number>('balance_cents')) ?? -1;
}

describe('a gift card that is bought', () => {
  test('a gift card is mailed to its recipient on its day, and only a hash of its code is stored', async () => {
    const code = await boughtGiftCard({ message: 'Enjoy!', deliveryDate: '2199-03-01' });
    expect(code).toMatch(/^[A-Z\d]{4}(-[A-Z\d]{4}){3}$/);
    const mail = (await outbox()).find(({ kind }) => kind === 'gift-card');
    expect(mail).toMatchObject({ recipient: 'cid@mail.test', status: 'waiting' });
    expect(mail?.text_body).toContain('Enjoy!');
    expect(mail?.text_body).toContain('$25.00');
    expect(mail?.created_at).toBe(Date.parse('2199-03-01T05:00:00Z'));
    expect((await outbox()).filter(({ text_body }) => text_body.includes(code))).toHaveLength(1);
    const bare = code.replaceAll('-', '');
    for (const table of ['gift_cards', 'orders', 'order_lines', 'payments', 'pending_orders', 'checkouts']) {
      const text = JSON.stringify((await env.DB.prepare(`SELECT * FROM ${table}`).all()).results);
      expect(text).not.toContain(bare);
      expect(text).not.toContain(code);
    }
    expect(await env.DB.prepare('SELECT * FROM gift_cards').first()).toMatchObject({
      last_characters: bare.slice(-4),
      initial_cents: WORTH,
      balance_cents: WORTH,
      currency: 'USD',
      recipient_email: 'cid@mail.test',
    });
  });

  test('a gift card’s mail waits for its day', async () => {
    await boughtGiftCard({ deliveryDate: '2199-03-01' });
    const sendBatch = vi.fn(async (_: Iterable<{ body: { mailId: string } }>) => ({}) as never);
    const bindings = withMail(new Provider(), { MAIL: { sendBatch } as unknown as Queue });
    const queued = () => sendBatch.mock.calls.flatMap(([messages]) => [...messages].map(({ body }) => body.mailId));
    const card = (await outbox()).find(({ kind }) => kind === 'gift-card');
    await resendStuck(bindings, Date.parse('2199-03-01T04:59:00Z'));
    expect(queued()).not.toContain(card?.id);
    await resendStuck(bindings, Date.parse('2199-03-01T05:06:00Z'));
    expect(queued()).toContain(card?.id);
  });

  test('a gift card for today is mailed at once', async () => {
    await boughtGiftCard({ deliveryDate: today() });
    const mail = (await outbox()).find(({ kind }) => kind === 'gift-card');
    expect(mail?.created_at).toBeLessThanOrEqual(Date.now());
  });

  test('a repeat issues no second gift card', async () => {
    const payer = await gifting();
    const { dueCents } = await payer.startCheckout();
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => payer.pay({ key, dueCents })));
    await payer.pay({ key, dueCents });
    expect([await count('gift_cards'), await count('orders')]).toEqual([1, 1]);
    expect((await outbox()).filter(({ kind }) => kind === 'gift-card')).toHaveLength(1);
  });
});

describe('a gift card that pays', () => {
  let code: string;

  beforeEach(async () => {
    code = await boughtGiftCard();
  });

  test('a gift card can be spent in parts, until nothing is left', async () => {
    const first = await paysWith(code.toLowerCase().replaceAll('-', ' '));
    expect(await first.readCheckout()).toMatchObject({
      giftCard: { balanceCents: WORTH, usedCents: EBOOK, lastCharacters: code.slice(-4) },
      dueCents: 0,
    });
    expect(await first.pay({ provider: null })).toMatchObject({ status: 'paid' });
    expect(await balance()).toBe(WORTH - EBOOK);
    const second = await paysWith(code, 2);
    expect(await second.readCheckout()).toMatchObject({ dueCents: 2 * EBOOK - (WORTH - EBOOK) });
    expect(await second.pay()).toMatchObject({ status: 'paid' });
    expect(await balance()).toBe(0);
    const third = (await new Payer().arrive()) as Payer;
    await third.addToCart(ebook.id);
    expect(await refusal(await third.putCheckout({ giftCardCode: code }))).toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
    const orders = await env.DB.prepare('SELECT gift_card_cents FROM orders ORDER BY number').all();
    expect(orders.results.map((row) => row.gift_card_cents)).toEqual([0, EBOOK, WORTH - EBOOK]);
    expect(await count('test_payments', `amount_cents = ${3 * EBOOK - WORTH}`)).toBe(1);
  });

  test('a gift card pays for delivery and taxes too', async () => {
    const payer = await Payer.with(poster.id);
    const { cart, dueCents } = await payer.changeCheckout({ giftCardCode: code });
    expect(cart.grandTotalCents).toBe(1200 + 800 + 178);
    expect(dueCents).toBe(0);
    await payer.pay({ provider: null });
    expect(await balance()).toBe(WORTH - 2178);
  });

  test('a gift card can be removed again, and keeps its balance when a payment is declined', async () => {
    const payer = await paysWith(code, 4);
    expect(await payer.pay({ card: 'declined' })).toMatchObject({ status: 'declined' });
    expect(await balance()).toBe(WORTH);
    expect(await payer.changeCheckout({ giftCardCode: '' })).toMatchObject({ giftCard: null, dueCents: 4 * EBOOK });
    await payer.pay();
    expect(await balance()).toBe(WORTH);
  });

  test('two buyers at once spend a gift card once, and the second is charged nothing', async () => {
    const free = await Promise.all([1, 2, 3, 4].map(() => paysWith(code, 2)));
    const answers = await Promise.all(free.map((payer) => payer.postPayment({ provider: null })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await balance()).toBe(WORTH - 2 * EBOOK);
    const left = WORTH - 2 * EBOOK;
    const due = await Promise.all([1, 2].map(() => paysWith(code, 1)));
    const paid = await Promise.all(due.map((payer) => payer.pay({ dueCents: EBOOK - left })));
    expect(paid.map(({ status }) => status).toSorted()).toEqual(['declined', 'paid']);
    expect(await balance()).toBe(0);
    expect(await count('test_payments', `state = 'paid'`)).toBe(2);
    expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
  });

  test('a gift card of another site is unknown', async () => {
    const stranger = (await new Payer(OTHER.host).arrive()) as Payer;
    await stranger.addToCart(OTHER.itemId);
    const wrong = await refusal(await stranger.putCheckout({ giftCardCode: code }));
    expect(wrong).toMatchObject({ status: 400, code: 'GIFT_CARD_UNKNOWN' });
  });

  test('a gift card bought in test mode pays only in test mode', async () => {
    const payer = await paysWith(code);
    payer.bindings = {
      ENVIRONMENT: 'production',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    };
    expect(await payer.readCheckout()).toMatchObject({ giftCard: null, dueCents: EBOOK, testMode: false });
    expect(await refusal(await payer.putCheckout({ giftCardCode: code }))).toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
  });

  test('guessing gift card codes is rate limited', async () => {
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(ebook.id);
    let guess = 1000;
    const limited = await untilLimited(() => payer.putCheckout({ giftCardCode: `AAAA-AAAA-AAAA-${guess++}` }));
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
