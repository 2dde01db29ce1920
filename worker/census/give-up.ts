import type { CensusMessage } from '../env.ts';
import { log } from '../log.ts';

/** Consumes the dead-letter queue: logs for which shops messages could not be counted in all attempts, and how many. */
export async function giveUpBatch({ messages }: Pick<MessageBatch<CensusMessage>, 'messages'>): Promise<void> {
  for (const [site, lost] of Map.groupBy(messages, ({ body }) => body.siteId)) {
    log('error', 'census_given_up', { site, messages: lost.length });
  }
}
