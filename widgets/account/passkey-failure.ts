import type { AccountTexts } from '#runtime/i18n/en/account.ts';
import { ShownFailure } from './use-act.ts';

/**
 * Handles the failure of a passkey: one that the person has cancelled needs no message, any other gets a text. Failures
 * of calls stay as they are.
 */
export function explained(texts: AccountTexts): (error: unknown) => undefined {
  return (error) => {
    const kind = error instanceof Error && 'kind' in error && error.name === 'PasskeyFailure' ? error.kind : undefined;
    if (kind === 'cancelled') return undefined;
    if (kind === 'known') throw new ShownFailure(texts.passkeyKnown);
    if (kind === 'unable') throw new ShownFailure(texts.passkeyFailed);
    throw error;
  };
}
