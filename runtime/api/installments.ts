import { ApiFailure } from './failure.ts';
import { REQUEST_TIMEOUT_MS } from './request.ts';

/** The page with which an instalment provider explains itself: HTML as it comes, from whichever host. Throws. */
export async function getInstallmentsInfo(address: string): Promise<string> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await fetch(address, { credentials: 'omit', headers: { Accept: 'text/html' }, signal });
  if (!answer.ok) throw new ApiFailure('rejected', { status: answer.status });
  return answer.text();
}
