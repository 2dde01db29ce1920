import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CancellationRequest, DeclarationReceipt } from '#runtime/contracts/withdrawals.ts';
import { dayStart } from '#runtime/domain/day-start.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { Buyer, newKey, read } from '../../test/worker/buyer.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { renewAt, subscribed, theSubscription } from '../../test/worker/subscriptions.ts';
import { placedOrderTokenOf } from '../orders/service.ts';
import { sessionSecret } from '../session/service.ts';
import { footerCancelLink } from '../site/cancel-links.ts';
import { findSite } from '../site/repository.ts';
import { shopCall } from '../site/shop-call.ts';
import { subscriptionPath } from '../subscriptions/service.ts';
import { cancelContract } from './cancel-contract.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const NEXT = Date.parse('2026-12-20T10:00:00Z');
const { shippingRules } = SETTINGS;
const selling = (countryCode: string) => ({
  ...SETTINGS,
  orderNotificationEmail: 'owner@shop.test',
  shippingRules: shippingRules.map((rule) => ({ ...rule, zones: [{ countryCode: 'US' }, { countryCode }] })),
});
const ENTRIES = { name: 'Ann Lee', contract: '#1', email: ANN, reason: '', endsOn: '', notice: '' };
const BODY = { name: 'Ann Lee', contract: 'Order #1', email: ANN };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, selling('DE'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Date, 'now').mockReturnValue(START);
});
afterEach(() => vi.restoreAllMocks());

type Opened = Awaited<ReturnType<typeof open>>;

const speak = (language: string) => env.DB.prepare('UPDATE sites SET language = ?1').bind(language).run();
const title = async ({ page }: Opened) => (await page.only('main h1'))[''];
const mails = async (kind: string) => (await outbox()).filter((mail) => mail.kind === kind);
const endings = async () =>
  (await mails('subscription-changed')).filter(({ subject }) => subject.includes('is cancelled'));
const orderToken = async () => {
  const checkoutId = (await env.DB.prepare('SELECT checkout_id FROM orders').first<string>('checkout_id')) ?? '';
  return placedOrderTokenOf(sessionSecret(env), SHOP.id, checkoutId);
};

/** Fills in a form of a page and sends it. */
async function send({ page }: Opened, typed: Record<string, string> = {}): Promise<Opened> {
  const fields = await page.all('form.order-form input');
  const entries = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  return open('/cancel-contract', { form: { ...entries, ...typed } });
}

async function cancelled(body: object = BODY, headers: Record<string, string> = {}): Promise<DeclarationReceipt> {
  const buyer = await new Buyer().arrive();
  const answer = await buyer.fetch('/api/commerce/cancellations', { method: 'POST', body, headers });
  return read(answer, DeclarationReceipt);
}

/** Cancels as a stranger does who names this contract. */
async function cancelAt(db: D1Database, contract: string, typed: object = {}): Promise<void> {
  const found = await findSite(env.DB, SHOP.host, '');
  if (!found) throw new Error('There is no such shop');
  const origin = `https://${SHOP.host}`;
  await cancelContract(
    { ...shopCall({ ...env, DB: db }, found.site), db },
    CancellationRequest.parse({ ...BODY, contract, ...typed }),
    { idempotencyKey: undefined, origin, calledOrigin: origin, networks: { 64: 'a', 56: 'b', 48: 'c' } },
  );
}

