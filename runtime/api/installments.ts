import { REQUEST_TIMEOUT_MS } from './request.ts';
import { visitorFailure } from './visitor-failure.ts';

/** Fetches an instalment provider's information page as HTML, from any host. Throws on failure. */
export async function getInstallmentsInfo(address: string): Promise<string> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await fetch(address, { credentials: 'omit', headers: { Accept: 'text/html' }, signal });
  if (!answer.ok) throw visitorFailure('rejected', { status: answer.status });
  return answer.text();
}
