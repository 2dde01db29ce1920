import type { Context } from 'hono';
import type { FoundError } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerNetworks } from '../http/network.ts';
import { log, logError } from '../log.ts';
import { sessionSecret } from '../session/service.ts';
import { networkNumber } from './network-number.ts';

/** Errors of one message: the queue takes 128 KB, and the longest error of a template has 3 KB. */
const PER_MESSAGE = 40;

/**
 * Queues errors of a site that a caller has met, and how many others of templates found no room. It never throws, because
 * a page must not fail for an error that is lost.
 */
export async function recordErrors(c: Context<AppEnv>, errors: readonly FoundError[], dropped = 0): Promise<void> {
  if (errors.length === 0) return;
  const { siteId } = c.get('site');
  try {
    const network = networkNumber(sessionSecret(c.env), siteId, callerNetworks(c));
    const message = { siteId, at: Date.now(), network };
    for (let from = 0; from < errors.length; from += PER_MESSAGE) {
      const part = errors.slice(from, from + PER_MESSAGE);
      await c.env.CENSUS.send({ ...message, errors: part, ...(from === 0 && dropped > 0 && { dropped }) });
    }
  } catch (error) {
    log('error', 'errors_not_counted', { site: siteId });
    logError(error as Error, { site: siteId });
  }
}
