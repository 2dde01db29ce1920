import type { Context } from 'hono';
import { CHOICE_COOKIE } from '#runtime/contracts/cookies.ts';
import { choiceText, isAllowed, type Purpose } from '#runtime/domain/may-track.ts';
import type { AppEnv } from '../http/app-env.ts';
import { consentFacts, isColleague } from './facts.ts';
import { clearVisitorCookies, continueVisit, setReadable } from './visitor-cookies.ts';

/** After this time visitors are asked again. */
const CHOICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps a visitor's answer, and sets or clears the cookies by which visitors are counted. Pages of other origins keep
 * the answer themselves.
 */
export async function keepChoice(c: Context<AppEnv>, choice: readonly Purpose[], now: number): Promise<void> {
  if (c.var.visitor.mode === 'token') return;
  setReadable(c, CHOICE_COOKIE, choiceText(choice), CHOICE_SECONDS);
  if (!isColleague(c) && isAllowed({ ...consentFacts(c), choice })) continueVisit(c, now);
  else clearVisitorCookies(c);
}
