import type { Bindings, PushTask } from '../env.ts';
import { logError } from '../log.ts';
import { takeTurn } from './turn.ts';
import { sitesToPush } from './waiting.ts';

/** Most sites of a run. */
const SITES_PER_RUN = 1_000;
/** Most messages that a queue takes in one call. */
const PER_CALL = 100;

/**
 * Puts each site whose devices have something to get into the queue, and returns how many. What is sent stays in the
 * database: a message only says whose turn it is, so that nothing is missed where one is lost. The cron calls this.
 */
export async function askForPushes({ DB, PUSHES }: Bindings, now: number): Promise<{ asked: number }> {
  const sites = await sitesToPush(DB, now, SITES_PER_RUN);
  for (let from = 0; from < sites.length; from += PER_CALL) {
    await PUSHES.sendBatch(sites.slice(from, from + PER_CALL).map((siteId) => ({ body: { siteId } })));
  }
  return { asked: sites.length };
}

/**
 * Gives each site that the queue's messages name a turn, in an invocation of its own. No message is repeated, because the
 * cron sends another one as long as something waits.
 */
export async function takePushTurns(batch: MessageBatch<PushTask>, env: Bindings): Promise<void> {
  for (const { body } of batch.messages) {
    try {
      if (await takeTurn(env, body.siteId, Date.now())) await env.PUSHES.send(body);
    } catch (error) {
      // The leases end by themselves.
      logError(error as Error, { site: body.siteId });
    }
  }
  batch.ackAll();
}
