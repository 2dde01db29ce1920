import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { newHolder, openAccount } from '../../../test/worker/account-holder.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { callAt, renewAt, subscribed, theSubscription, turnClock } from '../../../test/worker/subscriptions.ts';
import { subscriptionPath } from '../links.ts';
import { pauseSubscription } from '../service.ts';

const SECRET = String(env.SESSION_SECRET);

let buyer: Payer;
let path: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await subscribed({ plan: { unit: 'MONTH' } });
  path = subscriptionPath(SECRET, SHOP.id, id);
  buyer = new Payer();
  await buyer.open(path);
});
afterEach(() => vi.restoreAllMocks());

const send = (form: Record<string, string>, visitor = buyer) => visitor.open(path, form);
const prove = () => send({ action: 'proof', email: ANN });
const page = async (more = '') => (await buyer.open(`${path}${more}`)).page.html;
/** Sends a form and returns the page that its answer leads to. */
const outcomeOf = async (form: Record<string, string>) =>
  (await buyer.open((await send(form)).location ?? '')).page.html;
const lastMail = async () => (await outbox()).at(-1);

describe('the page of a subscription', () => {
  test('says that it is active, what is paid when, and that the price stays', async () => {
    const html = await page();
    expect(html).toContain('Your subscription is active.');
    expect(html).toMatch(/The next payment of \$[\d.]+ is on \w+ \d+, \d{4}\./);
    expect(html).toContain('every month');
    expect(html).toContain('This price stays the same');
  });

  test('shows nobody’s address to a reader who has the link alone', async () => {
    for (const secret of [ANN, NEW_YORK.line1]) expect(await page()).not.toContain(secret);
    expect((await prove()).status).toBe(303);
    expect(await page()).toContain(NEW_YORK.line1);
    expect(await page()).toMatch(/order-status\?orderToken=/);
  });

  test('asks a person who is signed in with its address for nothing', async () => {
    const owner = await newHolder();
    await openAccount(owner, ANN);
    const { html } = (await open(path, { headers: { Cookie: owner.cookieHeader } })).page;
    expect(html).toContain(NEW_YORK.line1);
    expect(html).not.toContain('type="email"');
  });

  test('a wrong email address is refused with an error text, and stays in the field', async () => {
    const { status, page } = await send({ action: 'proof', email: 'mallory@mail.test' });
    expect(status).toBe(422);
    expect(page.html).toContain('value="mallory@mail.test"');
    expect(page.html).not.toContain(NEW_YORK.line1);
  });

  test('says why a card was not charged, and when it is tried again', async () => {
    const { id, nextCycleAt } = await subscribed({ card: 'renewalExpires', plan: { unit: 'MONTH' } });
    await renewAt((nextCycleAt as number) + 1000);
    const { html } = (await new Payer().open(subscriptionPath(SECRET, SHOP.id, id))).page;
    for (const text of ['The card has expired.', 'We could not charge your card.']) expect(html).toContain(text);
  });

  test('is unknown in another shop, and for a made-up link', async () => {
    expect((await open(path, { host: OTHER.host })).status).toBe(404);
    expect((await buyer.open(path.slice(0, -4))).status).toBe(404);
  });
});

