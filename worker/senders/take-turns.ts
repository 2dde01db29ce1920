import type { Bindings, SenderTask } from '../env.ts';
import { log, logError } from '../log.ts';
import { TIMEOUT_MS } from './call.ts';
import { leaseSender } from './repository.ts';
import { takeTurn } from './turn.ts';

/** How long a turn begins calls. The cron asks for the next one after four minutes. */
const TURN_MS = 150_000;
/** Longer than the last call of a turn and its record take, so that no other turn repeats it. */
const LEASE_MS = TURN_MS + 5 * TIMEOUT_MS;

/**
 * Gives each sender that the queue's messages name a turn, in an invocation of its own, so that none keeps another
 * shop's acts waiting. Two messages may name one sender: it has one turn at a time. No message is repeated, because the
 * cron sends another one for acts that still wait.
 */
export async function takeTurns(batch: MessageBatch<SenderTask>, env: Bindings): Promise<void> {
  for (const { body } of batch.messages) {
    try {
      await turnOf(env, body, Date.now());
    } catch (error) {
      // The lease ends by itself.
      logError(error as Error, { site: body.siteId, sender: body.name });
    }
  }
  batch.ackAll();
}

/**
 * Sends the acts that wait for a sender, from `now` on (ms since the epoch), unless another turn of it is under way.
 */
export async function turnOf(env: Bindings, key: SenderTask, now: number): Promise<void> {
  const started = Date.now();
  const leased = await leaseSender(env.DB, key, { now, until: now + LEASE_MS });
  if (!leased) return;
  const { sent, hasFailed } = await takeTurn(env, leased, {
    clock: () => now + Date.now() - started,
    until: now + TURN_MS,
  });
  const fields = { site: key.siteId, sender: key.name, sent };
  if (hasFailed) log('error', 'acts_not_told', fields);
  else if (sent > 0) log('info', 'acts_told', fields);
}
