import { addressed } from '../api/addressed.ts';
import { TELEMETRY_TIMEOUT_MS } from '../contracts/telemetry.ts';

/**
 * Sends something that only counts, as JSON, or as a form where it is `URLSearchParams`. The browser sends it even
 * where the visitor leaves the page. Resolves to the answer; to undefined where none came within 2.5 s. Never rejects
 * and never repeats.
 */
export async function send(path: string, body: object): Promise<Response | undefined> {
  const { url, credentials, headers } = addressed(path, 'POST');
  const isForm = body instanceof URLSearchParams;
  if (!isForm) headers.set('Content-Type', 'application/json');
  const signal = AbortSignal.timeout(TELEMETRY_TIMEOUT_MS);
  const sent = isForm ? body : JSON.stringify(body);
  try {
    return await fetch(url, { method: 'POST', headers, credentials, body: sent, keepalive: true, signal });
  } catch {
    return undefined;
  }
}
