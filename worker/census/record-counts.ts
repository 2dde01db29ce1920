import type { Bindings, Counted, FoundVitals } from '../env.ts';
import { log, logError } from '../log.ts';

/** Queues counts. It never throws, because a page must not fail for a lost count. */
export async function recordCounts(
  { CENSUS }: Pick<Bindings, 'CENSUS'>,
  counted: Counted | FoundVitals,
): Promise<void> {
  try {
    await CENSUS.send(counted);
  } catch (error) {
    log('error', 'not_counted', { site: counted.siteId });
    logError(error as Error, { site: counted.siteId });
  }
}
