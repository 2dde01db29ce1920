import { UNKNOWN_RULES } from '../consent/unknown-rules.ts';
import type { TrackingSettings } from '../contracts/telemetry.ts';
import { mayTrack, type TrackingFacts } from '../domain/may-track.ts';

/**
 * What the page may record of its visitor: everything; nothing before the visitor has answered, so that it is kept in
 * memory; or nothing at all.
 */
export type Permission = 'allowed' | 'open' | 'refused';

/** What decides whether something may be sent; it is asked before each call. */
export interface Gate {
  /** Undefined as long as the page does not know its shop's rules. */
  facts(): TrackingFacts | undefined;
  permission(): Permission;
}

/** Returns the permission by all facts; the facts of a page that does not know its shop's rules yet allow nothing. */
export function permissionBy(facts: TrackingFacts): Permission {
  if (mayTrack(facts)) return 'allowed';
  // Global Privacy Control is an answer until another one is given.
  const isRefused = facts.choice ? !facts.choice.includes('analytics') : facts.hasPrivacySignal;
  return isRefused || facts.isAnalyticsDisabled || facts.isRestrictiveCookiePolicyAbsolute ? 'refused' : 'open';
}

/** Whether the shop may be asked for its rules: not for a visitor who has refused, by an answer or by the browser. */
export function mayAskForRules(read: (settings: TrackingSettings) => TrackingFacts): boolean {
  const { choice, hasPrivacySignal } = read(UNKNOWN_RULES);
  return choice ? choice.includes('analytics') : !hasPrivacySignal;
}