describe('the page for cancellations', () => {
  test('in German is one page, and its button declares', async () => {
    await speak('de-DE');
    await subscribed();
    const form = await open('/cancel-contract');
    expect([form.status, await title(form)]).toEqual([200, 'Ein Abo kündigen']);
    expect((await form.page.only('form.order-form button'))['']).toBe('Jetzt kündigen');
    const names = (await form.page.all('form.order-form label')).map((label) => label['']);
    expect(names).toHaveLength(6);
    const { status, location } = await send(form, ENTRIES);
    expect(status).toBe(303);
    const receipt = await open(location ?? '');
    expect(await title(receipt)).toBe('Ihre Kündigung ist eingegangen');
    for (const shown of ['C-1', 'Ann Lee', '#1', 'Ordentliche Kündigung', 'Zum nächstmöglichen Zeitpunkt'])
      expect(receipt.page.html).toContain(shown);
    expect(await mails('declaration-receipt')).toMatchObject([
      { recipient: ANN, subject: 'Bestätigung Ihrer Kündigung C-1' },
    ]);
  });

  test('in French shows what was entered before it declares, and takes corrections', async () => {
    await setStoreSettings(SHOP.id, selling('FR'));
    await speak('fr-FR');
    const form = await open('/cancel-contract');
    const check = await send(form, {
      ...ENTRIES,
      notice: 'extraordinary',
      reason: 'Je déménage',
      endsOn: '2027-01-31',
    });
    expect(await title(check)).toBe('Vérifiez votre résiliation');
    for (const shown of ['Résiliation pour motif légitime', 'Je déménage', '31 janvier 2027', 'Ann Lee'])
      expect(check.page.html).toContain(shown);
    expect((await check.page.only('form.order-form button'))['']).toBe('Notification de la résiliation');
    expect(await count('declarations')).toBe(0);
    const again = await send(check, { action: 'change' });
    expect(again.page.html).toContain('Je déménage');
    const { location } = await send(check);
    expect(await title(await open(location ?? ''))).toBe('Nous avons reçu votre résiliation');
    expect(await count('declarations', "kind = 'cancellation'")).toBe(1);
    await send(check);
    expect(await count('declarations')).toBe(1);
  });

  test('says what is missing, keeps what was typed, and asks nobody to give a reason', async () => {
    const wrong = await send(await open('/cancel-contract'), {
      ...{ ...ENTRIES, name: '', email: 'ann', endsOn: '31.01.2027', notice: 'extraordinary' },
    });
    expect(wrong.status).toBe(422);
    const errors = (await wrong.page.all('.form-submission-error a')).map(({ href }) => href);
    expect(errors).toEqual(['#order-name', '#order-endsOn', '#order-email']);
    expect(wrong.page.html).toContain('value="#1"');
    const right = await send(wrong, { ...ENTRIES, notice: 'extraordinary' });
    expect(right.status).toBe(303);
  });

  test('knows the contract of the link that the subscription’s page has', async () => {
    const { id } = await subscribed();
    const { page } = await open(subscriptionPath(sessionSecret(env), SHOP.id, id));
    const link = (await page.all('main a')).find(({ href }) => href?.startsWith('/cancel-contract'));
    expect(link?.['']).toBe('Cancel contracts here');
    const form = await open(link?.href ?? '');
    expect(form.page.html).toContain('value="#1"');
  });
});

