import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeclarationLog, DeclarationReceipt, Declarations } from '#runtime/contracts/withdrawals.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { declarationNoticesTo, isAllowed } from '../passwords/service.ts';

const WITHDRAWALS = '/api/commerce/withdrawals';
const DECLARED = { name: 'Ann Lee', contract: 'Order #1', email: ANN };

let buyer: Buyer;
/** Opens the order's page. */
let orderToken: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const { url } = (await payer.pay()) as { url: string };
  orderToken = new URL(url, 'https://x.test').searchParams.get('orderToken') ?? '';
  buyer = await new Buyer().arrive();
});
afterEach(() => vi.restoreAllMocks());

interface Sent {
  key?: string;
  who?: Buyer;
}

function send(body: object, { key, who = buyer }: Sent = {}): Promise<Response> {
  return who.fetch(WITHDRAWALS, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}

async function declared(body: object = DECLARED, sent: Sent = {}): Promise<DeclarationReceipt> {
  return read(await send(body, sent), DeclarationReceipt);
}

function rows() {
  return env.DB.prepare(
    'SELECT number, order_id IS NOT NULL AS isMatched, lines, state, country FROM declarations ORDER BY number',
  ).all<{ number: number; isMatched: number; lines: string | null; state: string; country: string }>();
}

const receipts = async () => (await outbox()).filter(({ kind }) => kind === 'declaration-receipt');

describe('a withdrawal', () => {
  test('counts at once, is receipted with its content, and is told to the owner', async () => {
    const receipt = await declared();
    expect(receipt).toMatchObject({ number: 'W-1', email: ANN, head: expect.stringMatching(/^[\da-f]{64}$/) });
    expect(receipt.text).toBe(
      [
        'I hereby withdraw from this contract with site-a.',
        '',
        'Your name: Ann Lee',
        'Order number, or what else identifies the contract: Order #1',
        'What you withdraw from: Everything',
        `Email address for the receipt: ${ANN}`,
      ].join('\n'),
    );
    expect((await rows()).results).toEqual([{ number: 1, isMatched: 1, lines: null, state: 'open', country: 'US' }]);
    const [mail] = await receipts();
    expect(mail).toMatchObject({ recipient: ANN, subject: 'Receipt of your withdrawal W-1' });
    for (const body of [mail?.text_body, mail?.html_body]) {
      for (const fact of ['Order #1', 'Ann Lee', receipt.head, 'W-1']) expect(body).toContain(fact);
      expect(body).toMatch(/ E[SD]T/);
    }
    const notice = (await outbox()).find(({ kind }) => kind === 'declaration-notice');
    expect(notice).toMatchObject({ recipient: 'owner@shop.test', reply_to: ANN, subject: 'Withdrawal W-1' });
    expect(notice?.text_body).toContain('It is about order #1.');
    expect(notice?.text_body).toMatch(new RegExp(`https://${SHOP.host}/config/withdrawals/\\w+`));
  });

  test.each(['1', '#1', 'order no. 1', 'Nr.1 vom Mai', '١', '１'])('finds the order by “%s”', async (contract) => {
    await declared({ ...DECLARED, contract, email: ANN.toUpperCase() });
    expect((await rows()).results).toMatchObject([{ isMatched: 1 }]);
  });

  test.each([
    ['another number', { contract: '#2' }],
    ['another address', { email: 'bob@mail.test' }],
    ['no number', { contract: 'The mugs of last week' }],
  ])('is taken and receipted in the same words with %s', async (_, changes) => {
    const body = { ...DECLARED, ...changes };
    const receipt = await declared(body);
    const matched = await declared({ ...DECLARED });
    const named = (text: string) => text.replace(body.contract, DECLARED.contract).replace(body.email, ANN);
    expect(named(receipt.text)).toBe(matched.text);
    expect((await rows()).results.map(({ isMatched }) => isMatched)).toEqual([0, 1]);
    const notice = (await outbox()).find(({ kind }) => kind === 'declaration-notice');
    expect(notice?.text_body).toContain('match no order of the shop');
    expect(await receipts()).toHaveLength(2);
  });

  test('asks the database the same for an order that exists and one that does not', async () => {
    const asked: string[][] = [];
    const watched = (): D1Database => {
      const statements: string[] = [];
      asked.push(statements);
      const watch = (name: 'prepare' | 'batch') => (given: never) => {
        statements.push(name === 'prepare' ? String(given) : name);
        return env.DB[name](given);
      };
      return { prepare: watch('prepare'), batch: watch('batch') } as unknown as D1Database;
    };
    // The key of the chain is made by the first declaration.
    await declared();
    for (const contract of ['#1', '#2']) {
      const answer = await buyer.fetch(WITHDRAWALS, {
        method: 'POST',
        body: { ...DECLARED, contract },
        env: { DB: watched() },
      });
      expect(answer.status).toBe(200);
    }
    expect(asked[0]?.length).toBeGreaterThan(5);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('is one where the same press is sent again, also at the same moment', async () => {
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 5 }, () => declared(DECLARED, { key })));
    expect(new Set(all.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await declared(DECLARED, { key })).toEqual(all[0]);
    expect(await count('declarations')).toBe(1);
    expect(await receipts()).toHaveLength(1);
    expect(await refusal(await send({ ...DECLARED, part: 'One mug' }, { key }))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('gets a place of its own in the log when many are declared at once', async () => {
    const crowd = Array.from({ length: 12 }, (_, index) => ({ ...DECLARED, email: `p${index}@mail.test` }));
    const all = await Promise.all(
      crowd.map(async (body) => declared(body, { key: newKey(), who: await new Buyer().arrive() })),
    );
    const numbers = all.map(({ number }) => Number(number.slice(2))).sort((a, b) => a - b);
    expect(numbers).toEqual(crowd.map((_, index) => index + 1));
  });

  test('is kept and answered when a mailbox has had its mails of the day', async () => {
    for (let i = 0; i < 12; i++) {
      await declared({ ...DECLARED, name: `Ann ${i}` }, { who: await new Buyer().arrive() });
    }
    expect(await count('declarations')).toBe(12);
    expect(await receipts()).toHaveLength(10);
    const { declarations } = await read(await (await OwnerProgram.of()).fetch('/api/owner/withdrawals'), Declarations);
    const mailed = declarations.map(({ isReceiptMailed }) => isReceiptMailed);
    expect(mailed).toEqual([...Array(2).fill(false), ...Array(10).fill(true)]);
  });

  test('by the order’s own link is told to the owner when strangers have used up the notices of the day', async () => {
    const attempts = declarationNoticesTo('owner@shop.test', false);
    while (await isAllowed(env.DB, SHOP.id, attempts, Date.now()));
    const notices = () => count('outbox', "kind = 'declaration-notice'");
    await declared();
    expect(await notices()).toBe(0);
    await declared({ ...DECLARED, orderToken });
    expect(await notices()).toBe(1);
  });
});

test('a process that is stopped anywhere loses no withdrawal that was receipted, and a repeat makes no second one', async () => {
  const owner = await OwnerProgram.of();
  let receipted = 0;
  for (let trips = 0; trips < 40; trips++) {
    const key = newKey();
    const before = await count('declarations');
    const headers = { 'Idempotency-Key': key };
    const call = { method: 'POST', body: { ...DECLARED, name: `Ann ${trips}` }, headers };
    const who = await new Buyer().arrive();
    const stopped = await who.fetch(WITHDRAWALS, { ...call, env: { DB: stoppingDatabase(trips) } });
    const kept = await count('declarations');
    if (stopped.status === 200) expect(kept).toBe(before + 1);
    const repeated = await read(await who.fetch(WITHDRAWALS, call), DeclarationReceipt);
    expect(await count('declarations')).toBe(before + 1);
    expect((await receipts()).filter(({ subject }) => subject.endsWith(` ${repeated.number}`)).length).toBeLessThan(2);
    if (stopped.status === 200 && ++receipted === 2) break;
  }
  expect(receipted).toBe(2);
  const log = await read(await owner.fetch('/api/owner/withdrawals/log'), DeclarationLog);
  expect(log).toMatchObject({ isIntact: true, checked: await count('declarations') });
  expect(await count('outbox', "kind = 'declaration-notice'")).toBe(log.checked);
});

test('a withdrawal from an order that is being refunded is taken, and the refund is made', async () => {
  const owner = await OwnerProgram.of();
  const headers = { 'Idempotency-Key': newKey() };
  const [refunded, taken] = await Promise.all([
    owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body: { restock: true }, headers }),
    send(DECLARED),
    send({ ...DECLARED, orderToken, lines: [{ position: 0, quantity: 1 }] }),
  ]);
  expect([refunded.status, taken.status]).toEqual([200, 200]);
  expect(await count('declarations', 'order_id IS NOT NULL')).toBe(2);
  expect(await count('orders', "state = 'refunded'")).toBe(1);
});

test('a withdrawal is told to webhooks by ids alone, and counted by day', async () => {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO webhooks (site_id, id, url, topics, sealed_secret, created_at, updated_at)
       VALUES (?1, 'w', 'https://hook.example', '["withdrawal.received"]', '', 1, 1)`,
    ).bind(SHOP.id),
    env.DB.prepare(
      `INSERT INTO webhook_topics (site_id, topic, webhook_id) VALUES (?1, 'withdrawal.received', 'w')`,
    ).bind(SHOP.id),
  ]);
  await declared();
  const sent = await env.DB.prepare('SELECT topic, data FROM webhook_deliveries').all<{
    topic: string;
    data: string;
  }>();
  expect(sent.results.map(({ topic, data }) => [topic, JSON.parse(data)])).toEqual([
    [
      'withdrawal.received',
      { declarationId: expect.any(String), number: 'W-1', kind: 'withdrawal', orderId: expect.any(String) },
    ],
  ]);
  expect(await count('stat_hours', "kind = 'withdrawals' AND count = 1")).toBe(1);
});

describe('a withdrawal from units', () => {
  test('names what the order has, and counts down what is left', async () => {
    const body = { ...DECLARED, orderToken, contract: 'x', lines: [{ position: 0, quantity: 1 }] };
    expect((await declared(body)).text).toContain('What you withdraw from: 1 × Mug');
    await declared(body);
    expect(await refusal(await send(body))).toMatchObject({ status: 400, code: 'WITHDRAWAL_UNITS' });
    expect((await rows()).results).toMatchObject([{ isMatched: 1 }, { isMatched: 1 }]);
  });

  test('is not hindered by strangers who declare for the whole order', async () => {
    await declared();
    expect((await rows()).results).toMatchObject([{ isMatched: 1, lines: null }]);
    const body = { ...DECLARED, orderToken, lines: [{ position: 0, quantity: 2 }] };
    expect((await send(body)).status).toBe(200);
    const whole = { ...DECLARED, orderToken };
    expect((await send(whole)).status).toBe(200);
    expect((await send({ ...body, lines: [{ position: 0, quantity: 1 }] })).status).toBe(400);
  });

  test('takes the last unit once, of two who declare at the same moment', async () => {
    const body = { ...DECLARED, orderToken, lines: [{ position: 0, quantity: 2 }] };
    const answers = await Promise.all([send(body, { key: newKey() }), send(body, { key: newKey() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('needs the token of the order’s page', async () => {
    const lines = [{ position: 0, quantity: 1 }];
    for (const more of [{}, { orderToken: 'x'.repeat(43) }]) {
      const answer = await refusal(await send({ ...DECLARED, lines, ...more }));
      expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });
});
