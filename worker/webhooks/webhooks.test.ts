import { env } from 'cloudflare:workers';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CreatedWebhook, type WebhookDelivery } from '#runtime/contracts/webhooks.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { waitFor } from '../../test/wait-for.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { addForm, FORM_ID, rows, submit } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { subscribed } from '../../test/worker/subscriptions.ts';
import { commitStatements } from '../inventory/service.ts';
import { insertPing } from './deliveries.ts';
import { deleteOldDeliveries, deliverDue } from './service.ts';

const WEBHOOKS = '/api/owner/webhooks';

interface Sent {
  url: string;
  init: RequestInit & { headers: Record<string, string>; body: string };
}

let owner: OwnerProgram;
let sent: Sent[];
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  sent = [];
  answer = () => new Response('thanks');
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: String(url), init: init as Sent['init'] });
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.restoreAllMocks());

async function create(topics: readonly string[], program = owner): Promise<CreatedWebhook> {
  const body = { url: 'https://hooks.example/in', topics };
  return CreatedWebhook.parse(await (await program.fetch(WEBHOOKS, { method: 'POST', body })).json());
}

/** Sells one of five units. */
async function changeStock(siteId: string = SHOP.id, now = Date.now()): Promise<void> {
  const variantId = await env.DB.prepare(
    `UPDATE variants SET unlimited = 0, qty_in_stock = 5 WHERE site_id = ?1
       AND id = (SELECT id FROM variants WHERE site_id = ?1 LIMIT 1) RETURNING id`,
  )
    .bind(siteId)
    .first<string>('id');
  await env.DB.batch(commitStatements(env.DB, { siteId, orderId: 'order' }, new Map([[variantId ?? '', 1]]), now));
}

async function deliveries(id: string, program = owner): Promise<WebhookDelivery[]> {
  const response = await program.fetch(`${WEBHOOKS}/${id}/deliveries`);
  return ((await response.json()) as { deliveries: WebhookDelivery[] }).deliveries;
}

