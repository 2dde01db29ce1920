import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { SealError, sessionSecrets, sha256, unseal } from '../session/service.ts';
import type { Sender, SendResult, SentAct } from './port.ts';
import {
  endStatement,
  giveUpStatements,
  type LeasedSender,
  leaseSenders,
  readWaiting,
  sentStatements,
  type Waiting,
} from './repository.ts';
import { baseOf, senderOf } from './senders.ts';

const MINUTE_MS = 60_000;
/** Longer than all calls of a sender in one run may take. */
const LEASE_MS = 10 * MINUTE_MS;
/** Pauses after each failure in a row; the last one repeats. */
const PAUSES_MS = [1, 5, 30, 120, 300].map((minutes) => minutes * MINUTE_MS);
/** Connections that a Worker may have open. */
const LANES = 6;
/** Senders of a run, how many times each reads what waits, and calls after which no sender reads more. */
const SENDERS_PER_RUN = 48;
const BATCHES_PER_SENDER = 4;
const CALLS_PER_RUN = 300;
/** After this time in a run, a sender reads no more. */
const SENDER_MS = 40_000;

/**
 * Sends what waits, and returns how many acts. A sender that fails waits by itself, so that it keeps none of another
 * shop's acts. The cron calls this.
 */
export async function sendDue(env: Bindings, now: number): Promise<{ sent: number; failed: number }> {
  const leased = await leaseSenders(env.DB, { now, until: now + LEASE_MS, most: SENDERS_PER_RUN });
  const total = { sent: 0, failed: 0 };
  const budget = { calls: CALLS_PER_RUN };
  const next = leased.values();
  const lane = async () => {
    for (const sender of next) {
      try {
        const { sent, hasFailed } = await sendOf(env, sender, budget, now);
        total.sent += sent;
        total.failed += Number(hasFailed);
      } catch (error) {
        // The lease ends by itself.
        total.failed += 1;
        logError(error as Error, { site: sender.siteId, sender: sender.name });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return total;
}

/** Sends what waits for one sender, until something fails or the run has made enough calls. */
async function sendOf(
  env: Bindings,
  leased: LeasedSender,
  budget: { calls: number },
  now: number,
): Promise<{ sent: number; hasFailed: boolean }> {
  const sender = senderOf(leased.name);
  const account = sender && accountOf(env, leased, sender);
  if (!sender || !account) {
    const answer = 'The secret cannot be read.';
    await endStatement(env.DB, leased, { statusCode: undefined, answer, nextTryAt: now, stoppedAt: now }).run();
    return { sent: 0, hasFailed: true };
  }
  const started = Date.now();
  await env.DB.batch(giveUpStatements(env.DB, leased, now - sender.maxAgeMs));
  let sent = 0;
  for (let batch = 0; batch < BATCHES_PER_SENDER && budget.calls > 0 && Date.now() - started < SENDER_MS; batch++) {
    const waiting = await readWaiting(env.DB, leased, sender.most);
    if (waiting.length === 0) break;
    const results = await sender.send(
      account,
      waiting.map((row) => toSentAct(leased.siteId, row)),
    );
    budget.calls -= results.length;
    const taken = results.filter(({ outcome }) => outcome === 'sent');
    const ids = taken.flatMap((result) => result.ids);
    if (ids.length > 0) {
      const { statusCode } = taken.at(-1) ?? {};
      await env.DB.batch(sentStatements(env.DB, leased, ids, { statusCode, now }));
      sent += ids.length;
    }
    const failed = results.find(({ outcome }) => outcome !== 'sent');
    if (failed) {
      await endStatement(env.DB, leased, failureOf(failed, ids.length > 0 ? 0 : leased.failures, now)).run();
      return { sent, hasFailed: true };
    }
  }
  await endStatement(env.DB, leased).run();
  return { sent, hasFailed: false };
}

function failureOf({ outcome, statusCode, answer }: SendResult, failures: number, now: number) {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
  return { statusCode, answer, nextTryAt: now + pause, stoppedAt: outcome === 'refused' ? now : null };
}

/** Returns the account; undefined where its secret cannot be opened any more. */
function accountOf(env: Bindings, { siteId, name, target, sealedSecret }: LeasedSender, sender: Sender) {
  try {
    const place = { siteId, column: 'senders.sealed_secret', id: name };
    return { target, secret: unseal(sessionSecrets(env), place, sealedSecret), base: baseOf(env, sender) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    logError(error, { site: siteId, sender: name });
    return undefined;
  }
}

function toSentAct(siteId: string, row: Waiting): SentAct {
  return {
    act: JSON.parse(row.data),
    pseudonym: sha256(`act visitor|${siteId}|${row.cart_id}`).slice(0, 32),
    person: JSON.parse(row.person),
    purposes: row.purposes.split('.'),
    at: row.created_at,
  };
}
