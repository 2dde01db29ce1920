import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { MailSender, TestMail } from '#runtime/contracts/mail-sender.ts';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { type FakeInternet, fakeInternet } from '../../test/worker/fake-dns.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { deliver, newMail, outbox, Provider, post, serviceError, withMail } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { resendStuck } from '../mail/service.ts';
import { recheckSenders } from './jobs.ts';

const PATH = '/api/owner/mail-sender';
const mailSettings = { senderAddress: 'hello@tea.example', senderName: 'Tea, with love' };
const RECORDS = {
  'TXT _storefront.tea.example': [`site=${SHOP.id}`],
  'TXT cf-bounce.tea.example': ['v=spf1 include:_spf.mx.cloudflare.net ~all'],
  'TXT cf-bounce._domainkey.tea.example': ['v=DKIM1; k=rsa; p=MIIB'],
  'TXT _dmarc.tea.example': ['v=DMARC1; p=reject;'],
  'MX cf-bounce.tea.example': ['14 route1.mx.cloudflare.net.'],
};
let owner: OwnerProgram;
let internet: FakeInternet;
let provider: Provider;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  await setStoreSettings(SHOP.id, { mailSettings, orderNotificationEmail: 'owner@shop.test' });
  owner = await OwnerProgram.of();
  internet = fakeInternet();
  internet.records = { ...RECORDS };
  provider = new Provider();
});

const check = async () =>
  read(await owner.fetch(`${PATH}/check`, { method: 'POST', env: withMail(provider) }), MailSender);
const state = async () => (await read(await owner.fetch(PATH, { env: withMail(provider) }), MailSender)).state;
const from = () => provider.sent.map((mail) => mail.from);
const OWN = { email: 'hello@tea.example', name: 'Tea, with love' };
const SERVER = { email: 'post@shop.example', name: 'Tea, with love' };
/** Sends one more mail. */
async function send(id: string) {
  return deliver(withMail(provider), await post([newMail({ id, dedupeKey: id })]));
}

test('mail comes from the server, and answers go to the shop, until the domain of its own address has passed the check', async () => {
  expect(await state()).toBe('server');
  await send('before');
  expect(provider.sent[0]).toMatchObject({ from: SERVER, replyTo: 'hello@tea.example' });
  const checked = await check();
  expect(checked).toMatchObject({ state: 'own', refusedAt: null });
  expect(checked.records.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['owner done', 'spf done', 'dkim done', 'dmarc done', 'bounces done'],
  ]);
  await send('after');
  expect(from()).toEqual([SERVER, OWN]);
  expect(provider.sent[1]?.replyTo).toBeUndefined();
});

