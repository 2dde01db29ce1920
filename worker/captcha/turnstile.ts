import { sha256 } from '../session/service.ts';
import { postForVerdict } from './post-for-verdict.ts';
import type { CaptchaProvider } from './provider.ts';
import { CaptchaUnreachable } from './provider.ts';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** Error codes caused by us or the provider, not by the token. */
const NO_VERDICT = ['internal-error', 'missing-input-secret', 'invalid-input-secret'];

/** The fields of an answer that we read (developers.cloudflare.com/turnstile/get-started/server-side-validation). */
interface Verification {
  success?: boolean;
  hostname?: string;
  action?: string;
  'error-codes'?: string[];
}

/**
 * Creates the Turnstile provider. Turnstile accepts each token once, but repeats its answer for the same idempotency
 * key. Our key is derived from the token, so that repeats of one submission get the same answer; `spendToken` refuses a
 * second submission with the token.
 */
export function turnstile(secret: string | undefined, fetcher: typeof fetch): CaptchaProvider {
  return async ({ token, action, isHostExpected }) => {
    if (!secret) throw new CaptchaUnreachable('no account');
    const question = { secret, response: token, idempotency_key: uuidOf(token) };
    const answer = await postForVerdict<Verification>(SITEVERIFY, question, {}, fetcher);
    const silence = answer?.['error-codes']?.find((code) => NO_VERDICT.includes(code));
    if (silence) throw new CaptchaUnreachable(silence);
    return answer?.success === true && answer.action === action && isHostExpected(answer.hostname ?? '');
  };
}

/** Derives a UUID of version 8, whose bits we may choose (RFC 9562 §5.8). */
function uuidOf(token: string): string {
  const hash = sha256(`turnstile|${token}`);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