describe('a cancellation', () => {
  test('stops charges when the paid period is over, and tells the subscription’s address, which can take it back', async () => {
    const { id } = await subscribed();
    const receipt = await cancelled();
    expect(receipt.text).toContain('Kind of notice: Ordinary notice');
    expect(receipt.text).toContain('End of the contract: At the earliest time');
    expect(await theSubscription()).toMatchObject({ state: 'active', endsAt: NEXT });
    const [mail] = await endings();
    expect(mail).toMatchObject({ recipient: ANN });
    expect(mail?.text_body).toContain('Nothing is charged from December 20, 2026.');
    expect(mail?.text_body).toContain('you can keep the subscription');
    const notice = (await mails('declaration-notice')).at(-1);
    expect(notice).toMatchObject({ recipient: 'owner@shop.test', subject: 'Cancellation C-1' });

    expect(await renewAt(NEXT - 3 * DAY_MS)).toMatchObject({ announced: 0 });
    expect(await renewAt(NEXT)).toMatchObject({ renewed: 0, ended: 1 });
    expect(await theSubscription()).toMatchObject({ id, state: 'cancelled' });
    expect(await count('orders')).toBe(1);
  });

  test('is taken back on the subscription’s page, which then is charged as before', async () => {
    const { id } = await subscribed();
    await cancelled();
    const path = subscriptionPath(sessionSecret(env), SHOP.id, id);
    const { page } = await open(path);
    expect(page.html).toContain('Nothing is charged from December 20, 2026.');
    const buttons = (await page.all('main .order-actions button')).map((button) => button['']);
    expect(buttons).toEqual(['Keep the subscription after all']);
    expect((await open(path, { form: { action: 'keep' } })).status).toBe(303);
    expect(await theSubscription()).toMatchObject({ state: 'active', endsAt: null });
    expect(await renewAt(NEXT)).toMatchObject({ renewed: 1 });
  });

  test('with a later day lets the cycles before it be charged, and an earlier end stays', async () => {
    await subscribed();
    await cancelled({ ...BODY, endsOn: '2027-01-10' });
    const endsAt = dayStart('2027-01-10', 'America/New_York');
    expect((await theSubscription()).endsAt).toBe(endsAt);
    await cancelled({ ...BODY, endsOn: '2027-05-01' });
    expect((await theSubscription()).endsAt).toBe(endsAt);
    expect(await renewAt(NEXT)).toMatchObject({ renewed: 1 });
    expect(await renewAt(Date.parse('2027-01-20T10:00:00Z'))).toMatchObject({ renewed: 0, ended: 1 });
    expect(await count('orders')).toBe(2);
  });

  test('for an important reason ends at once: for good with the order’s link, and else so that it can be taken back', async () => {
    await subscribed();
    await cancelled({ ...BODY, isExtraordinary: true, reason: 'I move away' });
    expect(await theSubscription()).toMatchObject({ state: 'active', endsAt: START });
    await cancelled({ ...BODY, isExtraordinary: true, orderToken: await orderToken() });
    expect(await theSubscription()).toMatchObject({ state: 'cancelled' });
  });

  test.each([
    ['another number', { contract: '#2' }],
    ['another address', { email: 'bob@mail.test' }],
    ['words', { contract: 'My tea' }],
  ])('is taken and receipted in the same words with %s, and changes no subscription', async (_, changes) => {
    await subscribed();
    const body = { ...BODY, ...changes };
    const other = await cancelled(body);
    expect(await theSubscription()).toMatchObject({ endsAt: null });
    const matched = await cancelled();
    expect(other.text.replace(body.contract, BODY.contract).replace(body.email, ANN)).toBe(matched.text);
    expect(await count('declarations', 'subscription_id IS NULL')).toBe(1);
  });

  test('of a paused subscription leaves it uncharged, also once it is due', async () => {
    await subscribed();
    await env.DB.prepare(`UPDATE subscriptions SET state = 'paused', pause_reason = 'buyer'`).run();
    await cancelled();
    expect(await renewAt(NEXT + 40 * DAY_MS)).toMatchObject({ renewed: 0 });
    expect(await theSubscription()).toMatchObject({ state: 'paused', endsAt: NEXT });
  });

  test('that comes again after it was taken back is told again, and a repeat of the same end is not', async () => {
    const { id } = await subscribed();
    await cancelled();
    await cancelled();
    expect(await endings()).toHaveLength(1);
    await open(subscriptionPath(sessionSecret(env), SHOP.id, id), { form: { action: 'keep' } });
    await cancelled();
    expect(await theSubscription()).toMatchObject({ endsAt: NEXT });
    expect(await endings()).toHaveLength(2);
  });

  test('moves the end only so often in a day without the order’s link, and each move is told', async () => {
    await subscribed();
    const endOn = (day: number) => dayStart(`2027-03-${day}`, 'America/New_York');
    for (let day = 25; day > 14; day--) await cancelAt(env.DB, '#1', { endsOn: `2027-03-${day}` });
    expect(await count('declarations')).toBe(11);
    expect(await endings()).toHaveLength(10);
    expect((await theSubscription()).endsAt).toBe(endOn(16));
    await cancelled({ ...BODY, endsOn: '2027-03-10', orderToken: await orderToken() });
    expect((await theSubscription()).endsAt).toBe(endOn(10));
  });

  test('makes the same statements whether a subscription is found or not, so that its time says nothing', async () => {
    await subscribed();
    const statementsOf = async (contract: string) => {
      const sent: string[] = [];
      const counting: Pick<D1Database, 'prepare' | 'batch'> = {
        prepare(sql) {
          sent.push(sql);
          return env.DB.prepare(sql);
        },
        batch: (statements) => env.DB.batch(statements),
      };
      await cancelAt(counting as D1Database, contract);
      return sent;
    };
    // The first declaration of a shop makes the key of its chain.
    await statementsOf('#3');
    const unknown = await statementsOf('#2');
    expect(await endings()).toHaveLength(0);
    expect(await count('outbox', "recipient = 'ann@example.com'")).toBe(0);
    expect(await statementsOf('#1')).toEqual(unknown);
    expect(await endings()).toHaveLength(1);
  });

  test('is written with the mail to the subscription’s address, or not at all, wherever its process is stopped', async () => {
    await subscribed();
    for (let trips = 0; (await count('declarations')) === 0; trips++) {
      await cancelAt(stoppingDatabase(trips), '#1').catch(() => {});
      expect(await endings()).toHaveLength(await count('declarations'));
    }
    expect(await endings()).toHaveLength(1);
  });

  test('keeps what was typed on its own lines, and no control characters', async () => {
    const { text } = await cancelled({
      ...BODY,
      name: 'Ann\nEnd of the contract: today',
      reason: 'I\u0007 move\u001b[2J',
    });
    expect(text).toContain('Your name: Ann End of the contract: today\n');
    expect(text).toContain('I move[2J\n');
    const stored = await env.DB.prepare(`SELECT cancellation ->> 'reason' AS reason FROM declarations`).first('reason');
    expect(stored).toBe('I move[2J');
  });

  test('with a day that is none is refused', async () => {
    const buyer = await new Buyer().arrive();
    const body = { ...BODY, endsOn: '2027-13-45' };
    const answer = await buyer.fetch('/api/commerce/cancellations', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await count('declarations')).toBe(0);
  });

  test('is one where the same press is sent again, and its mail comes once', async () => {
    await subscribed();
    const headers = { 'Idempotency-Key': newKey() };
    const buyer = await new Buyer().arrive();
    const press = () => buyer.fetch('/api/commerce/cancellations', { method: 'POST', body: BODY, headers });
    const answers = await Promise.all([press(), press(), press()]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await count('declarations')).toBe(1);
    expect(await endings()).toHaveLength(1);
  });
});

describe('the link to the page', () => {
  test.each([
    ['DE', START, true],
    ['FR', START, true],
    ['AT', START, false],
    ['DE', Date.parse('2022-06-30T23:59:59Z'), false],
  ])('is owed by a shop that sells subscriptions to %s at %i: %s', async (country, now, isOwed) => {
    await setStoreSettings(SHOP.id, selling(country));
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const { id } = await subscribed();
    const { page } = await open(subscriptionPath(sessionSecret(env), SHOP.id, id));
    expect(page.html.includes('/cancel-contract')).toBe(isOwed);
  });

  test('stands in the footer of a shop that has a product with a plan', async () => {
    const links = async () => {
      const found = await findSite(env.DB, SHOP.host, '');
      return found && footerCancelLink(found.site, await textsIn('de'), START);
    };
    expect(await links()).toEqual([{ title: 'Verträge hier kündigen', url: '/cancel-contract' }]);
    await env.DB.prepare('UPDATE items SET subscription_plan = NULL').run();
    expect(await links()).toEqual([]);
  });
});
