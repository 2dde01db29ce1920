import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MoveQuoteAnswer, OwnerSubscription, OwnerSubscriptions } from '#runtime/contracts/subscription.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { PASSWORD } from '../../test/worker/account-holder.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, OREGON, SETTINGS } from '../../test/worker/checkout.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { rows } from '../../test/worker/forms.ts';
import { open } from '../../test/worker/order-pages.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { callAt, subscribed, theSubscription } from '../../test/worker/subscriptions.ts';
import { resumeSubscription, subscriptionPath } from './service.ts';

const SUBSCRIPTIONS = '/api/owner/subscriptions';

let owner: OwnerProgram;
let id: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ({ id } = await subscribed({ plan: { unit: 'MONTH' } }));
  owner = await OwnerProgram.of();
});
afterEach(() => vi.restoreAllMocks());

const post = (name: string, body: object) => owner.fetch(`${SUBSCRIPTIONS}/${id}/${name}`, { method: 'POST', body });
const change = async (name: string) => owner.fetch(`${SUBSCRIPTIONS}/${id}/${name}`, { method: 'POST' });

test('an owner lists subscriptions by state, and reads one, without the card', async () => {
  const { subscriptions } = await read(await owner.fetch(SUBSCRIPTIONS), OwnerSubscriptions);
  expect(subscriptions).toMatchObject([{ id, email: ANN, state: 'active', cyclesBilled: 1, pauseReason: null }]);
  expect((await read(await owner.fetch(`${SUBSCRIPTIONS}?state=paused`), OwnerSubscriptions)).subscriptions).toEqual(
    [],
  );
  const subscription = await read(await owner.fetch(`${SUBSCRIPTIONS}/${id}`), OwnerSubscription);
  expect(JSON.stringify(subscription)).not.toContain('keptCard');
});

test('an owner pauses and resumes a subscription; mails and the audit log show it, and a repeat does nothing', async () => {
  expect(await read(await change('pause'), OwnerSubscription)).toMatchObject({ state: 'paused', pauseReason: 'owner' });
  const mails = await outbox();
  await change('pause');
  expect(await outbox()).toHaveLength(mails.length);
  expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([ANN, 'owner@shop.test']));
  expect(await read(await change('resume'), OwnerSubscription)).toMatchObject({ state: 'active' });
  expect(await rows('audit_log')).toMatchObject([
    { action: 'subscription.paused', target: id },
    { action: 'subscription.resumed', target: id },
  ]);
});

test('an owner who resumes after the day charges nobody before the buyer has had days to skip', async () => {
  await change('pause');
  const late = ((await theSubscription()).nextCycleAt as number) + 60 * DAY_MS;
  const { nextBillingAt } = await resumeSubscription(await callAt(late), id, 'owner');
  expect(nextBillingAt).toBe(late + 5 * DAY_MS);
  const { text_body = '' } = (await outbox()).findLast(({ recipient }) => recipient === ANN) ?? {};
  expect(text_body).toMatch(/^We will charge \$[\d.]+ on /);
});

test('an owner’s notice names the customer, the product and its screen, in texts for owners', async () => {
  await change('cancel');
  const notice = (await outbox()).find(({ kind }) => kind === 'subscription-notice');
  expect(notice).toMatchObject({ subject: 'A subscription to Monthly box is cancelled · site-a', reply_to: ANN });
  for (const part of ['It was cancelled by the shop', ANN, 'Ann Lee', 'Monthly box', `/config/subscriptions/${id}`]) {
    expect(notice?.text_body).toContain(part);
  }
  expect(notice?.text_body).not.toContain('my-subscription');
});

test('a notice of what a contributor did in the console names them', async () => {
  const ann = await ContributorBrowser.open();
  await ann.join('storekeeper');
  await ann.send('POST', '/api/contributors/session/confirmation', { password: PASSWORD });
  const textOf = async () => (await outbox()).findLast(({ kind }) => kind === 'subscription-notice')?.text_body;
  for (const [name, text] of [
    ['pause', 'storekeeper@work.example has paused it in the console.'],
    ['cancel', 'storekeeper@work.example has cancelled it in the console.'],
  ] as const) {
    expect((await ann.send('POST', `${SUBSCRIPTIONS}/${id}/${name}`)).status).toBe(200);
    expect(await textOf()).toContain(text);
  }
});

test('an owner skips a cycle, once however often the call is sent, and cancels', async () => {
  const { nextCycleAt } = await theSubscription();
  const skip = () => post('skip', { cycleAt: nextCycleAt });
  const skipped = await read(await skip(), OwnerSubscription);
  expect(await read(await skip(), OwnerSubscription)).toEqual(skipped);
  expect(skipped.nextCycleAt).toBeGreaterThan(nextCycleAt as number);
  expect(await read(await change('cancel'), OwnerSubscription)).toMatchObject({
    state: 'cancelled',
    nextCycleAt: null,
  });
});

