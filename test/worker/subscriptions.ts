import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Bindings } from '#worker/env.ts';
import { renewDue } from '#worker/renewals/service.ts';
import { readSite } from '#worker/site/repository.ts';
import { type ShopCall, shopCall } from '#worker/site/shop-call.ts';
import type { Subscription } from '#worker/subscriptions/service.ts';
import { toSubscription } from '#worker/subscriptions/subscription.ts';
import { NEW_YORK } from './checkout.ts';
import { subscribing } from './orders.ts';
import { PRODUCTS, SHOP } from './shops.ts';

/** Turns the clock to a time in ms since the epoch. */
export function turnClock(now: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

interface Subscribing {
  card?: string;
  itemId?: string;
  plan?: { unit: 'WEEK' | 'MONTH' | 'YEAR'; value?: number; cycles?: number };
  bindings?: Partial<Bindings>;
}

/** Subscribes and pays the first cycle by a card of test mode. */
export async function subscribed({ card = 'succeeds', itemId = PRODUCTS.box.id, plan }: Subscribing = {}) {
  if (plan) await setPlan(itemId, plan);
  const payer = await subscribing(itemId);
  await payer.startCheckout();
  await payer.changeCheckout({ address: NEW_YORK });
  const answer = await payer.pay({ card });
  if (answer.status !== 'paid') throw new Error(`The first cycle is ${answer.status}`);
  return theSubscription();
}

export async function setPlan(
  itemId: string,
  { unit, value = 1, cycles = 0 }: NonNullable<Subscribing['plan']>,
): Promise<void> {
  const plan = JSON.stringify({ billingPeriod: { value, unit }, numBillingCycles: cycles });
  await env.DB.prepare('UPDATE items SET subscription_plan = ?1 WHERE id = ?2').bind(plan, itemId).run();
}

/** The newest subscription. */
export async function theSubscription(): Promise<Subscription> {
  const row = await env.DB.prepare('SELECT * FROM subscriptions ORDER BY id DESC LIMIT 1').first();
  return toSubscription(row as never);
}

/**
 * Adds copies of a subscription, with `copy-1`, `copy-2`, … as their ids and tokens. `over` has SQL expressions of
 * columns that differ; `i` is the number of the copy.
 */
export async function addCopies(id: string, count: number, over: Record<string, string> = {}): Promise<void> {
  const row = await env.DB.prepare('SELECT * FROM subscriptions WHERE id = ?1').bind(id).first();
  const name = `'copy-' || i`;
  const differing: Record<string, string> = { id: name, order_id: name, token_hash: name, ...over };
  const columns = Object.keys(row ?? {});
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO subscriptions (${columns}) SELECT ${columns.map((column) => differing[column] ?? column)}
     FROM n, (SELECT * FROM subscriptions WHERE id = ?1)`,
  )
    .bind(id, count)
    .run();
}

/** Runs the job at a time, with the clock turned to it. */
export function renewAt(now: number, bindings: Partial<Bindings> = {}) {
  turnClock(now);
  return renewDue({ ...env, ...bindings }, now);
}

/** A call in the shop at a time. */
export async function callAt(now: number): Promise<ShopCall> {
  turnClock(now);
  const site = await readSite(env.DB, SHOP.id);
  if (!site) throw new Error('There is no shop');
  return { ...shopCall(env, site), now };
}
