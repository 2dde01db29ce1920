import { boot } from '../boot.ts';
import { trackingFacts } from '../consent/facts.ts';
import { hasConsentParty } from '../consent/has-consent-tool.ts';
import { UNKNOWN_RULES } from '../consent/unknown-rules.ts';
import { isAnswerUnsent } from '../consent/unsent.ts';
import { writtenSettings } from '../consent/written-settings.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { isAllowed } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { beginVisit, type RunningVisit } from './begin-visit.ts';
import { forgetVisit } from './forget-visit.ts';
import { mayAskForRules, permissionBy } from './gate.ts';
import { addressBy } from './post.ts';
import type { PageLoad } from './visit.ts';

/**
 * Records the page's visit where its visitor allows that. While that is open, the page keeps its events in memory; a
 * refusal ends and forgets everything, and a later agreement begins anew, without what was sent before. Hears the
 * events of the cart that the loader has kept, `early`, and returns the function that hears those that follow. The
 * signal ends the recording.
 */
export function startTelemetry(early: readonly Event[], signal: AbortSignal): (event: Event) => void {
  let rules = writtenSettings();
  let running: RunningVisit | undefined;
  let kept = early;
  let continueVisit = () => {};
  const load: PageLoad = { isSent: false, wasRefused: false };

  const facts = () => rules && trackingFacts(rules);
  function permission() {
    const known = facts();
    if (known) return permissionBy(known);
    return mayAskForRules(trackingFacts) ? 'open' : 'refused';
  }

  function followAnswer(): void {
    const known = facts();
    if (known && isAllowed(known)) continueVisit();
    const now = permission();
    if (now === 'refused') {
      stop();
      return;
    }
    running ??= begin();
    if (now !== 'allowed') return;
    boot().visitor = readKept(CENSUS_COOKIE) ?? '';
    running.release();
  }

  function begin(): RunningVisit {
    const visit = beginVisit({ facts, permission, load });
    for (const event of kept) visit.hearCart(event);
    kept = [];
    return visit;
  }

  function stop(): void {
    load.wasRefused = true;
    running?.end();
    running = undefined;
    kept = [];
    delete boot().visitor;
    forgetVisit();
  }

  /** Asks the shop for its rules, unless the visitor has refused; called again after each answer. */
  async function learnRules(): Promise<void> {
    if (!rules && mayAskForRules(trackingFacts)) {
      const elsewhere = await import('./elsewhere.ts');
      addressBy(elsewhere.addressed);
      continueVisit = elsewhere.continueVisit;
      rules ??= (await elsewhere.fetchSettings())?.tracking;
      if (rules) followAnswer();
    }
    if (!hasConsentParty()) return;
    const { startConsent } = await import('../consent/start.ts');
    // Also for a visitor who has refused: Google's tags get that on each page, and a tool may have another answer.
    startConsent(() => rules ?? UNKNOWN_RULES, signal);
  }

  async function makeUpForAnswer(): Promise<void> {
    if (!isAnswerUnsent()) return;
    const { sendAgainToShop } = await import('../consent/send-to-shop.ts');
    await sendAgainToShop();
  }

  const onChoice = () => {
    followAnswer();
    learnRules().catch(() => {});
  };
  addEventListener('sq-consent-changed', onChoice, { signal });
  // The visitor may have answered on the page from which they come back.
  addEventListener('pageshow', ({ persisted }) => persisted && onChoice(), { signal });
  signal.addEventListener('abort', () => running?.end());
  followAnswer();
  // A visitor whose browser cannot fetch a script has left, or has no connection.
  learnRules().catch(() => {});
  makeUpForAnswer().catch(() => {});
  return (event) => {
    // The visitor may have agreed since, on a page that announces it to no other tab.
    if (!running) followAnswer();
    running?.hearCart(event);
  };
}