test('an owner sees what a cycle costs at another address, and changes it at that price only', async () => {
  const { cycleCents } = await theSubscription();
  const address = { ...OREGON, line1: '9 Elm St' };
  const { price, priceNow, shippingOptions } = await read(await post('quote', { address }), MoveQuoteAnswer);
  expect(priceNow.value).toBe(cycleCents);
  expect(price.value).toBeLessThan(cycleCents);
  expect(shippingOptions.map(({ name }) => name)).toContain('Ground');
  expect((await theSubscription()).cycleCents).toBe(cycleCents);
  expect(await refusal(await post('address', { address, expectedCents: 1 }))).toMatchObject({
    code: 'CHECKOUT_CHANGED',
  });
  expect(await refusal(await post('quote', { address: { ...address, postalCode: '' } }))).toMatchObject({
    code: 'CHECKOUT_INCOMPLETE',
  });
  const moved = await read(await post('address', { address, expectedCents: price.value }), OwnerSubscription);
  expect(moved).toMatchObject({ address: { line1: '9 Elm St' }, price });
  expect(await rows('audit_log')).toMatchObject([{ action: 'subscription.moved', target: id }]);
  expect((await outbox()).findLast(({ recipient }) => recipient === ANN)?.text_body).toContain('9 Elm St');
});

test('delivery to another address is priced by what the goods weigh now, also of what was bought before weights counted', async () => {
  await env.DB.batch([
    env.DB.prepare("UPDATE subscriptions SET cycle_order = json_remove(cycle_order, '$.lines[0].weightGrams')"),
    env.DB.prepare('UPDATE variants SET weight_grams = 3000 WHERE site_id = ?1 AND item_id = ?2').bind(
      SHOP.id,
      PRODUCTS.box.id,
    ),
  ]);
  const tiers = [
    { from: 0, cents: 100 },
    { from: 3000, cents: 9000 },
  ];
  const rule = { id: 'post', name: 'Post', zones: [{ countryCode: 'US' }], basis: 'weight', tiers };
  await setStoreSettings(SHOP.id, { ...SETTINGS, shippingRules: [rule] });
  const quote = async () => {
    const answer = await read(await post('quote', { address: { ...OREGON, line1: '9 Elm St' } }), MoveQuoteAnswer);
    return answer.shippingOptions.map(({ price }) => price.value);
  };
  expect(await quote()).toEqual([9000]);
  await env.DB.prepare(
    "UPDATE subscriptions SET cycle_order = json_set(cycle_order, '$.lines[0].weightGrams', 3000)",
  ).run();
  await env.DB.prepare("UPDATE variants SET id = 'other' WHERE site_id = ?1 AND item_id = ?2")
    .bind(SHOP.id, PRODUCTS.box.id)
    .run();
  expect(await quote()).toEqual([9000]);
});

test('the address cannot be changed once the shop’s delivery and taxes are in another currency', async () => {
  await setStoreSettings(SHOP.id, { ...SETTINGS, selectedCurrency: 'JPY' });
  const { cycleCents, cycleOrder } = await theSubscription();
  const move = { address: { ...OREGON, line1: '9 Elm St' }, expectedCents: cycleCents };
  expect((await refusal(await post('address', move))).code).toBe('ORDER_CONFLICT');
  expect((await theSubscription()).cycleOrder.address).toEqual(cycleOrder.address);
});

test('after a change of the secret, new and old mails open the page', async () => {
  const old = subscriptionPath(String(env.SESSION_SECRET), SHOP.id, id);
  const secrets = { SESSION_SECRET: 'n'.repeat(64), PREVIOUS_SESSION_SECRET: String(env.SESSION_SECRET) };
  const path = subscriptionPath(secrets.SESSION_SECRET, SHOP.id, id);
  for (const link of [old, path]) expect((await open(link, { env: secrets })).status).toBe(200);
  expect((await open(path)).status).toBe(404);
  expect((await open(path, { env: secrets, host: OTHER.host })).status).toBe(404);
});

test('a key that only reads changes nothing, and another shop’s key finds nothing', async () => {
  owner = await OwnerProgram.of({ scopes: ['orders:read'] });
  expect(await refusal(await change('cancel'))).toMatchObject({ code: 'SCOPE_MISSING' });
  owner = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect(await refusal(await change('cancel'))).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  expect((await theSubscription()).state).toBe('active');
});
