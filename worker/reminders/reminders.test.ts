import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { ANN, NEW_YORK, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { open } from '../../test/worker/order-pages.ts';
import { gifting, subscribing } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { remindDue } from './service.ts';

const LATER = 5 * HOUR_MS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

afterEach(() => vi.useRealTimers());

const remind = (after = LATER) => remindDue(env, Date.now() + after);
const reminders = async () => (await outbox()).filter(({ kind }) => kind === 'payment-reminder');

/** Returns the path of the link in the only reminder that has this in it. */
async function linkIn(part: string): Promise<string> {
  const [mail] = await reminders();
  const url = mail?.text_body.match(/https:\S+/g)?.find((link) => link.includes(part)) ?? '';
  return url.replace(`https://${SHOP.host}`, '');
}

/** A browser without cookies of the shop that has opened one of its pages. */
async function phone(): Promise<Payer> {
  return (await new Payer().arrive()) as Payer;
}

describe('a visitor who stops before paying', () => {
  test('a cart at the checkout gets one mail after some hours, with its lines and without the person', async () => {
    await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
    expect(await remind(3 * HOUR_MS)).toBe(0);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: ANN, dedupe_key: expect.stringMatching(/^payment-reminder:/) });
    for (const part of ['Mug', '/commerce/cart-back?cart=', '/commerce/no-reminders?who=', 'nothing was ordered']) {
      expect(mail?.text_body).toContain(part);
    }
    expect(mail?.text_body).not.toContain(NEW_YORK.line1);
  });

  test.each([
    ['a gift card', () => gifting({ recipient: 'cid@mail.test', message: 'For Cid' })],
    ['a subscription', () => subscribing()],
  ])('%s at the checkout gets one mail, which names no recipient', async (_, begin) => {
    await (await begin()).startCheckout();
    expect(await remind()).toBe(1);
    const [mail] = await reminders();
    expect(mail?.text_body).toContain('/commerce/order?orderToken=');
    expect(mail?.text_body).not.toMatch(/cid@mail.test|For Cid|Somebody/);
  });

  test('a visitor who has paid, or is paying, gets none', async () => {
    await (await Payer.with(PRODUCTS.mug.id)).pay();
    await (await Payer.with(PRODUCTS.mug.id)).pay({ card: 'secondStep' });
    expect(await remind()).toBe(0);
  });

  test('nobody is reminded without an address, after a week, or of goods that cannot be bought any more', async () => {
    const nameless = await phone();
    await nameless.addToCart(PRODUCTS.mug.id);
    await nameless.startCheckout();
    expect(await remind()).toBe(0);
    await Payer.with(PRODUCTS.mug.id);
    expect(await remind(8 * 24 * HOUR_MS)).toBe(0);
    await setStock('MUG', 0);
    expect(await remind()).toBe(0);
    await setStock('MUG', 5);
    expect(await remind()).toBe(0);
  });

  test('there is no reminder of a subscription that is sold no longer', async () => {
    await (await subscribing()).startCheckout();
    await env.DB.prepare('UPDATE items SET subscription_plan = NULL').run();
    expect(await remind()).toBe(0);
  });

  test('a shop that has switched reminders off sends none', async () => {
    await Payer.with(PRODUCTS.mug.id);
    await setStoreSettings(SHOP.id, { ...SETTINGS, paymentReminders: false });
    expect(await remind()).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  test('a mailbox gets three reminders in a day, however many carts name it', async () => {
    for (let cart = 0; cart < 5; cart++) {
      const stranger = await Payer.with(PRODUCTS.mug.id);
      await stranger.changeCheckout({ email: cart % 2 ? `Ann+${cart}@mail.test` : ANN });
    }
    expect(await remind()).toBe(3);
    expect(await remind()).toBe(0);
    expect(await reminders()).toHaveLength(3);
    await Payer.with(PRODUCTS.mug.id);
    expect(await remind(30 * HOUR_MS)).toBe(1);
  });

  test('a network has reminders sent to a hundred addresses a day, apart from other networks', async () => {
    const stranger = await Payer.with(PRODUCTS.poster.id);
    stranger.bindings = { CART_WRITES: { limit: async () => ({ success: true }) } };
    for (let index = 1; index < 100; index++) await stranger.changeCheckout({ email: `someone-${index}@mail.test` });
    await stranger.changeCheckout({ email: 'someone-99@mail.test', note: 'The same address counts once' });
    expect(await count('checkouts', 'reminded_at IS NULL')).toBe(1);
    const neighbour = (await new Payer(SHOP.host, stranger.address).arrive()) as Payer;
    neighbour.bindings = stranger.bindings;
    await neighbour.addToCart(PRODUCTS.poster.id);
    await neighbour.startCheckout();
    await neighbour.changeCheckout({ email: 'bob@mail.test', address: NEW_YORK });
    await Payer.with(PRODUCTS.mug.id);
    expect(await remind()).toBe(2);
    expect((await reminders()).map(({ recipient }) => recipient).sort()).toEqual([ANN, 'someone-99@mail.test']);
  });

  test('a person who was erased is not reminded, and a mail that waits is gone', async () => {
    await Payer.with(PRODUCTS.mug.id);
    await remind();
    const owner = await OwnerProgram.of();
    await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: ANN } });
    expect(await reminders()).toEqual([]);
    expect(await remind()).toBe(0);
  });

  test('runs at the same time, and one that dies before its mail is queued, write one mail', async () => {
    await Payer.with(PRODUCTS.mug.id);
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1);
    await env.DB.prepare('UPDATE checkouts SET reminded_at = NULL').run();
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  test.each([
    ['pays', (payer: Payer) => payer.pay()],
    ['goes to pay at the provider', (payer: Payer) => payer.pay({ card: 'secondStep' })],
    ['changes the address', (payer: Payer) => payer.changeCheckout({ address: OREGON })],
  ])('a visitor who %s while the job runs gets none', async (_, act) => {
    const payer = await Payer.with(PRODUCTS.mug.id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER });
    const batch = async (statements: D1PreparedStatement[]) => {
      await act(payer);
      return env.DB.batch(statements);
    };
    const DB = { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database;
    expect(await remindDue({ ...env, DB } as never, Date.now())).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  test('a reminder that still waits is taken back by the payment', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id);
    await remind();
    expect(await reminders()).toMatchObject([{ status: 'waiting' }]);
    await payer.pay();
    expect(await reminders()).toEqual([]);
  });

  test('a run that fails before its batch is written reminds with the next one', async () => {
    await Payer.with(PRODUCTS.mug.id);
    const batch = async () => {
      throw new Error('The database is gone.');
    };
    const DB = { prepare: (sql: string) => env.DB.prepare(sql), batch } as unknown as D1Database;
    expect(await remindDue({ ...env, DB } as never, Date.now() + LATER)).toBe(0);
    expect(await count('checkouts', 'reminded_at IS NULL')).toBe(1);
    expect(await remind()).toBe(1);
  });
});

