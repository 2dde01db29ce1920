import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { TIMEOUT_MS } from './call.ts';
import { dueSenders, leaseSender, type SenderKey } from './repository.ts';
import { takeTurn } from './turn.ts';

const SECOND_MS = 1_000;
/** Connections that a Worker may have open. */
const LANES = 6;
/** Senders of a run, and calls of all of them: each is a trip and its record another, and an invocation has 1,000. */
const SENDERS_PER_RUN = 48;
const CALLS_PER_RUN = 240;
/** How long a run begins turns, and how long a turn begins calls. The next run begins after four minutes. */
const RUN_MS = 150 * SECOND_MS;
const TURN_MS = 60 * SECOND_MS;
/** Longer than the last call of a turn and its record take, so that no other run repeats it. */
const LEASE_MS = TURN_MS + 5 * TIMEOUT_MS;

/**
 * Sends what waits, and returns how many acts. Senders take turns of a few calls, so that none keeps another shop's acts
 * waiting, and one that fails waits by itself. The cron calls this.
 */
export async function sendDue(env: Bindings, now: number): Promise<{ sent: number; failed: number }> {
  const started = Date.now();
  const clock = () => now + Date.now() - started;
  const queue = await dueSenders(env.DB, now, SENDERS_PER_RUN);
  const budget = { calls: CALLS_PER_RUN };
  const total = { sent: 0, failed: 0 };
  const turnOf = async (key: SenderKey) => {
    const at = clock();
    const leased = await leaseSender(env.DB, key, { now: at, until: at + LEASE_MS });
    if (!leased) return;
    const { sent, end } = await takeTurn(env, leased, { clock, until: at + TURN_MS, budget });
    total.sent += sent;
    if (end === 'failed') total.failed += 1;
    if (end === 'more') queue.push(key);
  };
  const lane = async () => {
    while (budget.calls > 0 && clock() < now + RUN_MS) {
      const key = queue.shift();
      if (!key) return;
      try {
        await turnOf(key);
      } catch (error) {
        // The lease ends by itself.
        total.failed += 1;
        logError(error as Error, { site: key.siteId, sender: key.name });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return total;
}