test('without an address of the server, mail waits until the shop has its own', async () => {
  const none = { ...env, EMAIL: provider };
  const tasks = await post([newMail()]);
  await deliver(none, tasks);
  expect(provider.sent).toEqual([]);
  expect(await outbox()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  expect(await resendStuck(none, Date.now() + HOUR_MS)).toBe(0);
  await check();
  expect(await resendStuck(none, Date.now() + HOUR_MS)).toBe(1);
  expect(await deliver(none, tasks)).toEqual(['acked']);
  expect(from()).toEqual([OWN]);
});

test.each(Object.keys(RECORDS))(
  'a domain without its record %s sends nothing, and the owner sees which one',
  async (name) => {
    await check();
    delete internet.records[name];
    const checked = await check();
    expect(checked.state).toBe('server');
    expect(checked.records.filter((record) => record.state !== 'done')).toMatchObject([
      { state: 'missing', found: [] },
    ]);
  },
);

test('a DNS that does not answer is told as such, and takes no sender away', async () => {
  await check();
  internet.records['TXT _dmarc.tea.example'] = 'fails';
  const checked = await check();
  expect(checked.state).toBe('own');
  expect(checked.records.find(({ name }) => name === 'dmarc')).toMatchObject({ state: 'unknown' });
});

test('a check of one domain says nothing of the next one', async () => {
  await check();
  await setStoreSettings(SHOP.id, { mailSettings: { ...mailSettings, senderAddress: 'a@coffee.example' } });
  const read1 = await read(await owner.fetch(PATH, { env: withMail(provider) }), MailSender);
  expect(read1).toMatchObject({ state: 'server', checkedAt: null });
  expect(read1.records.every((record) => record.state === null)).toBe(true);
  await setStoreSettings(SHOP.id, {});
  expect(await refusal(await owner.fetch(`${PATH}/check`, { method: 'POST' }))).toMatchObject({
    status: 400,
    errors: { senderAddress: expect.any(String) },
  });
});

test('a sender that the service refuses is used no more: the mail goes out from the server, and the owner is told once', async () => {
  await check();
  const refused = serviceError('E_SENDER_NOT_VERIFIED');
  provider.failures.push(refused, refused);
  const tasks = await post([newMail({ id: 'a', dedupeKey: 'a' }), newMail({ id: 'b', dedupeKey: 'b' })]);
  await deliver(withMail(provider), tasks);
  expect((await outbox()).filter(({ id }) => 'ab'.includes(id)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(from().every((sender) => Object(sender).email === SERVER.email)).toBe(true);
  const notices = (await outbox()).filter(({ kind }) => kind === 'mail-sender-refused');
  expect(notices).toMatchObject([{ recipient: 'owner@shop.test' }]);
  expect(
    await count('owner_notices', "kind = 'mail' AND target = 'mail-sender' AND details ->> 'domain' = 'tea.example'"),
  ).toBe(1);
  const shown = await read(await owner.fetch(PATH, { env: withMail(provider) }), MailSender);
  expect(shown).toMatchObject({ state: 'server', refusedAt: expect.any(Number), refusal: 'E_SENDER_NOT_VERIFIED' });
  expect(await check()).toMatchObject({ state: 'own', refusedAt: null, refusal: '' });
});

test('any other failure does not change the sender', async () => {
  await check();
  provider.failures.push(serviceError('E_DAILY_LIMIT_EXCEEDED'));
  await send('a');
  expect(await state()).toBe('own');
  expect(await outbox()).toMatchObject([{ status: 'waiting' }]);
});

test('a test goes to the address for notices, and is refused where there is none or no sender', async () => {
  const send = (bindings: object) => owner.fetch(`${PATH}/test`, { method: 'POST', env: bindings });
  const sent = await send(withMail(provider));
  expect(sent.status).toBe(202);
  expect(TestMail.parse(await sent.json())).toEqual({
    recipient: 'owner@shop.test',
    from: 'post@shop.example',
  });
  expect((await outbox()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['mail-sender-test', 'owner@shop.test'],
  ]);
  expect(await refusal(await send(env))).toMatchObject({ code: 'MAIL_NOT_SET_UP' });
  await setStoreSettings(SHOP.id, {});
  expect(await refusal(await send(withMail(provider)))).toMatchObject({
    errors: { orderNotificationEmail: expect.any(String) },
  });
});

test('another shop cannot send in the name of this domain', async () => {
  await check();
  const other = await OwnerProgram.of({ site: 'site-b' }, 'b.example');
  await setStoreSettings('site-b', { mailSettings });
  const theirs = await read(
    await other.fetch(`${PATH}/check`, { method: 'POST', env: withMail(provider) }),
    MailSender,
  );
  expect(theirs.state).toBe('server');
  expect(theirs.records[0]).toMatchObject({ name: 'owner', state: 'wrong', found: [`site=${SHOP.id}`] });
});

test('a job checks the domain once a day, and tells the shop once where a record has vanished', async () => {
  await check();
  const notices = () => count('owner_notices', `kind = 'mail' AND details ->> 'what' = 'recordsLost'`);
  const bindings = { ...env, ...withMail(provider) };
  const day = (n: number) => Date.now() + n * DAY_MS + 1;
  expect([await recheckSenders(bindings, Date.now()), await recheckSenders(bindings, day(1))]).toEqual([0, 1]);
  internet.records['TXT _dmarc.tea.example'] = 'fails';
  await recheckSenders(bindings, day(2));
  expect([await state(), await notices()]).toEqual(['own', 0]);
  delete internet.records['TXT _dmarc.tea.example'];
  expect([await recheckSenders(bindings, day(3)), await recheckSenders(bindings, day(4))]).toEqual([1, 0]);
  expect([await state(), await notices()]).toEqual(['server', 1]);
});

test('the job leaves out a shop whose sender is another one by now, or none', async () => {
  await check();
  internet.records = {};
  const bindings = { ...env, ...withMail(provider) };
  const later = Date.now() + DAY_MS + 1;
  for (const senderAddress of ['a@coffee.example', '']) {
    await setStoreSettings(SHOP.id, { mailSettings: { ...mailSettings, senderAddress } });
    expect(await recheckSenders(bindings, later)).toBe(0);
  }
  await setStoreSettings(SHOP.id, { mailSettings: { ...mailSettings, senderAddress: 'Hello@Tea.example' } });
  expect([await count('owner_notices', "kind = 'mail'"), await recheckSenders(bindings, later)]).toEqual([0, 1]);
});
