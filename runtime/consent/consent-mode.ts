import type { Purpose } from '../domain/may-track.ts';
import { markOwnCommand } from './own-commands.ts';

type State = 'granted' | 'denied';

/** Returns the types of Google's Consent Mode v2 for an answer. */
export function consentMode(purposes: readonly Purpose[]): Record<string, State> {
  const stateOf = (purpose: Purpose): State => (purposes.includes(purpose) ? 'granted' : 'denied');
  return {
    analytics_storage: stateOf('analytics'),
    ad_storage: stateOf('marketing'),
    ad_user_data: stateOf('marketing'),
    ad_personalization: stateOf('marketing'),
  };
}

/**
 * Sends Google's tags on the page what is allowed: `default` before the visitor's answer, `update` with it. Pages
 * without a data layer have no such tags.
 */
export function sendConsentMode(kind: 'default' | 'update', purposes: readonly Purpose[]): void {
  const { dataLayer } = window as { dataLayer?: unknown[] };
  if (!Array.isArray(dataLayer)) return;
  // Google's tags take `arguments` alone for a command, not a list.
  function command(..._: unknown[]): object {
    // biome-ignore lint/complexity/noArguments: see above
    return arguments;
  }
  const consentCommand = command('consent', kind, consentMode(purposes));
  markOwnCommand(consentCommand);
  dataLayer.push(consentCommand);
}
