import { shellTexts } from '#runtime/i18n/en/console/shell.ts';

/** Returns what a person reads where a passkey was not used: '' where they did not want to; undefined for other errors. */
export function passkeyErrorText(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'PasskeyFailure') return undefined;
  const { kind } = error as Error & { kind?: string };
  if (kind === 'cancelled') return '';
  return kind === 'known' ? shellTexts.deviceHasPasskey : shellTexts.deviceCannotUsePasskey;
}
