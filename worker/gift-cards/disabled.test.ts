import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { OwnerGiftCardHistory } from '#runtime/contracts/owner-gift-cards.ts';
import { newKey, refusal } from '../../test/worker/buyer.ts';
import { ANN, decideAt, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { open } from '../../test/worker/order-pages.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const CARDS = '/api/owner/gift-cards';
const GIVEN = {
  valueCents: 5_000,
  recipientEmail: 'Dan@mail.test ',
  recipientName: 'Dan',
  message: '<b>Thank you</b>',
};

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
});

const post = (path: string, body?: object, key?: string, by = owner) =>
  by.fetch(`${CARDS}${path}`, { method: 'POST', body, ...(key && { headers: { 'Idempotency-Key': key } }) });
const get = async (cardId: string) =>
  OwnerGiftCardHistory.parse(await (await owner.fetch(`${CARDS}/${cardId}`)).json());
const cardId = async () => String((await rows('gift_cards'))[0]?.id);
const balance = async () => Number((await rows('gift_cards'))[0]?.balance_cents);

async function payerWith(code: string): Promise<Payer> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ giftCardCode: code });
  return payer;
}

test('a disabled card pays nothing, keeps its balance, and pays again once it is enabled', async () => {
  const code = await boughtGiftCard({});
  const id = await cardId();
  const before = await payerWith(code);
  const { dueCents } = await before.readCheckout();
  const disabled = OwnerGiftCardHistory.parse(await (await post(`/${id}/disable`)).json());
  expect(disabled).toMatchObject({ id, disabledAt: expect.any(Number), balance: { value: 2_500 }, uses: [] });
  expect((await post(`/${id}/disable`)).status).toBe(200);
  expect((await refusal(await before.postPayment({ dueCents }))).code).toBe('CHECKOUT_CHANGED');
  const late = await Payer.with(PRODUCTS.mug.id);
  expect(await refusal(await late.putCheckout({ giftCardCode: code }))).toMatchObject({
    code: 'GIFT_CARD_UNKNOWN',
    error: 'Sorry, that gift card is not valid or has no balance left.',
  });
  for (const act of ['send', 'reissue']) expect((await post(`/${id}/${act}`, {})).status).toBe(404);
  expect(await balance()).toBe(2_500);
  expect(await (await post(`/${id}/enable`)).json()).toMatchObject({ disabledAt: null });
  await late.changeCheckout({ giftCardCode: code });
  expect(await late.pay()).toMatchObject({ status: 'paid' });
  const [use] = (await get(id)).uses;
  expect(use).toMatchObject({ spent: { value: 2_500 - (await balance()) }, returned: null });
  expect((await rows('audit_log')).map(({ action }) => action)).toEqual(['gift-card.disabled', 'gift-card.enabled']);
});

test('a card that is disabled while its buyer is at the bank pays nothing, and the money goes back', async () => {
  const code = await boughtGiftCard({});
  const payer = await payerWith(code);
  const answer = await payer.pay({ card: 'secondStep' });
  await post(`/${await cardId()}/disable`);
  await open(await decideAt(answer, 'approve'));
  expect([await count('orders', 'gift_card_cents > 0'), await balance()]).toEqual([0, 2_500]);
  expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
});

test('a card’s history says what a refunded order has given back', async () => {
  const code = await boughtGiftCard({});
  const id = await cardId();
  await (await payerWith(code)).pay();
  const number = (await get(id)).uses[0]?.orderNumber;
  await owner.fetch(`/api/owner/orders/${number}/refund`, {
    method: 'POST',
    body: {},
    headers: { 'Idempotency-Key': newKey() },
  });
  const { uses, balance: left } = await get(id);
  expect(uses).toMatchObject([{ orderNumber: number, returned: uses[0]?.spent }]);
  expect(left.value).toBe(2_500);
});

test('a card that the owner gives is mailed once, pays, is sent again and is taken from its recipient by erasure', async () => {
  const key = newKey();
  const answers = await Promise.all([post('', GIVEN, key), post('', GIVEN, key)]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]).toMatchObject({ initial: { value: 5_000 }, recipientEmail: 'dan@mail.test', orderNumber: null });
  const [mail, ...others] = await outbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'gift-card', recipient: 'dan@mail.test' });
  for (const part of ['Hello Dan,', '<b>Thank you</b>', '$50.00', `${SHOP.id} gave you`])
    expect(mail?.text_body).toContain(part);
  expect(mail?.html_body).not.toContain('<b>Thank you');
  const code = /[A-Z\d]{4}(?:-[A-Z\d]{4}){3}/.exec(mail?.text_body ?? '')?.[0] ?? '';
  const payer = await payerWith(code);
  expect(await payer.pay()).toMatchObject({ status: 'paid' });
  expect((await post(`/${await cardId()}/send`, {})).status).toBe(202);
  expect((await post(`/${await cardId()}/reissue`, { email: 'eve@mail.test' })).status).toBe(202);
  expect((await outbox()).at(-1)).toMatchObject({ recipient: 'eve@mail.test' });
  await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: 'eve@mail.test' } });
  const [card] = await rows('gift_cards');
  expect(card?.recipient_email).toBe('');
  expect(String(card?.gift)).not.toMatch(/eve|Dan|Thank you/);
  expect(await rows('audit_log')).toMatchObject([
    { action: 'gift-card.given', details: '{"valueCents":5000}' },
    {},
    {},
    {},
  ]);
});

test('a wrong gift is refused by field, and another shop’s cards are out of reach', async () => {
  const wrong: [object, string][] = [
    [{ valueCents: 0 }, 'valueCents'],
    [{ valueCents: 1e15 }, 'valueCents'],
    [{ recipientEmail: 'nobody' }, 'recipientEmail'],
    [{ message: 'x'.repeat(501) }, 'message'],
  ];
  for (const [over, field] of wrong) {
    expect(await refusal(await post('', { ...GIVEN, ...over }))).toMatchObject({
      status: 400,
      errors: { [field]: expect.any(String) },
    });
  }
  expect([await count('gift_cards'), (await outbox()).length]).toEqual([0, 0]);
  const foreign = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  await post('', { ...GIVEN, recipientEmail: ANN }, undefined, foreign);
  const id = await cardId();
  const mine = [await owner.fetch(`${CARDS}/${id}`), await post(`/${id}/disable`), await post(`/${id}/enable`)];
  expect(mine.map(({ status }) => status)).toEqual([404, 404, 404]);
  const reader = await OwnerProgram.of({ scopes: ['orders:read', 'mails:write'] });
  expect((await post('', GIVEN, undefined, reader)).status).toBe(403);
  expect((await post(`/${id}/disable`, undefined, undefined, reader)).status).toBe(403);
});
