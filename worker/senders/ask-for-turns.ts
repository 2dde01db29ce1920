import type { Bindings } from '../env.ts';
import { dueSenders } from './repository.ts';

/** Most senders of a run; those come first that had no turn for longest. */
const SENDERS_PER_RUN = 1_000;
/** Most messages that a queue takes in one call. */
const PER_CALL = 100;

/**
 * Puts each sender for which acts wait into the queue, and returns how many. The acts stay in the database, where a
 * visitor may still withdraw them; a message only says whose turn it is, so that none is missed where one is lost. The
 * cron calls this.
 */
export async function askForTurns({ DB, SENDERS }: Bindings, now: number): Promise<{ asked: number }> {
  const due = await dueSenders(DB, now, SENDERS_PER_RUN);
  for (let from = 0; from < due.length; from += PER_CALL) {
    await SENDERS.sendBatch(due.slice(from, from + PER_CALL).map((body) => ({ body })));
  }
  return { asked: due.length };
}
