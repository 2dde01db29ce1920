import type { Bindings, FormRender, QuickView } from '../env.ts';
import { log, logError } from '../log.ts';

/** Tells the queue what was shown. A count that is lost is no reason to keep something from its visitor. */
export async function recordShown({ CENSUS }: Bindings, shown: FormRender | QuickView): Promise<void> {
  try {
    await CENSUS.send(shown);
  } catch (error) {
    log('error', 'shown_not_counted', { site: shown.siteId });
    logError(error as Error, { site: shown.siteId });
  }
}
