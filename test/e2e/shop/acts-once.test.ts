import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runJob } from '#worker/cli/local/jobs.ts';
import type { Shop } from '#worker/cli/local/serve.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { Stats } from '../../../runtime/contracts/stats.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { askAsOwner } from '../harness/owner-api.ts';
import { queryShop } from '../harness/query-shop.ts';
import {
  type CallFate,
  ITEM_COUNT,
  PAGE_COUNT,
  RestlessVisitor,
  type ShopAround,
  type Step,
} from '../harness/restless-visitor.ts';
import { newNetworkAddress, newVisitor, startBrowser } from '../harness/visitor.ts';
import { openWitness, type Witness } from '../harness/witness.ts';

startBrowser();

/** The visit with everything in it is enough beside the other tests; `RUNS=200` searches long among random ones. */
const RUNS = Number(process.env.RUNS ?? 1);
const STEPS = 9;
const RUN_TIMEOUT_MS = 300_000;

let options: OwnShop;
let shop: Shop;
let key: string;
let witness: Witness | undefined;

beforeAll(async () => {
  options = await prepareOwnShop();
  key = options.ownerKeys[SITE_ID] ?? '';
  const privacy = JSON.stringify({ isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true });
  query(`UPDATE sites SET store_settings = json_set(store_settings, '$.privacySettings', json('${privacy}'))`);
  query('UPDATE variants SET unlimited = 1');
  shop = await startOwnShop(options);
});
afterEach(() => witness?.close());
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

const query = (sql: string) => queryShop(options.stateDir, sql);

const around: ShopAround = {
  get url() {
    return shop.url;
  },
  acts() {
    const rows = `json_group_array(json_object('id', id, 'kind', kind, 'step', data ->> 'step'))`;
    return JSON.parse(String(query(`SELECT ${rows} AS acts FROM acts`).acts));
  },
  count: () => runJob(shop.url, 'acts'),
  async restart() {
    await shop.kill();
    shop = await startOwnShop(options);
  },
};

/** Ids of the acts that wait in the outbox to be sent to a service. */
const outbox = (): string[] =>
  JSON.parse(String(query(`SELECT json_group_array(id) AS ids FROM acts WHERE purposes <> ''`).ids));

async function totals(): Promise<Record<'adds' | 'checkouts' | 'orders', number>> {
  const stats = Stats.parse(JSON.parse(await askAsOwner('/api/owner/stats', { url: shop.url, key })));
  const { adds, checkouts, countedOrders: orders } = stats.totals;
  return { adds, checkouts, orders };
}

const tab = fc.constantFrom(0 as const, 1 as const);
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant<CallFate>('answered') },
  { weight: 4, arbitrary: fc.constantFrom<CallFate>('lost', 'stopped') },
  { weight: 1, arbitrary: fc.constant<CallFate>('killed') },
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('add' as const), tab, item: fc.nat(ITEM_COUNT - 1), fate }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('change' as const), tab, quantity: fc.nat(3), fate }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('go' as const), tab, page: fc.nat(PAGE_COUNT - 1) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('checkout' as const), tab, fate }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('back', 'forward', 'reload', 'hide', 'restore', 'consent', 'refuse', 'buy', 'count'),
      tab,
    }),
  },
);

/** A visit with everything in it, which is always played. */
const EVERYTHING: Step[] = [
  { act: 'add', tab: 0, item: 0, fate: 'lost' },
  { act: 'add', tab: 1, item: 1, fate: 'answered' },
  { act: 'go', tab: 0, page: 2 },
  { act: 'consent', tab: 0 },
  { act: 'change', tab: 0, quantity: 3, fate: 'stopped' },
  { act: 'back', tab: 0 },
  { act: 'add', tab: 1, item: 0, fate: 'killed' },
  { act: 'checkout', tab: 0, fate: 'lost' },
  { act: 'restore', tab: 0 },
  { act: 'change', tab: 1, quantity: 0, fate: 'lost' },
  { act: 'hide', tab: 1 },
  { act: 'buy', tab: 0 },
  { act: 'count', tab: 0 },
  { act: 'reload', tab: 0 },
  { act: 'add', tab: 1, item: 0, fate: 'answered' },
  { act: 'refuse', tab: 1 },
  { act: 'add', tab: 0, item: 1, fate: 'lost' },
  { act: 'reload', tab: 0 },
  { act: 'consent', tab: 1 },
  { act: 'add', tab: 0, item: 1, fate: 'answered' },
  { act: 'reload', tab: 0 },
  { act: 'back', tab: 0 },
];

async function play(steps: readonly Step[]): Promise<void> {
  const before = await totals();
  const others = new Set(outbox());
  witness = await openWitness(newNetworkAddress());
  const proxy = { server: witness.server, bypass: '<-loopback>' };
  // A server that is killed leaves its calls without an answer, or with a 500.
  const expectedErrors = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to (load|fetch)|HTTP Status 500/;
  const context = await newVisitor(
    { extraHTTPHeaders: {}, proxy, reducedMotion: 'reduce' },
    { undecided: true, expectedErrors },
  );
  const visitor = new RestlessVisitor(around, witness);
  await visitor.arrive(context);
  for (const next of steps) await visitor.take(next);
  await visitor.expectTold();
  await context.close();
  witness.close();
  await visitor.expectTold();

  await around.count();
  const due = [...visitor.counted.values()].filter(({ state }) => state !== 'waiting');
  const count = (...kinds: string[]) => due.filter(({ kind }) => kinds.includes(kind)).length;
  expect(await totals()).toEqual({
    adds: before.adds + count('add'),
    checkouts: before.checkouts + count('checkout'),
    orders: before.orders + count('order'),
  });
  const ids = outbox().filter((id) => !others.has(id));
  expect(ids.filter((id) => visitor.counted.get(id)?.state === undefined)).toEqual([]);
  for (const [id, { state }] of visitor.counted) if (state === 'due') expect(ids).toContain(id);
}

test('pages send each act once, and the shop counts it once, whatever is lost, killed, left or answered late', {
  timeout: RUN_TIMEOUT_MS * RUNS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), (steps) =>
      play(steps as Step[]),
    ),
    { numRuns: RUNS, examples: [[EVERYTHING]], endOnFailure: true },
  );
});
