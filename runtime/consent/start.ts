import type { TrackingSettings } from '../contracts/telemetry.ts';
import { isAllowed, PURPOSES } from '../domain/may-track.ts';
import { choose, onChoice, readChoice } from './choice.ts';
import { tellConsentMode } from './consent-mode.ts';
import { trackingFacts } from './facts.ts';
import { followConsentTools } from './platforms.ts';

let isStarted = false;

/**
 * Takes the answers of the page's own consent tools for the visitor's, and tells Google's tags on the page what is
 * allowed. Runs once for each page.
 */
export function startConsent(settings: TrackingSettings): void {
  if (isStarted) return;
  isStarted = true;
  const facts = () => trackingFacts(settings);
  const now = () => PURPOSES.filter((purpose) => isAllowed(facts(), purpose));
  tellConsentMode('default', now());
  onChoice(() => tellConsentMode('update', now()));
  followConsentTools((purposes) => {
    const known = readChoice();
    const isNew = !known || purposes.length !== known.length || purposes.some((purpose) => !known.includes(purpose));
    if (isNew) void choose(purposes);
  });
}
