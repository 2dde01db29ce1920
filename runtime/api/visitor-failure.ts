import { failures } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import { ApiFailure } from './failure.ts';

/** Makes a failure that a visitor reads, in the page's language. */
export function visitorFailure(...details: ConstructorParameters<typeof ApiFailure>): ApiFailure {
  return withVisitorText(new ApiFailure(...details));
}

/** Gives a failure the text that a visitor reads. */
export function withVisitorText(failure: ApiFailure): ApiFailure {
  failure.message = failureText(failure);
  return failure;
}

function failureText({ kind, serverText }: ApiFailure): string {
  const texts = localised('failures', failures);
  if (kind === 'offline' || kind === 'timeout') return texts.checkConnection;
  // In a browser with cookies the session has expired, as the shop's own text says.
  if (kind === 'crumb' && !navigator.cookieEnabled) return texts.enableCookies;
  if (kind === 'rate-limited') return texts.tryAgainInAFewSeconds;
  return serverText ?? texts.tryAgain;
}
