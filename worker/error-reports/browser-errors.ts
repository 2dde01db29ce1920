import type { ErrorRecord } from '#runtime/contracts/error-reports.ts';
import { placeOf, scrub, scrubAddress, trustedStack } from '#runtime/domain/error-text.ts';
import type { FoundError } from '../env.ts';

/** Returns the error of a browser's record. Anybody can send one, so it is cleaned as our own pages clean theirs. */
export function browserError({ event, data }: ErrorRecord): FoundError {
  const stack = trustedStack(data.stack);
  return {
    source: 'browser',
    event,
    message: scrub(data.message),
    context: scrub(data.context),
    place: placeOf(stack),
    stack,
    url: scrubAddress(data.url),
    version: data.version,
    pageType: data.pageType ?? null,
    count: data.count,
  };
}
