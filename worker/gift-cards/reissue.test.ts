import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { newKey, refusal } from '../../test/worker/buyer.ts';
import { ANN, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { boughtGiftCard, codeIn } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const LATER = { deliveryDate: '2199-03-01' };
const DUE = Date.parse('2199-03-01T05:00:00Z');

let code: string;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  code = await boughtGiftCard({ message: 'Enjoy!', ...LATER });
  owner = await OwnerProgram.of();
});

const cardMails = async () => (await outbox()).filter(({ kind }) => kind === 'gift-card');
const cardId = async () => String(await env.DB.prepare('SELECT id FROM gift_cards').first('id'));

async function reissue(body: object = {}, program = owner): Promise<Response> {
  return program.fetch(`/api/owner/gift-cards/${await cardId()}/reissue`, { method: 'POST', body });
}

async function enters(giftCardCode: string): Promise<Payer> {
  const payer = (await new Payer().arrive()) as Payer;
  await payer.addToCart(PRODUCTS.ebook.id);
  await payer.startCheckout();
  expect((await payer.putCheckout({ email: ANN, address: OREGON, giftCardCode })).status).toBe(200);
  return payer;
}

describe('a gift card that is issued again', () => {
  test('the new code goes to the recipient on the day of the gift, and the old mail is not sent', async () => {
    expect(await (await reissue()).json()).toEqual({ mailId: expect.any(String), dueAt: DUE });
    const [mail, ...others] = await cardMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'cid@mail.test', status: 'waiting', created_at: DUE });
    expect(mail?.text_body).toContain('Enjoy!');
    expect(mail?.text_body).not.toContain(code);
    expect(await rows('gift_cards')).toMatchObject([
      {
        balance_cents: 2500,
        code_version: 2,
        last_characters: codeIn(mail).slice(-4),
        recipient_email: 'cid@mail.test',
      },
    ]);
    expect(await rows('audit_log')).toMatchObject([{ action: 'gift-card.reissued', target: await cardId() }]);
  });

  test('the old code is dead and the new one is good, with what was left', async () => {
    const first = await enters(code);
    await first.pay();
    await reissue();
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(PRODUCTS.ebook.id);
    expect(await refusal(await payer.putCheckout({ giftCardCode: code }))).toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
    const renewed = codeIn((await cardMails())[0]);
    expect(await payer.changeCheckout({ giftCardCode: renewed })).toMatchObject({ giftCard: { balanceCents: 1600 } });
  });

  test('a checkout in which the old code was entered shows that it is gone, and pays without it', async () => {
    const payer = await enters(code);
    const { dueCents } = await payer.readCheckout();
    await reissue();
    expect(await refusal(await payer.postPayment({ provider: null, dueCents }))).toMatchObject({
      code: 'CHECKOUT_CHANGED',
    });
    expect(await payer.startCheckout()).toMatchObject({
      giftCard: null,
      dueCents: 900,
      notices: [{ kind: 'giftCard' }],
    });
    expect((await payer.startCheckout()).notices).toEqual([]);
    expect((await payer.pay()).status).toBe('paid');
    expect(await rows('gift_cards')).toMatchObject([{ balance_cents: 2500 }]);
  });

  test('a payment that is open cannot spend the old code', async () => {
    const payer = await enters(code);
    await env.DB.prepare('UPDATE gift_cards SET balance_cents = 400').run();
    const { dueCents } = await payer.startCheckout();
    const key = newKey();
    await payer.postPayment({ card: 'secondStep', dueCents, key });
    await env.DB.prepare('UPDATE gift_cards SET balance_cents = 2500').run();
    await reissue();
    await env.DB.prepare(`UPDATE test_payments SET state = 'paid'`).run();
    await payer.postPayment({ card: 'secondStep', dueCents, key });
    expect(await rows('gift_cards')).toMatchObject([{ balance_cents: 2500 }]);
    expect((await rows('orders')).map(({ gift_card_cents }) => gift_card_cents)).toEqual([0]);
  });

  test('a corrected address gets the mail, and stands in the order', async () => {
    await reissue({ email: 'Dan@mail.test' });
    expect((await cardMails()).map(({ recipient }) => recipient)).toEqual(['dan@mail.test']);
    expect(await rows('gift_cards')).toMatchObject([{ recipient_email: 'dan@mail.test' }]);
    const [line] = await rows('order_lines');
    expect(JSON.parse(String(line?.gift)).recipientEmail).toBe('dan@mail.test');
    expect(await refusal(await reissue({ email: 'nobody' }))).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('a card that is used up, refunded, unknown or of another shop is not issued again', async () => {
    expect((await reissue({}, await OwnerProgram.of({ site: OTHER.id }, OTHER.host))).status).toBe(404);
    expect((await owner.fetch('/api/owner/gift-cards/unknown/reissue', { method: 'POST', body: {} })).status).toBe(404);
    await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
    expect((await reissue()).status).toBe(404);
    await env.DB.prepare(`UPDATE orders SET state = 'paid'`).run();
    await env.DB.prepare('UPDATE gift_cards SET balance_cents = 0').run();
    expect((await reissue()).status).toBe(404);
    expect(await rows('gift_cards')).toMatchObject([{ code_version: 1 }]);
  });

  test('a key that may only read does not issue it again', async () => {
    const reader = await OwnerProgram.of({ scopes: ['orders:read', 'mails:write'] });
    expect((await reissue({}, reader)).status).toBe(403);
  });
});