describe('the link back', () => {
  test('the browser that has the cart comes to its checkout', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id);
    await remind();
    expect((await payer.open(await linkIn('cart-back'))).location).toBe('/checkout');
  });

  test('another device gets the cart, with all that was entered, for the address of the checkout', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
    await remind();
    const link = await linkIn('cart-back');
    const device = await phone();
    await device.addToCart(PRODUCTS.poster.id);
    const asked = await device.open(link);
    expect(asked.status).toBe(200);
    expect(asked.page.html).not.toContain(ANN);
    for (const email of ['bob@mail.test', '']) {
      const { status, page } = await device.open(link, { email });
      expect(status).toBe(422);
      expect(page.html).toContain('This is not the email address of the order.');
    }
    expect((await device.cart()).entries).toHaveLength(1);
    expect((await device.open(link, { email: ` ${ANN.toUpperCase()}` })).location).toBe('/checkout');
    const { entries } = await device.cart();
    expect(entries.map(({ itemId, quantity }) => [itemId, quantity]).sort()).toEqual(
      [
        [PRODUCTS.mug.id, 2],
        [PRODUCTS.poster.id, 1],
      ].sort(),
    );
    const mug = entries.find(({ itemId }) => itemId === PRODUCTS.mug.id);
    expect((await device.setQuantity(mug?.id ?? '', 3)).status).toBe(200);
    expect((await device.addToCart(PRODUCTS.poster.id)).shoppingCart.entries).toHaveLength(2);
    expect(await device.startCheckout()).toMatchObject({ email: ANN, address: { city: 'New York' } });
    expect((await payer.cart()).entries).toEqual([]);
    await device.changeCheckout({ address: OREGON });
    expect((await device.pay()).status).toBe('paid');
  });

  test('a pending order goes on on another device for the address entered at the checkout', async () => {
    const payer = await gifting();
    await payer.startCheckout();
    await payer.changeCheckout({ email: 'new@mail.test' });
    await remind();
    const link = await linkIn('orderToken');
    const device = await phone();
    expect((await device.open(link)).page.html).not.toContain('cid@mail.test');
    expect((await device.open(link, { email: 'eve@mail.test' })).status).toBe(422);
    const { location } = await device.open(link, { email: 'new@mail.test' });
    expect((await device.open(location ?? '')).page.html).toContain('cid@mail.test');
  });

  test('links to a paid cart, forged links and those of another shop lead to a page that says so', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id);
    await remind();
    const link = await linkIn('cart-back');
    expect((await open(link, { host: OTHER.host })).status).toBe(404);
    expect((await open(link.replace(/.{3}$/, 'AAA'))).status).toBe(404);
    expect((await open('/commerce/cart-back')).status).toBe(404);
    await payer.startCheckout();
    await payer.pay();
    const { status, page } = await open(link);
    expect(status).toBe(404);
    expect(page.html).toContain('This cart is no longer there');
  });
});

describe('refusing reminders', () => {
  test('the link asks, its button stores the refusal by a hash, and nobody is reminded again', async () => {
    await Payer.with(PRODUCTS.mug.id);
    await remind();
    const link = await linkIn('no-reminders');
    expect((await open(link)).page.html).toContain('Would you like no more reminders');
    expect(await count('reminder_refusals')).toBe(0);
    // Mail programs post by themselves, without cookies and without saying where from.
    for (let times = 0; times < 2; times += 1) {
      const { status, page } = await open(link, { form: { 'List-Unsubscribe': 'One-Click' } });
      expect(status).toBe(200);
      expect(page.html).toContain('You will not be reminded again');
    }
    expect(JSON.stringify(await rows('reminder_refusals'))).not.toContain(ANN);
    await Payer.with(PRODUCTS.mug.id);
    expect(await remind()).toBe(0);
  });

  test('a forged link refuses nothing', async () => {
    for (const who of ['', `${'a'.repeat(64)}.${'b'.repeat(43)}`]) {
      expect((await open(`/commerce/no-reminders?who=${who}`, { form: {} })).status).toBe(404);
    }
    expect(await count('reminder_refusals')).toBe(0);
  });
});
