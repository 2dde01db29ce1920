import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { setPrivacy, stats } from '../../test/worker/acts.ts';
import { ENTRIES, newKey } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { FakeServices, type Manner } from '../../test/worker/fake-services.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { sendDue } from '../../test/worker/senders.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { orderEventStatements } from '../orders/service.ts';
import { actId, countActs } from './service.ts';

/** Few runs are enough beside the other tests; a long search takes a thousand. */
const RUNS = 16;
const STEPS = 14;
const TIMEOUT_MS = 180_000;
/** Runs of the cron at the end: more than failures can make a sender wait. */
const LAST_RUNS = 4;

const ITEMS = [PRODUCTS.poster.id, PRODUCTS.mug.id];

/** What happens to a call: it is answered, its answer is lost, or the process stops before it writes. */
const FATES = ['answered', 'lost', 'stopped', 'twice'] as const;
type Fate = (typeof FATES)[number];

type Step =
  | { act: 'add'; item: number; fate: Fate }
  | { act: 'change'; quantity: number; fate: Fate }
  | { act: 'bothTabs'; items: number[] }
  | { act: 'checkout'; times: number }
  | { act: 'pay'; fate: Fate }
  | { act: 'refund'; times: number }
  | { act: 'consent' | 'refuse' | 'back' }
  | { act: 'count'; trips: number; atOnce: boolean }
  | { act: 'send'; trips: number; manner: Manner };

const fate = fc.constantFrom(...FATES);
const item = fc.nat(ITEMS.length - 1);
const trips = fc.constantFrom(0, 1, 2, 3, 99);
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('add'), item, fate }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('change'), quantity: fc.nat(4), fate }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('bothTabs'), items: fc.tuple(item, item) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('checkout'), times: fc.integer({ min: 1, max: 2 }) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('pay'), fate }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('refund'), times: fc.integer({ min: 1, max: 2 }) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('consent', 'refuse', 'back') }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('count'), trips, atOnce: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant('send'),
        trips,
        manner: fc.constantFrom<Manner>('takes', 'loses', 'cut', { status: 500 }),
      }),
    },
  ),
  { minLength: STEPS, maxLength: STEPS, size: 'max' },
);

/** An act that the shop has acknowledged, and whether its visitor has allowed it. */
interface Expected {
  kind: Act['kind'];
  /** `withdrawn`: it was counted before the visitor refused, and nobody is sent it from then on. */
  state: 'waiting' | 'due' | 'withdrawn';
  /** How often the service was sent it before that. */
  sentBefore?: number;
}

interface Shown {
  act?: Act;
  entries: { id: string; quantity: number }[];
}

/** A visitor with two tabs, which share their cookies, and what should be counted of them. */
class Visitor {
  readonly expected = new Map<string, Expected>();
  readonly payer: Payer;
  readonly services: FakeServices;
  choice: 'open' | 'allowed' | 'refused' = 'open';
  hasCart = false;
  line: { id: string; quantity: number } | undefined;
  sales = 0;
  refunds = 0;
  private lastOrder: { id: string; act: string } | undefined;
  private clock = Date.now();
  /** How often an act may be sent again: its answer was lost, or the run stopped before its record. */
  private readonly repeats = new Map<string, number>();
  /** Repeats the visitor's last change as a page does that the back button brings back. */
  private repeat: (() => Promise<void>) | undefined;

  constructor(payer: Payer, services: FakeServices) {
    this.payer = payer;
    this.services = services;
  }

  async take(step: Step): Promise<void> {
    switch (step.act) {
      case 'add':
        return this.add(step.item, step.fate);
      case 'change':
        return this.change(step.quantity, step.fate);
      case 'bothTabs':
        return this.addInBothTabs(step.items);
      case 'checkout':
        return this.checkOut(step.times);
      case 'pay':
        return this.pay(step.fate);
      case 'refund':
        return this.refund(step.times);
      case 'consent':
      case 'refuse':
        return this.answer(step.act);
      case 'back':
        return this.repeat?.();
      case 'count':
        return this.count(step.trips, step.atOnce);
      case 'send':
        return this.send(step.trips, step.manner);
    }
  }

