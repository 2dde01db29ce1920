import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { PushState } from '#runtime/contracts/push.ts';
import type { ContributorRole } from '#runtime/contracts/roles.ts';
import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import type { Bindings, PushTask } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { ownerNoticeStatement } from '#worker/owner-notices/service.ts';
import { sha256 } from '#worker/session/service.ts';
import { read } from './buyer.ts';
import { ContributorBrowser } from './contributor.ts';
import type { Subscription } from './fake-push-service.ts';
import { runJobs } from './jobs.ts';
import { SHOP } from './shops.ts';

export const PUSH = '/api/contributors/push';
const KINDS: readonly NoticeKind[] = ['order', 'stock', 'comment', 'webhook'];

/** Opens a browser of a new contributor. */
export async function worksHere(
  id: string,
  role: ContributorRole = 'admin',
  { id: site, host }: { id: string; host: string } = SHOP,
): Promise<ContributorBrowser> {
  const browser = await ContributorBrowser.open(host);
  await browser.join(id, { site, role });
  return browser;
}

/** Switches pushes on in a browser, which asks for the shop's key first. */
export async function switchOn(
  browser: ContributorBrowser,
  { target }: Subscription,
  kinds: readonly NoticeKind[] = KINDS,
): Promise<Response> {
  await stateOf(browser);
  return browser.send('PUT', `${PUSH}/devices/${sha256(target.endpoint)}`, { ...target, kinds });
}

export async function stateOf(browser: ContributorBrowser): Promise<PushState> {
  return read(await browser.send('GET', PUSH), PushState);
}

/** Writes a notice of an order, or of another kind. */
export async function notice(
  number: number,
  { kind = 'order', at = Date.now() + 1, siteId = SHOP.id }: { kind?: NoticeKind; at?: number; siteId?: string } = {},
): Promise<void> {
  const details = { number, totalCents: 1_000, currency: 'USD', isTest: false, title: 'Cup', quantity: 0, item: 'Cup' };
  await ownerNoticeStatement(env.DB, { siteId, kind, target: `${kind}s/${number}`, details }, at).run();
}

/** Runs the jobs of each minute, and all that it puts into the queue for pushes. */
export async function runPushes(overrides: Partial<Bindings> = {}): Promise<void> {
  const tasks: PushTask[] = [];
  const queue: Pick<Bindings['PUSHES'], 'send' | 'sendBatch'> = {
    send: async (body) => {
      tasks.push(body);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
    sendBatch: async (messages) => {
      for (const { body } of messages) tasks.push(body);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    },
  };
  const bindings: Bindings = { ...env, ...overrides, PUSHES: queue as Bindings['PUSHES'] };
  await runJobs(['pushes', 'renewals'], { bindings });
  for (const body of tasks) {
    const message = { id: 'message', timestamp: new Date(), attempts: 1, body };
    await worker.queue(createMessageBatch<PushTask>('storefront-pushes', [message]), bindings);
  }
}
