import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ACCOUNT, type AccountHolder, newHolder, openAccount } from '../../test/worker/account-holder.ts';
import { newKey } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer } from '../../test/worker/checkout.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { REVIEWING, requestedLinks } from '../../test/worker/reviews.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { renewAt, subscribed } from '../../test/worker/subscriptions.ts';
import { remindDue } from '../reminders/service.ts';

let ann: AccountHolder;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...REVIEWING, orderNotificationEmail: 'owner@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  ann = await newHolder();
  await openAccount(ann, ANN);
  await choose('de');
});
afterEach(() => vi.restoreAllMocks());

const choose = (language: string) => ann.send('POST', `${ACCOUNT}/locale`, { language });
const setSite = (language: string) => env.DB.prepare('UPDATE sites SET language = ?1').bind(language).run();
const subjectOf = async (kind: string) => (await outbox()).findLast((mail) => mail.kind === kind)?.subject;

async function buyMug(email: string = ANN): Promise<void> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ email, address: NEW_YORK });
  await payer.pay();
}

test('mails about an order are in the language of the buyer’s account, the owner’s are in the shop’s', async () => {
  await buyMug();
  const owner = await OwnerProgram.of();
  const headers = { 'Idempotency-Key': newKey() };
  await owner.fetch('/api/owner/orders/1/sent', { method: 'POST', body: {}, headers });
  await owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body: { restock: true }, headers });
  await buyMug();
  await owner.fetch('/api/owner/orders/2/cancel', { method: 'POST', body: { reason: 'No clay' }, headers });
  const mail = (await outbox()).find(({ kind }) => kind === 'order-confirmation');
  expect(mail?.text_body).toMatch(/Gesamtbetrag +28,85/);
  expect(mail?.html_body).toContain('lang="de"');
  for (const kind of ['order-confirmation', 'order-sent', 'order-refunded', 'order-cancelled']) {
    expect([kind, await subjectOf(kind)]).toEqual([kind, expect.stringMatching(/Bestellung|Erstattung|Rückzahlung/)]);
  }
  expect(await subjectOf('order-notice')).toMatch(/order/i);
});

test('so are mails about a subscription and its renewals', async () => {
  const { nextCycleAt } = await subscribed();
  const due = nextCycleAt ?? 0;
  await renewAt(due - DAY_MS);
  await renewAt(due);
  expect(await subjectOf('renewal-announced')).toMatch(/Abo|Verlängerung/);
  expect(
    (await outbox()).filter(({ kind }) => kind === 'order-confirmation').map(({ html_body }) => html_body),
  ).toEqual([expect.stringContaining('lang="de"'), expect.stringContaining('lang="de"')]);
});

test('so are reminders, requests for reviews, and gift cards for somebody with an account', async () => {
  const stopping = await Payer.with(PRODUCTS.poster.id);
  await stopping.changeCheckout({ email: ANN });
  expect(await remindDue(env, Date.now() + 5 * 60 * 60_000)).toBe(1);
  await buyMug();
  await env.DB.prepare('UPDATE orders SET review_due_at = 1').run();
  await requestedLinks();
  await boughtGiftCard({ recipient: ANN });
  const mails = (await outbox()).filter(({ recipient }) => recipient === ANN);
  for (const kind of ['payment-reminder', 'review-request', 'gift-card']) {
    expect([kind, mails.findLast((mail) => mail.kind === kind)?.html_body]).toEqual([
      kind,
      expect.stringContaining('lang="de"'),
    ]);
  }
});

test('an address that nobody has confirmed, and one without an account, get the shop’s language', async () => {
  await env.DB.prepare('UPDATE site_users SET confirmed_at = NULL').run();
  await buyMug();
  await buyMug('nobody@mail.test');
  for (const { html_body } of (await outbox()).filter(({ kind }) => kind === 'order-confirmation')) {
    expect(html_body).toContain('lang="en-US"');
  }
});

test('a language that the shop does not write gives the shop’s own, in mails about the account too', async () => {
  await setSite('de-DE');
  await choose('fi');
  await ann.send('POST', `${ACCOUNT}/sign-in-link`, { email: ANN });
  expect((await outbox()).at(-1)?.html_body).toContain('lang="de-DE"');
  expect(await subjectOf('account-sign-in')).toContain('Anmeldung');
});

test('the pages that a mail’s link opens are in the mail’s language, also after their form was sent', async () => {
  await ann.send('POST', `${ACCOUNT}/password-reset`, { email: ANN });
  const link = (await outbox()).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  const form = await (await ann.fetch(pathname + search)).text();
  expect(form).toContain('Neues Passwort');
  expect(form).toMatch(/<html[^>]* lang="de"/);
  expect(await (await ann.submit(link, { password: 'short' })).text()).toContain(
    'Ein Passwort hat mindestens 8 Zeichen.',
  );
  expect(await (await ann.submit(link, { password: 'two cups over a kettle' })).text()).toContain(
    'Sie sind angemeldet',
  );
  expect(await (await ann.submit(link, { password: 'two cups over a kettle' })).text()).toContain(
    'This link does not work',
  );
});