  /** Makes a call with its fate, and repeats it with the same key until it is answered; every answer has the same act. */
  private async call(path: string, method: string, body: object | undefined, fate: Fate): Promise<Act | undefined> {
    const headers = { 'Idempotency-Key': newKey() };
    const once = (DB?: D1Database) => this.payer.fetch(path, { method, body, headers, ...(DB && { env: { DB } }) });
    if (fate === 'stopped') expect((await once(stoppingDatabase(0))).status).toBe(500);
    const answers = fate === 'twice' ? await Promise.all([once(), once()]) : [await once()];
    if (fate === 'lost') answers.push(await once());
    const bodies = await Promise.all(answers.map((answer) => answer.json<{ shoppingCart?: Shown } & Shown>()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const carts = bodies.map((body) => body.shoppingCart ?? body);
    const [first] = carts;
    for (const { act } of carts) expect(act).toEqual(first?.act);
    this.line = first?.entries[0];
    this.repeat = async () => {
      const { shoppingCart, ...cart } = await (await once()).json<{ shoppingCart?: Shown } & Shown>();
      expect((shoppingCart ?? cart).act).toEqual(first?.act);
    };
    return first?.act;
  }

  private async expectAct(act: Act | undefined, kind: Act['kind']): Promise<void> {
    if (this.choice === 'refused') expect(act).toBeUndefined();
    else {
      expect(act).toMatchObject({ kind });
      await this.record(act?.id ?? '', kind);
    }
  }

  /** Records an act, unless it is a repeat or its visitor has refused. */
  private async record(id: string, kind: Act['kind']): Promise<void> {
    if (this.choice === 'refused' || this.expected.has(id) || (await this.isWithdrawn(id))) return;
    this.expected.set(id, { kind, state: this.choice === 'allowed' ? 'due' : 'waiting' });
  }

  /** Whether an act was done under an answer that the visitor has taken back: a repeat under a later one is none. */
  private async isWithdrawn(id: string): Promise<boolean> {
    const sql = "SELECT 1 FROM acts WHERE id = ?1 AND purposes = '' AND state <> 'waiting'";
    return (await env.DB.prepare(sql).bind(id).first()) !== null;
  }

  private async add(index: number, fate: Fate): Promise<void> {
    // A call that creates the cart twice at once is the subject of the cart's own tests.
    const isSafe = this.hasCart || fate !== 'twice';
    this.hasCart = true;
    const body = { itemId: ITEMS[index], sku: null, quantity: 1 };
    const act = await this.call(ENTRIES, 'POST', body, isSafe ? fate : 'lost');
    await this.expectAct(act, 'add');
  }

  private async change(quantity: number, fate: Fate): Promise<void> {
    if (!this.line) return;
    const before = this.line;
    const path = `${ENTRIES}/${before.id}`;
    if (quantity === 0) return await this.expectAct(await this.call(path, 'DELETE', undefined, fate), 'remove');
    const act = await this.call(path, 'PUT', { quantity }, fate);
    if (quantity === before.quantity) expect(act).toBeUndefined();
    else await this.expectAct(act, quantity > before.quantity ? 'add' : 'remove');
  }

  private async addInBothTabs(items: readonly number[]): Promise<void> {
    if (!this.hasCart) return;
    const added = await Promise.all(
      items.map((index) => this.call(ENTRIES, 'POST', { itemId: ITEMS[index], sku: null, quantity: 1 }, 'answered')),
    );
    for (const act of added) await this.expectAct(act, 'add');
  }

  /** Opens the checkout, and again with the back button. */
  private async checkOut(times: number): Promise<void> {
    if (!this.line) return;
    for (let time = 0; time < times; time++) {
      const { cart } = await this.payer.startCheckout();
      await this.record(actId(SHOP.id, 'checkout', cart.id), 'checkout');
    }
    const { cart } = await this.payer.changeCheckout({ email: ANN, address: NEW_YORK });
    await this.record(actId(SHOP.id, 'shipping', cart.id), 'checkoutStep');
  }

  private async pay(fate: Fate): Promise<void> {
    if (!this.line) return;
    await this.checkOut(1);
    const { cart, dueCents } = await this.payer.readCheckout();
    const key = newKey();
    const once = (db?: D1Database) => this.payer.postPayment({ key, dueCents, ...(db && { db }) });
    if (fate === 'stopped') await once(stoppingDatabase(9));
    if (fate === 'twice') await Promise.all([once(), once()]);
    for (const _ of [1, 2]) expect(await (await once()).json()).toMatchObject({ status: 'paid' });
    await this.record(actId(SHOP.id, 'payment', cart.id), 'checkoutStep');
    const act = actId(SHOP.id, 'order', cart.id);
    await this.record(act, 'order');
    this.sales += 1;
    const order = await env.DB.prepare('SELECT id FROM orders WHERE checkout_id = ?1')
      .bind(cart.id)
      .first<{ id: string }>();
    this.lastOrder = { id: order?.id ?? '', act };
    Object.assign(this, { hasCart: false, line: undefined, repeat: undefined });
  }

  /** The provider reports a refund of the last order, perhaps twice. */
  private async refund(times: number): Promise<void> {
    if (!this.lastOrder) return;
    const { id: orderId, act } = this.lastOrder;
    const ref = `re-${orderId}`;
    const order = this.expected.get(act);
    // A refund is sent while its order's act is there.
    const isThere = await env.DB.prepare('SELECT 1 FROM acts WHERE id = ?1').bind(act).first();
    const id = actId(SHOP.id, 'refund', orderId, ref);
    const isNew = !this.known.has(id);
    const event = { siteId: SHOP.id, orderId, ref, kind: 'partlyRefunded', details: { amountCents: 100 } } as const;
    for (let time = 0; time < times; time++)
      await env.DB.batch(orderEventStatements(env.DB, { ...event, now: Date.now() }));
    this.known.add(id);
    if (!isNew) return;
    this.refunds += 1;
    if (isThere && order && order.state !== 'withdrawn') this.expected.set(id, { ...order, kind: 'refund' });
  }
  private readonly known = new Set<string>();

  private async answer(answer: 'consent' | 'refuse'): Promise<void> {
    const choice = answer === 'consent' ? ['analytics'] : [];
    const { results } = await env.DB.prepare("SELECT id FROM acts WHERE state = 'done'").all<{ id: string }>();
    const counted = new Set(results.map(({ id }) => id));
    expect((await this.payer.fetch('/api/consent', { method: 'POST', body: { choice } })).status).toBe(204);
    this.choice = answer === 'consent' ? 'allowed' : 'refused';
    this.repeat = undefined;
    for (const [id, act] of this.expected) {
      if (answer === 'consent') {
        if (act.state === 'waiting') act.state = 'due';
      } else if (counted.has(id)) {
        if (act.state !== 'withdrawn')
          this.expected.set(id, { ...act, state: 'withdrawn', sentBefore: this.timesSent(id) });
      } else this.expected.delete(id);
    }
  }

  private timesSent(id: string): number {
    return this.services.ids().filter((sent) => sent === id).length;
  }

  private async count(trips: number, atOnce: boolean): Promise<void> {
    const run = () => countActs(stoppingDatabase(trips), Date.now()).catch(() => {});
    await (atOnce ? Promise.all([run(), run(), run()]) : run());
  }

  private async send(trips: number, manner: Manner): Promise<void> {
    this.services.manners = [manner];
    this.clock += HOUR_MS;
    const before = this.services.calls.length;
    await sendDue({ ...env, DB: stoppingDatabase(trips) }, this.clock).catch(() => {});
    this.services.manners = [];
    const last = this.services.calls.slice(before).at(-1);
    for (const { params } of manner === 'loses' || trips < 99 ? (last?.body.events ?? []) : []) {
      this.repeats.set(params.event_id, (this.repeats.get(params.event_id) ?? 0) + 1);
    }
  }

  /** Lets the crons finish, and compares the service and the shop's numbers with the expected acts. */
  async check(): Promise<void> {
    for (let run = 0; run < LAST_RUNS; run++) {
      this.clock += 6 * HOUR_MS;
      await countActs(env.DB, Date.now());
      await sendDue(env, this.clock);
    }
    const due = [...this.expected].filter(([, { state }]) => state !== 'waiting');
    for (const [id, { state, sentBefore = 1 }] of due) {
      const most = state === 'withdrawn' ? sentBefore : sentBefore + (this.repeats.get(id) ?? 0);
      expect(this.timesSent(id), id).toBeGreaterThanOrEqual(sentBefore);
      expect(this.timesSent(id), id).toBeLessThanOrEqual(most);
    }
    const known = new Set(due.map(([id]) => id));
    expect(this.services.ids().filter((id) => !known.has(id))).toEqual([]);
    const numbers = await stats();
    const counted = (kind: string) => numbers[kind]?.[0] ?? 0;
    const of = (kind: Act['kind']) => due.filter(([, act]) => act.kind === kind).length;
    const { adds, removals, checkouts, orders } = Object.fromEntries(
      ['adds', 'removals', 'checkouts', 'orders'].map((kind) => [kind, counted(kind)]),
    );
    expect({ adds, removals, checkouts, orders }).toEqual({
      adds: of('add'),
      removals: of('remove'),
      checkouts: of('checkout'),
      orders: of('order'),
    });
    expect([counted('sales USD'), counted('refunds USD')]).toEqual([this.sales, this.refunds]);
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('no act is lost and none is counted twice, whatever stops, repeats, races or is answered late', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await openShops();
      await setStoreSettings(SHOP.id, SETTINGS);
      await setPrivacy({ isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true });
      await env.DB.prepare('UPDATE variants SET unlimited = 1').run();
      const services = new FakeServices();
      const owner = await OwnerProgram.of();
      const body = { target: 'G-ABCDE12', secret: 'secret' };
      expect((await owner.fetch('/api/owner/senders/ga4', { method: 'PUT', body })).status).toBe(200);
      const visitor = new Visitor(await new Payer().mayBeCounted().arrive(), services);
      for (const step of taken as Step[]) await visitor.take(step);
      await visitor.check();
      vi.unstubAllGlobals();
    }),
    { numRuns: RUNS },
  );
});
