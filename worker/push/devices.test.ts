import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRIBUTOR_ROLE } from '#runtime/contracts/roles.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { addressOf, type ContributorBrowser } from '../../test/worker/contributor.ts';
import { FakePushService, Subscription } from '../../test/worker/fake-push-service.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { notice, PUSH, runPushes, stateOf, switchOn, worksHere } from '../../test/worker/pushes.ts';
import { count, OTHER, openShops } from '../../test/worker/shops.ts';
import { resealAll, sha256 } from '../session/service.ts';
import { MAX_PUSH_DEVICES } from './devices.ts';
import { deleteUnseenDevices } from './service.ts';

let phone: Subscription;
let service: FakePushService;
let ann: ContributorBrowser;

beforeEach(async () => {
  await openShops();
  phone = await Subscription.of('phone');
  service = new FakePushService(phone);
  ann = await worksHere('ann');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const idOf = ({ endpoint }: Subscription) => sha256(endpoint);
const seen = async (browser: ContributorBrowser) =>
  (await browser.send('POST', `${PUSH}/seen`, { endpoint: phone.endpoint })).json();

describe('the devices of a person', () => {
  test('are listed with the shop’s key, changed, and removed from any other device', async () => {
    const { publicKey } = await stateOf(ann);
    expect(publicKey).toMatch(/^[\w-]{87}$/);
    expect((await switchOn(ann, phone, ['order'])).status).toBe(204);
    expect((await switchOn(ann, phone, ['order', 'order', 'review'])).status).toBe(204);
    const bob = await worksHere('bob');
    expect(await stateOf(bob)).toEqual({ publicKey, devices: [] });
    const { devices } = await stateOf(ann);
    expect(devices).toMatchObject([{ id: idOf(phone), kinds: ['order', 'review'], succeededAt: null }]);
    await bob.send('DELETE', `${PUSH}/devices/${idOf(phone)}`);
    expect(await count('push_devices')).toBe(1);
    expect((await ann.send('DELETE', `${PUSH}/devices/${idOf(phone)}`)).status).toBe(204);
    expect(await count('push_devices')).toBe(0);
    expect(await seen(ann)).toEqual({ isOn: false });
  });

  test('are in the audit log with their beginning and end, and a mail names a new one', async () => {
    await switchOn(ann, phone, ['order']);
    await switchOn(ann, phone, ['order', 'review']);
    for (let each = 0; each < 2; each++) await ann.send('DELETE', `${PUSH}/devices/${idOf(phone)}`);
    expect(await rows('audit_log')).toMatchObject(
      ['contributor.push-added', 'contributor.push-removed'].map((action) => ({
        action,
        key_id: 'ann',
        target: 'ann',
      })),
    );
    const mails = await outbox();
    expect(mails).toMatchObject([{ kind: 'contributor-push-added', recipient: addressOf('ann') }]);
    expect(mails[0]?.text_body).toContain(`${addressOf('ann')} on a device: –.`);
    expect(mails[0]?.text_body).toContain('/config/account');
  });

  test('that are refused leave no entry and no mail', async () => {
    const body = { ...phone.target, auth: 'AAAA', kinds: ['order'] };
    expect((await ann.send('PUT', `${PUSH}/devices/${idOf(phone)}`, body)).status).toBe(400);
    expect([await count('audit_log'), await outbox()]).toEqual([0, []]);
  });

  test('are ten at most; one that is there can be changed', async () => {
    const all = await Promise.all(
      Array.from({ length: MAX_PUSH_DEVICES + 1 }, (_, each) => Subscription.of(`${each}`)),
    );
    for (const each of all.slice(1)) expect((await switchOn(ann, each)).status).toBe(204);
    const [first = phone, second = phone] = all;
    expect(await refusal(await switchOn(ann, first))).toMatchObject({ status: 409, code: 'PUSH_DEVICES_FULL' });
    expect((await switchOn(ann, second, [])).status).toBe(204);
    expect((await switchOn(await worksHere('bob'), first)).status).toBe(204);
  });

  test('take the place of one that the browser has changed, also of the tenth', async () => {
    const all = await Promise.all(Array.from({ length: MAX_PUSH_DEVICES }, (_, each) => Subscription.of(`${each}`)));
    for (const each of all) expect((await switchOn(ann, each)).status).toBe(204);
    const bob = await worksHere('bob');
    const tablet = await Subscription.of('tablet');
    await switchOn(bob, tablet);
    const [earlier = phone] = all;
    const put = (replaces: Subscription) =>
      ann.send('PUT', `${PUSH}/devices/${idOf(phone)}`, {
        ...phone.target,
        kinds: ['order'],
        replaces: idOf(replaces),
      });
    expect(await refusal(await put(tablet))).toMatchObject({ code: 'PUSH_DEVICES_FULL' });
    expect((await put(earlier)).status).toBe(204);
    const ids = (await stateOf(ann)).devices.map(({ id }) => id);
    expect([ids.length, ids.includes(idOf(earlier)), ids.includes(idOf(phone))]).toEqual([10, false, true]);
    expect((await stateOf(bob)).devices).toHaveLength(1);
    expect(await count('audit_log', "action = 'contributor.push-removed' AND target = 'ann'")).toBe(1);
  });

  test('stand in the database as what nobody can send to or read', async () => {
    await switchOn(ann, phone);
    const stored = JSON.stringify([await rows('push_devices'), await rows('push_keys')]);
    const { endpoint, p256dh, auth } = phone.target;
    for (const secret of [endpoint, p256dh, auth, '"d"']) expect(stored).not.toContain(secret);
  });

  test.each([
    'http://push.example/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.0.0.1/1',
    'https://169.254.169.254/latest',
    'https://metadata.internal/1',
    'https://push.example:8443/1',
    'https://user@push.example/1',
    'https://127.0.0.1.nip.io/1',
    'file:///etc/passwd',
  ])('are not at %s', async (endpoint) => {
    const body = { ...phone.target, endpoint, kinds: [] };
    const answer = await refusal(await ann.send('PUT', `${PUSH}/devices/${sha256(endpoint)}`, body));
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test('have keys of the curve, the id of their endpoint, and kinds that there are', async () => {
    const put = async (id: string, change: object) =>
      (await ann.send('PUT', `${PUSH}/devices/${id}`, { ...phone.target, kinds: ['order'], ...change })).status;
    expect(await put('other', {})).toBe(400);
    expect(await put(idOf(phone), { p256dh: 'AAAA' })).toBe(400);
    expect(await put(idOf(phone), { auth: 'AAAA' })).toBe(400);
    expect(await put(idOf(phone), { kinds: ['visits'] })).toBe(400);
    expect(await put(idOf(phone), {})).toBe(204);
    ann.xsrf = 'wrong';
    expect(await put(idOf(phone), {})).toBe(403);
  });
});

test('a person of another shop with the same browser is reached by nobody here, nor do notices of one shop reach the other', async () => {
  const eve = await worksHere('eve', 'admin', OTHER);
  await switchOn(eve, phone, ['order']);
  const before = await rows('push_devices');
  expect(await seen(ann)).toEqual({ isOn: false });
  await ann.send('DELETE', `${PUSH}/devices/${idOf(phone)}`);
  await ann.send('DELETE', '/api/contributors/sessions');
  expect(await (await ann.send('POST', `${PUSH}/devices/${idOf(phone)}/test`, {})).json()).toEqual({ isSent: false });
  expect((await stateOf(ann)).devices).toEqual([]);
  expect(await rows('push_devices')).toEqual(before);
  await notice(1);
  await runPushes();
  expect(service.calls).toEqual([]);
  const laptop = await Subscription.of('laptop');
  await switchOn(ann, laptop, ['order']);
  const keys = (await rows('push_keys')).map(({ public_key }) => public_key);
  expect(new Set(keys).size).toBe(2);
});

describe('pushes end', () => {
  /** Whether the phone gets a notice that is written now. */
  const arrives = async () => {
    const before = service.calls.length;
    await notice(before + 1);
    await runPushes();
    return service.calls.length > before;
  };
  beforeEach(async () => {
    await switchOn(ann, phone, ['order', 'webhook', 'stock']);
  });

  test.each([
    ['who signs out', () => ann.send('DELETE', '/api/contributors/session')],
    ['whose session is ended from elsewhere', () => ann.send('DELETE', '/api/contributors/sessions/ann')],
    ['whom an admin signs out', () => asOwner('DELETE', '/ann/sessions')],
    ['who is removed from the team', () => asOwner('DELETE', '/ann')],
  ])('for somebody %s', async (_, act) => {
    expect(await arrives()).toBe(true);
    expect((await act()).status).toBeLessThan(300);
    expect(await arrives()).toBe(false);
    expect([await count('push_devices'), await count('pushes')]).toEqual([0, 0]);
  });
  async function asOwner(method: string, path: string): Promise<Response> {
    const owner = await OwnerProgram.of();
    await worksHere('bob');
    return owner.fetch(`/api/owner/contributors${path}`, { method, headers: { 'If-Match': '"1"' } });
  }

  test('on all other devices with their sessions, also those whose sessions are long over', async () => {
    const laptop = await Subscription.of('laptop');
    service = new FakePushService(phone, laptop);
    await switchOn(ann, laptop);
    await env.DB.prepare("UPDATE push_devices SET session_id = 'over' WHERE id = ?1").bind(idOf(phone)).run();
    await ann.send('DELETE', '/api/contributors/sessions');
    expect((await stateOf(ann)).devices.map(({ id }) => id)).toEqual([idOf(laptop)]);
  });

  test('with a new password', async () => {
    await ann.send('POST', '/api/contributors/password-reset', { email: addressOf('ann') });
    const linkMail = async () => (await outbox()).find(({ kind }) => kind === 'contributor-password');
    await vi.waitFor(async () => expect(await linkMail()).toBeDefined());
    const mail = await linkMail();
    const { pathname, search } = new URL(/https:\S+/.exec(mail?.text_body ?? '')?.[0] ?? '');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const chosen = await ann.fetch(pathname + search, { method: 'POST', body: 'password=two+cups+of+kettle', headers });
    expect([chosen.status, await arrives()]).toEqual([200, false]);
  });

  test('not with a session that is over, but after 90 days in which the person was not there', async () => {
    await env.DB.prepare('DELETE FROM contributor_sessions').run();
    expect(await arrives()).toBe(true);
    expect(await deleteUnseenDevices(env.DB, Date.now() + 89 * DAY_MS)).toEqual({ deleted: 0 });
    expect(await deleteUnseenDevices(env.DB, Date.now() + 91 * DAY_MS)).toEqual({ deleted: 1 });
  });

  test('with the next session of the person there, and at once where somebody else signs in', async () => {
    const session = await ann.signInByPassword('ann');
    expect(await seen(ann)).toEqual({ isOn: true });
    expect((await rows('push_devices'))[0]?.session_id).not.toBe('ann');
    expect(session.contributor.id).toBe('ann');
    const bob = await worksHere('bob');
    expect(await seen(bob)).toEqual({ isOn: false });
    expect(await arrives()).toBe(false);
  });

  test('for the kinds that a role may not see any more, at once', async () => {
    await notice(90);
    await notice(1, { kind: 'webhook' });
    await notice(1, { kind: 'stock' });
    await notice(1, { kind: 'comment' });
    await env.DB.prepare('UPDATE contributors SET role = ?1').bind(CONTRIBUTOR_ROLE.billing).run();
    await runPushes();
    expect(service.bodies).toEqual(['Order #90, $10.00']);
    await env.DB.prepare('UPDATE contributors SET role = ?1').bind(CONTRIBUTOR_ROLE.viewer).run();
    expect(await arrives()).toBe(false);
    expect(await count('pushes')).toBe(0);
  });
});

test('devices go on while the server’s secret changes, and wait where the old one is missing', async () => {
  await switchOn(ann, phone);
  const secrets = { SESSION_SECRET: 'the secret after the first, of 32 characters' };
  const { publicKey } = await stateOf(ann);
  await notice(1);
  await runPushes(secrets);
  expect(service.calls).toEqual([]);
  const both = { ...env, ...secrets, PREVIOUS_SESSION_SECRET: env.SESSION_SECRET };
  await runPushes(both);
  await resealAll(both);
  await notice(2);
  await runPushes(secrets);
  expect(service.bodies).toEqual(['Order #1, $10.00', 'Order #2, $10.00']);
  expect(new Set(service.pushed.map(({ key }) => key))).toEqual(new Set([publicKey]));
});
