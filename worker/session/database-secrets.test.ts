import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { Embedder, newKey, read } from '../../test/worker/buyer.ts';
import { decideAt, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { tables, tablesWith } from '../../test/worker/database.ts';
import { addForm, aField, rows, submit } from '../../test/worker/forms.ts';
import { open, SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { boughtGiftCard, gifting, subscribing } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

/** Fails if the database holds one of these secrets where a reader of its copy could use it. */
async function expectHidden(...secrets: (string | undefined)[]): Promise<void> {
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(8);
    expect(await tablesWith(secret as string), secret).toEqual([]);
  }
}

function tokenIn(url: string | null | undefined, name: string): string {
  return new URL(url ?? '', `https://${SHOP.host}`).searchParams.get(name) ?? '';
}

test('the search finds a token that the database holds', async () => {
  expect(await tables()).toContain('outbox');
  expect(await tablesWith(PRODUCTS.mug.id)).toContain('items');
});

describe('the secrets that the database holds after', () => {
  test('a cart and its payment on a provider’s page, paid or not: no token', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id);
    const waiting = await payer.pay({ card: 'secondStep' });
    const step = waiting.status === 'redirect' ? tokenIn(waiting.url, 'payment') : '';
    const secrets = [payer.cookies.get('CART'), payer.cookies.get('__Host-visitor')?.slice(0, 43), step.split('.')[1]];
    await expectHidden(...secrets);
    const back = await decideAt(waiting, 'approve');
    const { location } = await open(back);
    await expectHidden(...secrets, tokenIn(back, 'payment').split('.')[1], tokenIn(location, 'orderToken'));
    const [mail] = await outbox();
    expect(mail?.text_body).toContain(tokenIn(location, 'orderToken'));
  });

  test('a cart of another origin’s page: no token', async () => {
    const visitor = new Embedder();
    await visitor.addToCart(PRODUCTS.mug.id, { key: newKey() });
    await expectHidden(visitor.token);
  });

  test('a subscription that is started, placed, declined and paid: neither of its tokens', async () => {
    const visitor = await new Payer().arrive();
    const body = { itemId: PRODUCTS.box.id, sku: null, qty: 1 };
    const started = await visitor.fetch(SUBSCRIPTION, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': newKey() },
    });
    const { cartToken } = await read(started, StartSubscriptionResponse);
    await expectHidden(cartToken);
    const payer = await subscribing();
    await payer.startCheckout();
    await payer.changeCheckout({ email: 'ann@mail.test' });
    const address = { firstName: 'Ann', lastName: 'Lee', line1: '1 Main St', line2: '', city: 'New York' };
    await payer.changeCheckout({
      address: { ...address, region: 'NY', postalCode: '10001', countryCode: 'US', phone: '' },
    });
    await payer.pay({ card: 'declined' });
    await expectHidden(payer.order);
    const waiting = await payer.pay({ card: 'secondStep' });
    expect((await rows('test_payments')).length).toBe(2);
    await expectHidden(payer.order);
    const { location } = await open(await decideAt(waiting, 'approve'));
    await expectHidden(payer.order, tokenIn(location, 'orderToken'));
  });

  test('a payment that the visitor cancels: the way back holds the order’s token, the database does not', async () => {
    const payer = await gifting();
    await payer.startCheckout();
    const back = await decideAt(await payer.pay({ card: 'secondStep' }), 'decline');
    expect(tokenIn(back, 'order')).toBe(payer.order);
    await expectHidden(payer.order);
  });

  test('a gift card: its code is sealed, and opens with the secret alone', async () => {
    const code = await boughtGiftCard();
    await expectHidden(code, code.replaceAll('-', ''));
    const [card] = await rows('gift_cards');
    expect(card?.sealed_code).toMatch(/^s1\.[\da-f]{8}\.[\w-]+$/);
  });

  test('a sign-up to a newsletter: no token of its mail', async () => {
    await env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`)
      .bind(SHOP.id)
      .run();
    const fields = [aField({ type: 'email', title: 'Email', required: true })];
    await addForm({ kind: 'newsletter', mailing_list_id: 'news', fields });
    const visitor = await new Payer().arrive();
    await submit(visitor, { values: { email: 'ann@mail.test' } });
    const mail = (await outbox()).find(({ kind }) => kind === 'confirm-subscription');
    const tokens = [...(mail?.text_body ?? '').matchAll(/token=(\S+)/g)].map(([, token]) => token);
    expect(tokens).toHaveLength(2);
    await expectHidden(...tokens, ...tokens.map((token) => token?.split('.').at(-1)));
  });

  test('an owner’s call: no key', async () => {
    const owner = await OwnerProgram.of();
    await owner.fetch('/api/owner/forms');
    await expectHidden(owner.key.slice(-43));
  });
});
