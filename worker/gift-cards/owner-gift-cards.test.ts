import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerGiftCards } from '#runtime/contracts/owner.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteOldMail } from '../mail/service.ts';

const CARDS = '/api/owner/gift-cards';
const YEAR_MS = 365 * DAY_MS;

let code: string;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  code = await boughtGiftCard({ message: 'Enjoy!', deliveryDate: new Date().toISOString().slice(0, 10) });
  owner = await OwnerProgram.of();
});

const list = async () => (await read(await owner.fetch(CARDS), OwnerGiftCards)).giftCards;
const send = async (body: object = {}, by: OwnerProgram = owner) =>
  by.fetch(`${CARDS}/${(await list())[0]?.id}/send`, { method: 'POST', body });
const cardMails = async () => (await outbox()).filter(({ kind }) => kind === 'gift-card');

describe('a gift card that somebody has paid', () => {
  test.each(['waiting', 'dead'])('a gift card whose mail is %s is never deleted by its age', async (status) => {
    await env.DB.prepare('UPDATE outbox SET status = ?1').bind(status).run();
    await deleteOldMail(env.DB, Date.now() + 10 * YEAR_MS);
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['gift-card']);
  });

  test('a gift card can be mailed again after its mail is gone, with the same code, message and worth', async () => {
    await env.DB.prepare(`UPDATE outbox SET status = 'sent'`).run();
    await deleteOldMail(env.DB, Date.now() + YEAR_MS);
    expect(await outbox()).toEqual([]);
    expect((await send()).status).toBe(202);
    const [mail, ...others] = await cardMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'cid@mail.test', status: 'waiting' });
    for (const part of [code, 'Enjoy!', '$25.00']) expect(mail?.text_body).toContain(part);
    expect(await rows('audit_log')).toMatchObject([{ action: 'gift-card.sent-again' }]);
  });

  test('a gift card can be mailed to another address, each time the owner says so', async () => {
    for (const email of ['Dan@mail.test ', 'dan@mail.test']) expect((await send({ email })).status).toBe(202);
    const recipients = (await cardMails()).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual(['cid@mail.test', 'dan@mail.test', 'dan@mail.test']);
    expect(await refusal(await send({ email: 'nobody' }))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test('a key for mails alone mails a card to its recipient, and to no other address', async () => {
    const mailer = await OwnerProgram.of({ scopes: ['mails:write'] });
    const refused = await send({ email: 'dan@mail.test' }, mailer);
    expect(refused.headers.get('WWW-Authenticate')).toContain('scope="orders:write"');
    expect(await refusal(refused)).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(await cardMails()).toHaveLength(1);
    expect((await send({ email: 'Cid@mail.test' }, mailer)).status).toBe(202);
    expect((await send({}, mailer)).status).toBe(202);
    expect((await cardMails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill('cid@mail.test'));
  });

  test('a gift card whose recipient was erased goes to its buyer', async () => {
    await env.DB.prepare(`UPDATE gift_cards SET recipient_email = ''`).run();
    await send();
    expect((await cardMails()).map(({ recipient }) => recipient)).toContain(ANN);
  });

  test('the owner sees what a gift card is worth, and never its code', async () => {
    const response = await owner.fetch(CARDS);
    const text = await response.text();
    expect(JSON.parse(text).giftCards).toMatchObject([
      { lastCharacters: code.slice(-4), balance: { value: 2500 }, recipientEmail: 'cid@mail.test', orderNumber: 1 },
    ]);
    expect(text).not.toContain(code.replaceAll('-', ''));
  });

  test('a gift card that is used up, unknown or of another shop is not mailed', async () => {
    const thief = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const id = (await list())[0]?.id;
    expect((await thief.fetch(`${CARDS}/${id}/send`, { method: 'POST', body: {} })).status).toBe(404);
    expect((await owner.fetch(`${CARDS}/unknown/send`, { method: 'POST', body: {} })).status).toBe(404);
    await env.DB.prepare('UPDATE gift_cards SET balance_cents = 0').run();
    expect((await send()).status).toBe(404);
    expect(await cardMails()).toHaveLength(1);
  });
});
