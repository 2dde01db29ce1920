import { CaptchaUnreachable } from './provider.ts';

const TIMEOUT_MS = 5_000;

/**
 * Posts JSON to a provider. Returns undefined for a 400, which is the provider's verdict on an invalid token; an error
 * would count as an unreachable provider, which some forms accept. Every other failure throws.
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
