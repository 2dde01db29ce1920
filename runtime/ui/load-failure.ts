import { failures } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import type { Alert } from './alert.ts';

/**
 * Returns the alert for a script that could not be loaded, from the error of `boot().load` or `lazy`. Browsers reject an
 * import with a TypeError, and the loader passes it on only where the shop has not answered.
 */
export function explainLoadFailure(error: unknown, title?: string): Alert {
  const { checkConnection, tryAgain, tryAgainInAFewSeconds } = localised('failures', failures);
  const isOffline = error instanceof TypeError;
  const reason = isOffline ? checkConnection : tryAgainInAFewSeconds;
  if (title) return { title, message: reason };
  return isOffline ? { title: reason, message: tryAgain } : { title: reason };
}
