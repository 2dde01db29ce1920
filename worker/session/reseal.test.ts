import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seals } from '#runtime/contracts/seals.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { runJobs } from '../../test/worker/jobs.ts';
import { boughtGiftCard, gifting } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { deliver, Provider, withMail } from '../../test/worker/post-office.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { subscribed } from '../../test/worker/subscriptions.ts';
import { seal, sealStart } from './seal.ts';
import { resealAll } from './service.ts';

const NEW = 'the secret after the first, of 32 characters';
/** The Worker's environment while both secrets are set, and after the previous one was removed. */
const BOTH = { SESSION_SECRET: NEW, PREVIOUS_SESSION_SECRET: env.SESSION_SECRET };
const NEW_ALONE = { SESSION_SECRET: NEW };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Mails the gift card again and sends the mail; returns its text, or undefined if it could not be written. */
async function mailedCard(secrets: object): Promise<string | undefined> {
  const [card] = await rows('gift_cards');
  const owner = await OwnerProgram.of();
  const options = { method: 'POST', body: { email: ANN }, env: secrets };
  const response = await owner.fetch(`/api/owner/gift-cards/${card?.id}/send`, options);
  if (!response.ok) return undefined;
  const [mail] = (await rows('outbox')).filter(({ kind, recipient }) => kind === 'gift-card' && recipient === ANN);
  const provider = new Provider();
  await deliver(withMail(provider, secrets), [{ siteId: SHOP.id, mailId: String(mail?.id) }]);
  return provider.sent[0]?.text;
}

test('texts that were sealed with the previous secret can be read, and without that secret cannot', async () => {
  const code = await boughtGiftCard();
  const tasks = (await rows('outbox')).map(({ id }) => ({ siteId: SHOP.id, mailId: String(id) }));
  expect(await mailedCard(NEW_ALONE)).toBeUndefined();
  const provider = new Provider();
  await deliver(withMail(provider, BOTH), tasks);
  expect(provider.sent.map(({ text }) => text).join()).toContain(code);
  expect(await mailedCard(BOTH)).toContain(code);
});

test('resealed texts open with the present secret alone', async () => {
  const code = await boughtGiftCard();
  const waiting = await gifting();
  await waiting.startCheckout();
  await waiting.pay({ card: 'secondStep' });
  await subscribed();
  await runJobs(['sealed'], { bindings: { ...env, ...BOTH } });
  const sealed = [
    ...(await rows('gift_cards')).map((row) => row.sealed_code),
    ...(await rows('outbox')).map((row) => row.content),
    ...(await rows('test_payments')).map((row) => row.addresses),
    ...(await rows('subscriptions')).map((row) => row.kept_card),
  ];
  expect(sealed.length).toBeGreaterThan(3);
  for (const text of sealed) expect(text).toMatch(new RegExp(`^${sealStart(NEW).replaceAll('.', '\\.')}`));
  expect(await mailedCard(NEW_ALONE)).toContain(code);
});

test('resealing counts its texts, ends, and does nothing without a previous secret', async () => {
  await boughtGiftCard();
  expect(await resealAll({ ...env, ...NEW_ALONE })).toEqual({ resealed: 0 });
  expect((await resealAll({ ...env, ...BOTH })).resealed).toBeGreaterThan(2);
  expect(await resealAll({ ...env, ...BOTH })).toEqual({ resealed: 0 });
});

test('an owner seals anew, and reads how many texts are left of which key', async () => {
  await boughtGiftCard();
  const owner = await OwnerProgram.of();
  const reseal = async (secrets: object) =>
    (await owner.fetch('/api/owner/seals', { method: 'POST', env: secrets })).json<Seals>();
  const before = await reseal(NEW_ALONE);
  expect(before).toMatchObject({
    keys: [
      { isPresent: true, texts: 0 },
      { isPresent: false, texts: expect.any(Number) },
    ],
    isComplete: false,
  });
  const after = await reseal(BOTH);
  expect(after).toEqual({
    keys: [{ name: before.keys[0]?.name, isPresent: true, texts: before.keys[1]?.texts }],
    isComplete: true,
  });
  expect(sealStart(NEW)).toContain(after.keys[0]?.name);
});

test('an owner seals no text of another shop', async () => {
  const place = (siteId: string) => ({ siteId, column: 'outbox.content', id: 'm' });
  for (const siteId of [SHOP.id, OTHER.id]) {
    await env.DB.prepare(
      `INSERT INTO outbox (site_id, id, dedupe_key, kind, recipient, subject, content, created_at)
       VALUES (?1, 'm', 'm', 'order-notice', 'owner@shop.test', '', ?2, 0)`,
    )
      .bind(siteId, seal(env.SESSION_SECRET, place(siteId), 'x'))
      .run();
  }
  const owner = await OwnerProgram.of();
  const { isComplete } = await (await owner.fetch('/api/owner/seals', { method: 'POST', env: BOTH })).json<Seals>();
  expect(isComplete).toBe(false);
  const contents = (await rows('outbox')).map(({ site_id, content }) => [
    site_id,
    String(content).startsWith(sealStart(NEW)),
  ]);
  expect(Object.fromEntries(contents)).toEqual({ [SHOP.id]: true, [OTHER.id]: false });
});

test('texts that fill several statements are all sealed anew, and a broken one among them stops none', async () => {
  const place = (id: string) => ({ siteId: SHOP.id, column: 'outbox.content', id });
  const content = (n: number) => {
    const id = `mail-${1000 + n}`;
    return {
      id,
      sealed: n === 3 ? `${sealStart(env.SESSION_SECRET)}broken` : seal(env.SESSION_SECRET, place(id), 'x'),
    };
  };
  await env.DB.prepare(
    `INSERT INTO outbox (site_id, id, dedupe_key, kind, recipient, subject, content, created_at)
     SELECT ?1, value ->> 'id', value ->> 'id', 'order-notice', 'owner@shop.test', '', value ->> 'sealed', 0
     FROM json_each(?2)`,
  )
    .bind(SHOP.id, JSON.stringify(Array.from({ length: 1200 }, (_, n) => content(n))))
    .run();
  expect(await resealAll({ ...env, ...BOTH })).toEqual({ resealed: 1199 });
  const left = (await rows('outbox')).filter(({ content: sealed }) => !String(sealed).startsWith(sealStart(NEW)));
  expect(left).toMatchObject([{ id: 'mail-1003' }]);
});

test('a visitor keeps the cart while the previous secret is set', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(PRODUCTS.mug.id);
  const countIn = async (secrets: object) => {
    const response = await buyer.fetch('/api/commerce/shopping-cart', { env: secrets });
    return (await response.json<{ entries: unknown[] }>()).entries.length;
  };
  expect([await countIn(BOTH), await countIn(NEW_ALONE)]).toEqual([1, 0]);
});
