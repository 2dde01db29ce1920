import type { ErrorRecord } from '#runtime/contracts/error-reports.ts';
import { errorLocation, scrub, scrubAddress, trustedStack } from '#runtime/domain/error-text.ts';
import type { FoundError } from '../env.ts';

/**
 * Most equal errors of one record that are counted. A page that fails again and again reports them within seconds, and
 * within five minutes where the shop was busy.
 */
export const MOST_PER_RECORD = 10_000;

/** Returns the error of a browser's record. Anybody can send one, so it is cleaned as our own pages clean theirs. */
export function browserError({ event, data }: ErrorRecord): FoundError {
  const stack = trustedStack(data.stack);
  return {
    source: 'browser',
    event,
    message: scrub(data.message),
    context: scrub(data.context),
    place: errorLocation(stack),
    stack,
    url: scrubAddress(data.url),
    version: data.version,
    pageType: data.pageType ?? null,
    count: Math.min(data.count, MOST_PER_RECORD),
  };
}
