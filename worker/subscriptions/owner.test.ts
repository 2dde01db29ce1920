import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnerSubscription, OwnerSubscriptions } from '#runtime/contracts/subscription.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { callAt, DAY_MS, subscribed, theSubscription } from '../../test/worker/subscriptions.ts';
import { resumeSubscription } from './service.ts';

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

const change = async (name: string) => owner.fetch(`${SUBSCRIPTIONS}/${id}/${name}`, { method: 'POST' });

test('an owner lists subscriptions by state, and reads one, without the card', async () => {
  const { subscriptions } = await read(await owner.fetch(SUBSCRIPTIONS), OwnerSubscriptions);
  expect(subscriptions).toMatchObject([{ id, email: ANN, state: 'active', cyclesBilled: 1, pauseReason: null }]);
  expect((await read(await owner.fetch(`${SUBSCRIPTIONS}?state=paused`), OwnerSubscriptions)).subscriptions).toEqual(
    [],
  );
  const one = await read(await owner.fetch(`${SUBSCRIPTIONS}/${id}`), OwnerSubscription);
  expect(JSON.stringify(one)).not.toContain('keptCard');
});

test('an owner pauses and resumes; both are told and recorded, and a repeat does nothing', async () => {
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

test('an owner’s notice names the customer, the product and the command, in an owner’s words', async () => {
  await change('cancel');
  const notice = (await outbox()).find(({ kind }) => kind === 'subscription-notice');
  expect(notice).toMatchObject({ subject: 'A subscription to Monthly box is cancelled · site-a', reply_to: ANN });
  for (const part of ['It was cancelled with a key', ANN, 'Ann Lee', 'Monthly box', `subscriptions get ${id}`]) {
    expect(notice?.text_body).toContain(part);
  }
  expect(notice?.text_body).not.toContain('my-subscription');
});

test('an owner skips a cycle and cancels', async () => {
  const { nextCycleAt } = await theSubscription();
  const skipped = await read(await change('skip'), OwnerSubscription);
  expect(skipped.nextCycleAt).toBeGreaterThan(nextCycleAt as number);
  expect(await read(await change('cancel'), OwnerSubscription)).toMatchObject({
    state: 'cancelled',
    nextCycleAt: null,
  });
});

test('a key that only reads changes nothing, and another shop’s key finds nothing', async () => {
  owner = await OwnerProgram.of({ scopes: ['orders:read'] });
  expect(await refusal(await change('cancel'))).toMatchObject({ code: 'SCOPE_MISSING' });
  owner = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect(await refusal(await change('cancel'))).toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
  expect((await theSubscription()).state).toBe('active');
});
