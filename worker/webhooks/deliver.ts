import type { Environment, EventSource } from '#runtime/contracts/event-origin.ts';
import { STAGING_HOSTS } from '#runtime/contracts/telemetry.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../env.ts';
import { log, logError } from '../log.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { SealError, sessionSecret, sessionSecrets, unseal } from '../session/service.ts';
import { shopOrigin } from '../site/link-base.ts';
import { readSite } from '../site/repository.ts';
import {
  type Attempt,
  attemptStatements,
  type LeasedDelivery,
  leaseDue,
  postponeStatement,
  waitStatement,
} from './deliveries.ts';
import { type FailedWebhook, offMails } from './off-mail.ts';
import { switchOffWebhook } from './repository.ts';
import { signedHeaders } from './signature.ts';

const TIMEOUT_MS = 10_000;
/** Longer than an answer may take and its record. */
export const LEASE_MS = 2 * MINUTE_MS;
/** Pauses after each failed attempt; after the last one the message is given up. */
const PAUSES_MS = [1, 5, 30, 120, 300, 600, 600].map((minutes) => minutes * MINUTE_MS);
/** Connections that a Worker may have open; a further one would wait, while its time limit runs. */
const LANES = 6;
/** Messages that are taken at a time. */
const PER_LEASE = 30;
/** Most messages of a run, which stays below the number of calls that a Worker may make. */
const PER_RUN = 300;
/** How long a run takes further messages; those that it took last end before their lease does. */
const RUN_MS = 40_000;
/** How long the others wait once a webhook has failed, so that it keeps none of another shop's messages waiting. */
const OTHERS_WAIT_MS = MINUTE_MS;
/** A webhook that has failed this long is switched off. */
const OFF_AFTER_MS = 5 * 24 * 60 * MINUTE_MS;

/** Sends the messages that are due. The cron calls this. */
export async function deliverDue(env: Bindings, now: number): Promise<{ sent: number; failed: number; off: number }> {
  const started = Date.now();
  const failed = new Set<string>();
  let [sent, failures, taken] = [0, 0, 0];
  const send = async (delivery: LeasedDelivery) => {
    if (failed.has(keyOf(delivery)))
      return void (await postponeStatement(env.DB, delivery, now + OTHERS_WAIT_MS).run());
    if ((await deliver(env, delivery, now)).isSent) sent += 1;
    else {
      failures += 1;
      if (failed.has(keyOf(delivery))) return;
      failed.add(keyOf(delivery));
      await waitStatement(env.DB, delivery, { now, until: now + OTHERS_WAIT_MS }).run();
    }
  };
  for (let due = PER_LEASE; due === PER_LEASE && taken < PER_RUN && Date.now() - started < RUN_MS; taken += due) {
    const leased = await leaseDue(env.DB, now, LEASE_MS, PER_LEASE);
    due = leased.length;
    const next = leased.values();
    const lane = async () => {
      for (const delivery of next) await send(delivery);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  return { sent, failed: failures, off: failures > 0 ? await switchOff(env, now) : 0 };
}

function keyOf({ siteId, webhookId }: LeasedDelivery): string {
  return `${siteId} ${webhookId}`;
}

/** Sends one message that was leased, and records what became of it. */
export async function deliver(env: Bindings, delivery: LeasedDelivery, now: number): Promise<Attempt> {
  const statusCode = await statusOf(env, delivery, now);
  const isSent = statusCode !== undefined && statusCode >= 200 && statusCode < 300;
  const pause = isRepeated(delivery) ? PAUSES_MS[delivery.attempts - 1] : undefined;
  const attempt = { statusCode, isSent, nextTryAt: isSent || pause === undefined ? undefined : now + pause };
  await env.DB.batch(attemptStatements(env.DB, delivery, attempt, now));
  return attempt;
}

/** A ping is answered at once, and what an owner sends by a webhook that is switched off is sent once. */
function isRepeated({ topic, enabled }: LeasedDelivery): boolean {
  return topic !== 'ping' && enabled === 1;
}

/** Returns the status of the answer. Its body is not read, and a redirect is an answer like any other. */
async function statusOf(env: Bindings, delivery: LeasedDelivery, now: number): Promise<number | undefined> {
  const { siteId, id, webhookId, url } = delivery;
  try {
    const place = { siteId, column: 'webhooks.sealed_secret', id: webhookId };
    const secret = unseal(sessionSecrets(env), place, delivery.sealedSecret);
    const body = bodyOf(env, delivery);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Storefront-Webhooks/1',
        ...signedHeaders(secret, { id, timestamp: Math.floor(now / 1000), body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (error instanceof SealError) logError(error, { site: siteId, webhook: webhookId });
    return undefined;
  }
}

function bodyOf(env: Bindings, { siteId, topic, createdAt, data, hostnames }: LeasedDelivery): string {
  const timestamp = new Date(createdAt).toISOString();
  const origin = { environment: environmentOf(env, JSON.parse(hostnames)), source: 'SERVER' satisfies EventSource };
  return JSON.stringify({ type: topic, timestamp, siteId, ...origin, data: JSON.parse(data) });
}

/**
 * Returns where the shop runs, so that a program keeps what a developer's shop sends apart from what visitors do. A shop
 * that has a host of its own beside one for staging has visitors.
 */
function environmentOf({ ENVIRONMENT }: Pick<Bindings, 'ENVIRONMENT'>, hostnames: readonly string[]): Environment {
  if (ENVIRONMENT !== 'production') return ENVIRONMENT === 'development' ? 'dev' : 'qa';
  const isStaging = (hostname: string) => STAGING_HOSTS.some((ending) => hostname.endsWith(ending));
  return hostnames.length > 0 && hostnames.every(isStaging) ? 'staging' : 'prod';
}

/** Switches off the webhooks that have failed too long, gives up what waits for them, and notifies their owners. */
async function switchOff(env: Bindings, now: number): Promise<number> {
  const { results } = await env.DB.prepare(
    `SELECT site_id AS siteId, id, url, failing_since AS failingSince, version FROM webhooks
     WHERE enabled = 1 AND failing_since <= ?1`,
  )
    .bind(now - OFF_AFTER_MS)
    .all<FailedWebhook & { siteId: string; version: number }>();
  let off = 0;
  for (const { siteId, version, ...webhook } of results) {
    const site = await readSite(env.DB, siteId);
    const mails = site ? await offMails(site, await shopOrigin(env.DB, site), webhook, now) : [];
    const { id, url, failingSince } = webhook;
    const written = [
      ownerNoticeStatement(
        env.DB,
        {
          siteId,
          kind: 'webhook',
          target: `webhooks/${id}`,
          key: `${id} ${failingSince}`,
          details: { host: new URL(url).host },
        },
        now,
      ),
      ...mailStatements(env.DB, { siteId, secret: sessionSecret(env) }, mails, now),
    ];
    if (!(await switchOffWebhook(env.DB, { siteId, webhookId: webhook.id, now }, version, written))) continue;
    off += 1;
    log('error', 'webhook_off', { site: siteId, webhook: webhook.id });
    await dispatchMails(
      env,
      siteId,
      mails.map(({ id }) => id),
    );
  }
  return off;
}
