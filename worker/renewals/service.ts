import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { readSite } from '../site/repository.ts';
import { sells } from '../site/sale.ts';
import { type ShopCall, shopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { type Subscription, subscriptionsDue, subscriptionsToAnnounce } from '../subscriptions/service.ts';
import { announce, announceLater } from './announce.ts';
import { postpone, type Renewal, renew } from './renew.ts';

/**
 * Subscriptions per run. D1 accepts 1,000 queries in an invocation, in which a batch counts as one. A renewal needs ten
 * at most, a mail before one needs one, and each site one. A run a minute renews up to 4,800 in an hour and 115,200 in a
 * day.
 */
export const PER_RUN = 80;
export const ANNOUNCED_PER_RUN = 50;
/** Subscriptions that are charged at a time, so that a slow provider is waited for once and not one by one. */
const LANES = 4;
/** A run begins no further renewal after this time, so that it ends before the next one starts. */
const RUN_MS = 45 * 1000;
/** Wait after a failure, such as a provider that does not answer, so that others come first. */
const RETRY_MS = 15 * 60 * 1000;

/**
 * Announces and charges the cycles of all sites that are due; returns how many. The cron calls this every minute. What
 * a run leaves, the next one takes, the longest due first. Where a slow run meets the next one, or was stopped in the
 * middle, both repeat the same payment under its id, so that it is charged once and has one order. A cycle that was
 * missed, for instance because the shop was down, is charged once, late; further ones that were missed meanwhile are
 * left out.
 */
export async function renewDue(env: Bindings, now: number): Promise<Record<Renewal | 'announced' | 'failed', number>> {
  const counts = { announced: 0, renewed: 0, declined: 0, short: 0, waiting: 0, ended: 0, failed: 0 };
  const until = Date.now() + RUN_MS;
  const calls = new Calls(env, now);
  for (const subscription of await subscriptionsToAnnounce(env.DB, now, ANNOUNCED_PER_RUN)) {
    const call = await calls.at(subscription.siteId);
    if (!call) continue;
    if (!sells(call.site)) {
      await tried(subscription, () => announceLater(call, subscription, now + RETRY_MS));
      continue;
    }
    const isAnnounced = await tried(subscription, () => announce(call, subscription));
    if (isAnnounced) counts.announced++;
    if (isAnnounced === undefined) await tried(subscription, () => announceLater(call, subscription, now + RETRY_MS));
  }
  const due = await subscriptionsDue(env.DB, now, PER_RUN);
  const lane = async () => {
    for (let next = due.shift(); next && Date.now() < until; next = due.shift()) {
      const subscription = next;
      const call = await calls.at(subscription.siteId);
      if (!call) continue;
      const renewal = await tried(subscription, () => renew(call, subscription));
      if (renewal === undefined) await tried(subscription, () => postpone(call, subscription, now + RETRY_MS));
      counts[renewal ?? 'failed']++;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return counts;
}

/** The calls of a run, by site, each of which is read once. */
class Calls {
  readonly #env: Bindings;
  readonly #now: number;
  readonly #sites = new Map<string, Promise<Site | undefined>>();

  constructor(env: Bindings, now: number) {
    this.#env = env;
    this.#now = now;
  }

  async at(siteId: string): Promise<ShopCall | undefined> {
    const known = this.#sites.get(siteId) ?? readSite(this.#env.DB, siteId);
    this.#sites.set(siteId, known);
    const site = await known;
    return site && { ...shopCall(this.#env, site), now: this.#now };
  }
}

/** Runs a step; a failure is logged and stops no other subscription. */
async function tried<Result>({ siteId, id }: Subscription, step: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    logError(error as Error, { site: siteId, subscription: id });
    return undefined;
  }
}
