import { MINUTE_MS } from '#runtime/domain/durations.ts';

/** Calls of one address that a rate limit of `wrangler.jsonc` accepts in a minute. */
const CALLS_PER_MINUTE = 60;

/**
 * Repeats a call until the rate limit refuses it, and returns that answer. Calls are counted by the minute of the clock,
 * and a new minute may begin meanwhile; even then, one of the two minutes gets more calls than the limit.
 */
export async function untilLimited(call: () => Promise<Response>): Promise<Response> {
  for (let calls = 0; calls <= 2 * CALLS_PER_MINUTE; calls++) {
    const response = await call();
    if (response.status === 429) return response;
  }
  throw new Error(`the rate limit accepted ${2 * CALLS_PER_MINUTE} calls and one more`);
}

/**
 * Returns the result of a call within one minute of the clock; the call is repeated where a new minute began meanwhile.
 */
export async function withinOneMinute<Result>(act: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const minute = currentMinute();
    const result = await act();
    if (currentMinute() === minute) return result;
  }
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);
