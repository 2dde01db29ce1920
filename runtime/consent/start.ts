import type { TrackingSettings } from '../contracts/telemetry.ts';
import { isAllowed, PURPOSES } from '../domain/may-track.ts';
import { report } from '../report.ts';
import { choose, onChoice, readChoice } from './choice.ts';
import { sendConsentMode } from './consent-mode.ts';
import { trackingFacts } from './facts.ts';
import { hasOthersCommand } from './has-consent-tool.ts';
import { followConsentTools } from './platforms.ts';

let lookAgain: (() => void) | undefined;

/**
 * Takes the answers of the page's own consent tools for the visitor's, and sends Google's tags on the page what is
 * allowed, until the signal ends that. A further call looks for tools that have come since.
 */
export function startConsent(rules: () => TrackingSettings, signal?: AbortSignal): void {
  if (lookAgain) {
    lookAgain();
    return;
  }
  const facts = () => trackingFacts(rules());
  const now = () => PURPOSES.filter((purpose) => isAllowed(facts(), purpose));
  // Another tool that answers in Consent Mode says more than we know.
  const sendMode = (kind: 'default' | 'update') => hasOthersCommand('update') || sendConsentMode(kind, now());
  if (!hasOthersCommand('default')) sendMode('default');
  const { choice, hasPrivacySignal } = facts();
  if (choice || hasPrivacySignal) sendMode('update');
  const stop = onChoice(() => sendMode('update'));
  lookAgain = followConsentTools((purposes) => {
    if (signal?.aborted) return;
    const known = readChoice();
    const isNew = !known || purposes.length !== known.length || purposes.some((purpose) => !known.includes(purpose));
    if (isNew) choose(purposes).catch((error) => report(error, 'consent: the answer of a consent tool'));
  });
  signal?.addEventListener('abort', () => {
    stop();
    lookAgain = undefined;
  });
}