describe('a buyer', () => {
  test('skips the next payment once, however often the button is sent', async () => {
    const { nextCycleAt } = await theSubscription();
    const form = { action: 'skip', cycleAt: String(nextCycleAt) };
    expect(await outcomeOf(form)).toContain('You have skipped one payment.');
    expect(await outcomeOf(form)).toContain('Nothing more has changed');
    expect((await outbox()).filter(({ kind }) => kind === 'subscription-changed')).toHaveLength(1);
    const skipped = await theSubscription();
    expect(skipped.nextCycleAt).toBeGreaterThan(nextCycleAt as number);
    expect(skipped.nextCycleAt).toBeLessThan((nextCycleAt as number) + 32 * DAY_MS);
  });

  test('pauses and resumes', async () => {
    expect(await outcomeOf({ action: 'pause' })).toContain('You have paused the subscription.');
    expect(await outcomeOf({ action: 'pause' })).toContain('Nothing more has changed');
    expect(await theSubscription()).toMatchObject({ state: 'paused', pauseReason: 'buyer' });
    expect(await page()).toContain('Nothing is charged until you resume it.');
    expect(await page()).toMatch(/When you resume it, the next payment of \$[\d.]+ is on/);
    expect(await outcomeOf({ action: 'resume', due: 'later' })).toContain('You have resumed the subscription.');
    expect(await theSubscription()).toMatchObject({ state: 'active', pauseReason: '' });
  });

  test('reads before resuming that a cycle which has passed is charged at once', async () => {
    await send({ action: 'pause' });
    const { nextCycleAt } = await theSubscription();
    turnClock((nextCycleAt as number) + DAY_MS);
    // The link alone does not let its reader have the card charged.
    expect(await page()).not.toContain('is charged today');
    expect((await send({ action: 'resume', due: 'today' })).status).toBe(422);
    await prove();
    expect(await page()).toMatch(/When you resume it, \$[\d.]+ is charged today\./);
    // The page was opened before that day.
    const { status, page: asked } = await send({ action: 'resume', due: 'later' });
    expect(status).toBe(200);
    expect(asked.html).toMatch(/Resume and pay \$[\d.]+ today/);
    expect((await theSubscription()).state).toBe('paused');
    expect(await outcomeOf({ action: 'resume', due: 'today' })).toMatch(/\$[\d.]+ is charged today\./);
    expect((await lastMail())?.text_body).toMatch(/^We charge \$[\d.]+ today\./);
  });

  test('reads what a change led to until the subscription changes again', async () => {
    const { location = '' } = await send({ action: 'pause' });
    const notice = async () => (await buyer.open(location ?? '')).page.only('[role=status]');
    expect(await notice()).toMatchObject({ tabindex: '-1', autofocus: '' });
    await send({ action: 'resume', due: 'later' });
    expect((await buyer.open(location ?? '')).page.html).not.toContain('You have paused the subscription.');
    expect(await page('&outcome=cancelled')).not.toContain('You have cancelled');
  });

  test('cannot resume what the shop has paused', async () => {
    await pauseSubscription(await callAt(Date.now()), (await theSubscription()).id, 'owner');
    expect(await page()).toContain('The shop has paused your subscription.');
    expect((await send({ action: 'resume' })).status).toBe(400);
    expect((await theSubscription()).state).toBe('paused');
  });

  test('cancels for good after one question, and gets a mail', async () => {
    const question = await page('&view=cancel');
    expect(question).toContain('A cancelled subscription cannot be resumed.');
    expect((await theSubscription()).state).toBe('active');
    await send({ action: 'cancel' });
    expect(await theSubscription()).toMatchObject({ state: 'cancelled', keptCard: '', nextBillingAt: null });
    expect(await page()).toContain('Nothing more is charged.');
    expect(await lastMail()).toMatchObject({ kind: 'subscription-ended', recipient: ANN });
    expect(await outcomeOf({ action: 'resume' })).toContain('Nothing more has changed');
    expect((await theSubscription()).state).toBe('cancelled');
  });

  test('changes the address after having seen the new amount', async () => {
    await prove();
    const { cycleOrder, cycleCents } = await theSubscription();
    const { action: _, ...there } = { ...NEW_YORK, action: '', line1: '9 Elm St' };
    const asked = await send({ action: 'quote', ...there });
    expect(asked.page.html).toContain('9 Elm St');
    expect(asked.page.html).toContain('Each payment');
    expect((await theSubscription()).cycleOrder.address).toEqual(cycleOrder.address);
    const move = { action: 'move', ...there, expectedCents: String(cycleCents) };
    expect(await outcomeOf(move)).toContain('You have changed the address.');
    expect(await outcomeOf(move)).toContain('Nothing more has changed');
    expect((await outbox()).filter(({ kind }) => kind === 'subscription-changed')).toHaveLength(1);
    expect((await lastMail())?.text_body).toMatch(
      /New address:\s+.*\n\s+9 Elm St[\s\S]+Each payment:\s+\$[\d.]+ every month/,
    );
    expect((await theSubscription()).cycleOrder.address).toMatchObject({ line1: '9 Elm St' });
  });

  test('is asked again where the amount has changed', async () => {
    await prove();
    const { status, page } = await send({ action: 'move', ...NEW_YORK, expectedCents: '1' });
    expect(status).toBe(200);
    expect(page.html).toContain('Each payment');
  });

  test('sees which part of an address is missing, and keeps the rest', async () => {
    await prove();
    const { status, page } = await send({ action: 'quote', ...NEW_YORK, postalCode: '' });
    expect(status).toBe(422);
    expect(page.html).toContain('ZIP code is missing.');
    expect(page.html).toContain(`value="${NEW_YORK.line1}"`);
  });

  test('reads where the shop does not deliver to', async () => {
    await prove();
    const { status, page } = await send({
      action: 'quote',
      ...NEW_YORK,
      countryCode: 'JP',
      region: '',
      postalCode: '100-0001',
    });
    expect(status).toBe(422);
    expect(page.html).toContain('Sorry, we do not deliver there.');
  });

  test('uses another card, which is charged from then on', async () => {
    const { nextCycleAt } = await theSubscription();
    await prove();
    const { value: key = '' } = await (await buyer.open(`${path}&view=card`)).page.only('input[name=key]');
    const declined = await send({ action: 'card', card: 'declined', key });
    expect(declined.status).toBe(422);
    expect(declined.page.html).toContain('declined');
    expect(await outcomeOf({ action: 'card', card: 'succeeds', key })).toContain('You have changed the card.');
    expect(await outcomeOf({ action: 'card', card: 'succeeds', key })).toContain('Nothing more has changed');
    expect((await outbox()).filter(({ kind }) => kind === 'subscription-changed')).toHaveLength(1);
    await renewAt((nextCycleAt as number) + 1000);
    expect(await theSubscription()).toMatchObject({ cyclesBilled: 2 });
  });

  test('must prove who they are before the address or the card changes', async () => {
    const before = await theSubscription();
    for (const action of ['quote', 'move', 'card']) {
      const { status } = await send({ action, ...NEW_YORK, card: 'succeeds', expectedCents: '1' });
      expect(status).toBe(422);
    }
    expect(await theSubscription()).toEqual(before);
  });

  test.each(['', 'refund', 'toString'])('gets a plain refusal for the action "%s"', async (action) => {
    expect((await send({ action })).status).toBe(400);
  });
});

test('a form of another site changes nothing', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' };
  expect((await open(path, { form: { action: 'cancel' }, headers })).status).toBe(403);
  expect((await theSubscription()).state).toBe('active');
});