describe('the owner’s API', () => {
  test('a webhook is created with a secret that is shown once, changed by its version and deleted', async () => {
    const webhook = await create(['stock.changed']);
    expect(webhook).toMatchObject({ url: 'https://hooks.example/in', isEnabled: true, version: 1, failingSince: null });
    expect(webhook.secret).toMatch(/^whsec_[\w+/]{32}$/);
    const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM webhooks').all()).results);
    expect(rows).not.toContain(webhook.secret.slice(6));
    const path = `${WEBHOOKS}/${webhook.id}`;
    expect(await (await owner.fetch(path)).text()).not.toContain('secret');
    const body = { url: 'https://other.example/', topics: ['form.submitted'], isEnabled: true };
    const change = (version: number) =>
      owner.fetch(path, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
    expect([(await change(1)).status, (await change(1)).status]).toEqual([200, 412]);
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    for (const call of ['', '/deliveries']) expect((await other.fetch(path + call)).status).toBe(404);
    expect((await other.fetch(`${path}/ping`, { method: 'POST' })).status).toBe(404);
    const gone = await owner.fetch(path, { method: 'DELETE', headers: { 'If-Match': '"2"' } });
    expect([gone.status, (await owner.fetch(path)).status]).toEqual([204, 404]);
  });

  test('a creation that is repeated with its key is one webhook with one secret', async () => {
    const call = () =>
      owner.fetch(WEBHOOKS, {
        method: 'POST',
        body: { url: 'https://hooks.example/', topics: ['stock.changed'] },
        headers: { 'Idempotency-Key': 'k'.repeat(30) },
      });
    const [first, second] = [await (await call()).json(), await (await call()).json()];
    expect(second).toEqual(first);
  });

  test.each([
    'http://hooks.example/',
    'http://localhost:3000/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://shop.internal/',
    'https://intranet/',
    'https://hooks.example:8443/',
    'https://user:pass@hooks.example/',
    'ftp://hooks.example/',
    'no address',
  ])('messages are not sent to %s', async (url) => {
    const body = { url, topics: ['stock.changed'] };
    expect((await owner.fetch(WEBHOOKS, { method: 'POST', body })).status).toBe(400);
    const inDevelopment = await owner.fetch(WEBHOOKS, { method: 'POST', body, env: { ENVIRONMENT: 'development' } });
    expect(inDevelopment.status).toBe(url === 'http://localhost:3000/' ? 201 : 400);
  });
});

describe('messages', () => {
  test('a message is signed as Standard Webhooks says, and sent once by two runs at the same time', async () => {
    const { id, secret } = await create(['stock.changed']);
    await changeStock();
    await changeStock(OTHER.id);
    const now = Date.now() + 1_000;
    await Promise.all([deliverDue(env, now), deliverDue(env, now)]);
    expect(sent).toHaveLength(1);
    const [{ url, init }] = sent as [Sent];
    expect([url, init.redirect]).toEqual(['https://hooks.example/in', 'manual']);
    const { 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = init.headers;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${messageId}.${timestamp}.${init.body}`).digest('base64');
    expect([signature, timestamp]).toEqual([`v1,${expected}`, String(Math.floor(now / 1000))]);
    expect(JSON.parse(init.body)).toMatchObject({
      type: 'stock.changed',
      siteId: SHOP.id,
      environment: 'qa',
      source: 'SERVER',
      data: { quantity: 4, unlimited: false, difference: -1, reason: 'sold' },
    });
    expect(await deliveries(id)).toMatchObject([{ id: messageId, state: 'sent', attempts: 1, statusCode: 200 }]);
  });

  test.each([
    ['production', SHOP.host, undefined, 'prod'],
    ['production', 'tea.squarespace.net', undefined, 'staging'],
    ['production', 'tea.squarespace.net', 'www.tea.example', 'prod'],
    ['development', SHOP.host, undefined, 'dev'],
  ] as const)('a message of a shop in %s at %s and %s says "%s"', async (ENVIRONMENT, host, further, environment) => {
    await create(['stock.changed']);
    await changeStock();
    await env.DB.prepare('UPDATE site_domains SET hostname = ?1 WHERE site_id = ?2').bind(host, SHOP.id).run();
    const add = env.DB.prepare('INSERT INTO site_domains (site_id, hostname) VALUES (?1, ?2)');
    if (further) await add.bind(SHOP.id, further).run();
    await deliverDue({ ...env, ENVIRONMENT }, Date.now() + 1_000);
    expect(sent.map(({ init }) => JSON.parse(init.body).environment)).toEqual([environment]);
  });

  test('a failed message is sent again after growing pauses with the same id, and given up in the end', async () => {
    const { id } = await create(['stock.changed']);
    await changeStock();
    answer = () => new Response('', { status: 302, headers: { Location: 'https://elsewhere.example/' } });
    let now = Date.now() + 1_000;
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      await deliverDue(env, now);
      const [delivery] = await deliveries(id);
      if (!delivery?.nextTryAt) break;
      pauses.push((delivery.nextTryAt - now) / 60_000);
      expect(await deliverDue(env, delivery.nextTryAt - 1)).toMatchObject({ sent: 0, failed: 0 });
      now = delivery.nextTryAt;
    }
    expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 600]);
    expect(await deliveries(id)).toMatchObject([{ state: 'dead', attempts: 8, statusCode: 302 }]);
    expect(new Set(sent.map(({ init }) => init.headers['webhook-id'])).size).toBe(1);
    expect(await (await owner.fetch(`${WEBHOOKS}/${id}`)).json()).toMatchObject({ failingSince: expect.any(Number) });

    answer = () => new Response();
    const resent = await owner.fetch(`${WEBHOOKS}/${id}/deliveries/${sent[0]?.init.headers['webhook-id']}/resend`, {
      method: 'POST',
    });
    expect(await resent.json()).toMatchObject({ state: 'sent', attempts: 1, statusCode: 200 });
    expect(await (await owner.fetch(`${WEBHOOKS}/${id}`)).json()).toMatchObject({ failingSince: null });
  });

  test('a message that is sent again twice at once is sent once', async () => {
    const { id } = await create(['stock.changed']);
    await changeStock();
    let answerNow = (_: Response) => {};
    answer = () => new Promise((resolve) => (answerNow = resolve));
    const running = deliverDue(env, Date.now() + 1_000);
    await waitFor(() => expect(sent).toHaveLength(1));
    const resend = async (): Promise<WebhookDelivery> => {
      const path = `${WEBHOOKS}/${id}/deliveries/${sent[0]?.init.headers['webhook-id']}/resend`;
      return (await owner.fetch(path, { method: 'POST' })).json();
    };
    expect(await resend()).toMatchObject({ state: 'waiting', attempts: 1 });
    answerNow(new Response());
    expect(await running).toMatchObject({ sent: 1 });
    expect(await deliveries(id)).toMatchObject([{ state: 'sent', attempts: 1, statusCode: 200 }]);

    const both = Promise.all([resend(), resend()]);
    await waitFor(() => expect(sent).toHaveLength(2));
    answerNow(new Response());
    expect((await both).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
    expect(sent).toHaveLength(2);
  });

  test('a ping of a webhook that is deleted meanwhile is refused', async () => {
    const { id } = await create(['stock.changed']);
    const statement = insertPing(env.DB, SHOP.id, id, 'late', Date.now());
    await env.DB.prepare('DELETE FROM webhooks').run();
    await expect(statement.run()).resolves.toMatchObject({ success: true });
    expect(await rows('webhook_deliveries')).toEqual([]);
  });

  test('a run that stops between sending and recording sends again with the same id', async () => {
    const { id } = await create(['stock.changed']);
    await changeStock();
    const now = Date.now() + 1_000;
    const db = new Proxy(env.DB, {
      get: (target, name: keyof D1Database) =>
        name === 'batch' ? () => Promise.reject(new Error('killed')) : target[name].bind(target),
    });
    await expect(deliverDue({ ...env, DB: db }, now)).rejects.toThrow('killed');
    await deliverDue(env, now + 1_000);
    expect(sent).toHaveLength(1);
    await deliverDue(env, now + HOUR_MS);
    expect(sent.map(({ init }) => init.headers['webhook-id'])).toEqual(Array(2).fill((await deliveries(id))[0]?.id));
  });

  test('a dead address keeps no other message waiting, and all that is due goes in one run', async () => {
    const dead = await create(['stock.changed']);
    const alive = await create(['stock.changed']);
    await env.DB.prepare("UPDATE webhooks SET url = 'https://dead.example/' WHERE id = ?1").bind(dead.id).run();
    for (let change = 0; change < 80; change += 1) await changeStock();
    let [open, most] = [0, 0];
    vi.mocked(globalThis.fetch).mockImplementation(async (url) => {
      most = Math.max(most, ++open);
      await new Promise((done) => setTimeout(done, 1));
      open -= 1;
      sent.push({ url: String(url), init: {} as Sent['init'] });
      return new Response('', { status: String(url).includes('dead') ? 500 : 200 });
    });
    const result = await deliverDue(env, Date.now() + 1_000);
    expect(result).toMatchObject({ sent: 80 });
    expect(most).toBe(6);
    expect(result.failed).toBeLessThanOrEqual(6);
    expect(sent.filter(({ url }) => url.includes('dead'))).toHaveLength(result.failed);
    const states = async (id: string) =>
      (
        await env.DB.prepare(
          'SELECT state, attempts, count(*) AS n FROM webhook_deliveries WHERE webhook_id = ?1 GROUP BY 1, 2',
        )
          .bind(id)
          .all()
      ).results;
    expect(await states(alive.id)).toEqual([{ state: 'sent', attempts: 1, n: 80 }]);
    expect(await states(dead.id)).toEqual([
      { state: 'waiting', attempts: 0, n: 80 - result.failed },
      { state: 'waiting', attempts: 1, n: result.failed },
    ]);
  });

  test('a webhook that fails for five days is switched off, and nothing waits for it any more', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id } = await create(['stock.changed']);
    answer = () => Promise.reject(new TypeError('unreachable'));
    await changeStock();
    await deliverDue(env, Date.now() + 1_000);
    const later = Date.now() + 5 * 24 * HOUR_MS + HOUR_MS;
    await changeStock();
    await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
    expect(await deliverDue(env, later)).toMatchObject({ off: 1 });
    const mails = await outbox();
    expect(mails).toMatchObject([{ kind: 'webhook-off', recipient: 'owner@shop.test' }]);
    expect(mails[0]?.text_body).toContain(`https://${SHOP.host}/config/webhooks/${id}`);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('webhook_off'));
    await changeStock();
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['dead', 'dead']);
    expect(await (await owner.fetch(`${WEBHOOKS}/${id}`)).json()).toMatchObject({ isEnabled: false, version: 2 });
    expect(await deleteOldDeliveries(env.DB, later + 31 * 24 * HOUR_MS)).toEqual({ deleted: 2 });
  });

  test('a ping is sent at once, also by a webhook that is switched off', async () => {
    const { id } = await create(['stock.changed']);
    const body = { url: 'https://hooks.example/in', topics: ['stock.changed'], isEnabled: false };
    await owner.fetch(`${WEBHOOKS}/${id}`, { method: 'PUT', body, headers: { 'If-Match': '"1"' } });
    await changeStock();
    const pinged = await owner.fetch(`${WEBHOOKS}/${id}/ping`, { method: 'POST' });
    expect(await pinged.json()).toMatchObject({ topic: 'ping', state: 'sent', statusCode: 200 });
    expect(await deliveries(id)).toHaveLength(1);

    // A failed delivery is not repeated, because a webhook that is off gets nothing.
    answer = () => new Response('', { status: 500 });
    const failed = await owner.fetch(`${WEBHOOKS}/${id}/ping`, { method: 'POST' });
    expect(await failed.json()).toMatchObject({ state: 'dead', statusCode: 500, nextTryAt: null });
    sent = [];
    await deliverDue(env, Date.now() + HOUR_MS);
    expect(sent).toEqual([]);
  });
});

test('a form and a subscription lead to messages', async () => {
  vi.restoreAllMocks();
  const { id } = await create(['form.submitted', 'subscription.changed']);
  await setStoreSettings(SHOP.id, SETTINGS);
  await addForm();
  await submit(await new Buyer().arrive());
  const subscription = await subscribed();
  const path = `/api/owner/subscriptions/${subscription.id}`;
  await owner.fetch(`${path}/pause`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  const { results } = await env.DB.prepare(
    'SELECT topic, data FROM webhook_deliveries WHERE webhook_id = ?1 ORDER BY id',
  )
    .bind(id)
    .all();
  const [stored] = await rows('form_submissions');
  expect(results.map(({ topic, data }) => `${topic} ${data}`)).toEqual([
    `form.submitted {"formId":"${FORM_ID}","submissionId":"${stored?.id}"}`,
    `subscription.changed {"subscriptionId":"${subscription.id}","state":"active","endsAt":null}`,
    `subscription.changed {"subscriptionId":"${subscription.id}","state":"paused","endsAt":null}`,
  ]);
});

test('no statement of the jobs reads all messages', async () => {
  const { id } = await create(['stock.changed']);
  await changeStock();
  const statements = new Set<string>();
  const DB = recording(statements);
  answer = () => new Response('', { status: 500 });
  await deliverDue({ ...env, DB }, Date.now() + 1_000);
  await deleteOldDeliveries(DB, Date.now());
  await owner.fetch(`${WEBHOOKS}/${id}/deliveries`, { env: { DB } });
  expect(await wideSteps(statements, ['webhook_deliveries'])).toEqual({});
});
