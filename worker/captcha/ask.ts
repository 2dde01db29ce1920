import { CaptchaUnreachable } from './provider.ts';

const TIMEOUT_MS = 5_000;

/**
 * Posts JSON to a provider. Its 400 is a verdict on the token that it was sent, `undefined` here: were it taken for
 * silence, a garbled token would pass wherever silence does. Every other failure is silence.
 */
export async function ask<Verdict>(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  fetcher: typeof fetch,
): Promise<Verdict | undefined> {
  const response = await fetcher(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 400) return undefined;
  if (!response.ok) throw new CaptchaUnreachable(`status ${response.status}`);
  return (await response.json()) as Verdict;
}
