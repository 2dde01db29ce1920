import type { Context } from 'hono';
import type { FoundError } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { log, logError } from '../log.ts';
import { sessionSecret } from '../session/service.ts';
import { networkNumber } from './network-number.ts';

/** Queues errors of a site that a caller has met. It never throws, because a page must not fail for an error that is lost. */
export async function recordErrors(c: Context<AppEnv>, errors: FoundError[]): Promise<void> {
  if (errors.length === 0) return;
  const { siteId } = c.get('site');
  try {
    const network = networkNumber(sessionSecret(c.env), siteId, c.req.header('CF-Connecting-IP') ?? '');
    await c.env.CENSUS.send({ siteId, errors, at: Date.now(), network });
  } catch (error) {
    log('error', 'errors_not_counted', { site: siteId });
    logError(error as Error, { site: siteId });
  }
}
