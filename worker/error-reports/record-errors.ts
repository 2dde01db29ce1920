import type { Bindings, FoundError } from '../env.ts';
import { log, logError } from '../log.ts';

/** Queues errors of a site. It never throws, because a page must not fail for an error that is lost. */
export async function recordErrors({ CENSUS }: Bindings, siteId: string, errors: FoundError[]): Promise<void> {
  if (errors.length === 0) return;
  try {
    await CENSUS.send({ siteId, errors, at: Date.now() });
  } catch (error) {
    log('error', 'errors_not_counted', { site: siteId });
    logError(error as Error, { site: siteId });
  }
}
