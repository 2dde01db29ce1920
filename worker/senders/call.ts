import type { SendResult } from './port.ts';

/** How long a call may take. */
export const TIMEOUT_MS = 10_000;
/** Longest part of an answer that is kept, in UTF-16 code units. */
const ANSWER_MAX_LENGTH = 300;
/** Answers that ask for patience besides those of 500 and above. */
const PATIENCE = [408, 425, 429];

/** Sends JSON to a service. No answer leads back, so that a redirect is a refusal. */
export async function postJson(url: string, body: object): Promise<SendResult & { text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return { outcome: outcomeOf(response), statusCode: response.status, answer: shortened(text), text };
  } catch {
    return { outcome: 'later', statusCode: undefined, answer: '', text: '' };
  }
}

export function shortened(text: string): string {
  return text.slice(0, ANSWER_MAX_LENGTH);
}

function outcomeOf({ ok, status }: Response): SendResult['outcome'] {
  if (ok) return 'sent';
  return status >= 500 || PATIENCE.includes(status) ? 'later' : 'refused';
}
