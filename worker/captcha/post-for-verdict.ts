import { CaptchaUnreachable } from './provider.ts';

const TIMEOUT_MS = 5_000;

/**
 * Posts JSON to a provider. A 400 is the provider's verdict on a garbled token, so it answers undefined; as an error it
 * would pass wherever an unreachable provider does. Every other failure throws.
 */
export async function postForVerdict<Verdict>(
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
