import type { Bindings, FormRender, QuickView } from '../env.ts';
import { log, logError } from '../log.ts';

/** Queues a count. It never throws, because a page must not fail for a lost count. */
export async function recordShown({ CENSUS }: Bindings, shown: FormRender | QuickView): Promise<void> {
  try {
    await CENSUS.send(shown);
  } catch (error) {
    log('error', 'shown_not_counted', { site: shown.siteId });
    logError(error as Error, { site: shown.siteId });
  }
}
