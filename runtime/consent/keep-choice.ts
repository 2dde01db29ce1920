import { CHOICE_COOKIE, CHOICE_MS, VISITOR_COOKIES } from '../contracts/visitor-cookies.ts';
import { choiceText, type Purpose } from '../domain/may-track.ts';
import { forget, keep } from '../kept.ts';

/**
 * Everything that is kept about a visitor beside the answer itself, by the names of cookies and of the page's storage.
 */
export const VISITOR_NAMES: readonly string[] = [
  ...VISITOR_COOKIES,
  'SS_ANALYTICS_ID',
  'SS_ANALYTICS_ID_expires',
  'SS_SESSION_ID',
  'SS_IS_FIRST_SESSION',
  'SS_HAS_LANDED',
  'SS_MID',
];

/** These serve advertising alone. */
const MARKETING_NAMES = ['SS_MID'];

/** Keeps the visitor's answer on this page, and removes what is kept about them for a purpose that is not allowed. */
export function keepChoice(purposes: readonly Purpose[]): void {
  keep(CHOICE_COOKIE, choiceText(purposes), CHOICE_MS);
  if (!purposes.includes('analytics')) forgetVisitor();
  else if (!purposes.includes('marketing')) for (const name of MARKETING_NAMES) forget(name);
}

/** Removes everything by which this visitor can be recognised. */
export function forgetVisitor(): void {
  for (const name of VISITOR_NAMES) forget(name);
}
