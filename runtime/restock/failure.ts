import { ApiFailure, isFault } from '../api/failure.ts';
import { isMailAddress } from '../domain/email.ts';
import { formFailures, restockBox } from '../i18n/en/forms.ts';
import { localised } from '../i18n/languages.ts';
import { report } from '../report.ts';
import type { RestockFailure } from './state.ts';

/** Failures whose own text says more than the server's. */
const EXPLAINED = ['offline', 'timeout', 'crumb', 'set-up'];
const ABOUT_EMAIL = ['RESTOCK_EMAIL_BLANK', 'RESTOCK_EMAIL_INVALID'];

export function failed(message: string, isAboutEmail = false): RestockFailure {
  return { status: 'failed', message, isAboutEmail };
}

/** Returns what is wrong with an address, by the server's own rule; undefined for a valid one. */
export function emailFailure(email: string): RestockFailure | undefined {
  const texts = localised('restockBox', restockBox);
  if (email === '') return failed(texts.emailBlank, true);
  return isMailAddress(email) ? undefined : failed(texts.emailInvalid, true);
}

/** Returns the failure to show for a sign-up that has thrown: the server's text, where it gave one. */
export function failureOf(error: unknown): RestockFailure {
  const unable = localised('formFailures', formFailures).unauthorized;
  if (isFault(error)) report(error, 'a restock sign-up could not be sent');
  if (!(error instanceof ApiFailure)) return failed(unable);
  const { kind, code = '', message, serverText } = error;
  if (EXPLAINED.includes(kind)) return failed(message);
  return failed(serverText ?? unable, ABOUT_EMAIL.includes(code));
}
