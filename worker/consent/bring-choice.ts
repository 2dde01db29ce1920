import type { Context } from 'hono';
import { ANSWERED_COOKIE, CHOICE_COOKIE, CHOICE_MS } from '#runtime/contracts/visitor-cookies.ts';
import { parseCensus } from '#runtime/domain/census-cookie.ts';
import { isAllowed, parseChoice } from '#runtime/domain/may-track.ts';
import { parseVisit } from '#runtime/domain/next-visit.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cookieValues, hostCookie } from '../session/service.ts';
import { consentFacts, isColleague, readableCookie } from './facts.ts';
import { type Answer, applyToActs, keepAnswer } from './keep-choice.ts';
import { type BroughtVisit, continueVisit } from './visitor-cookies.ts';

/**
 * The consent of a visitor in a form from a page of another origin, as that page keeps it; undefined for a missing
 * field.
 */
export interface BroughtTexts {
  choice: string | undefined;
  /** Ms since the epoch. */
  answeredAt: string | undefined;
  census: string | undefined;
  visit: string | undefined;
}

/**
 * Applies a visitor's answer on a page of another origin, unless the shop's own pages have a later answer, and the
 * census of a visitor who may be counted and has none here. Acts in the cart follow the answer that counts. The caller
 * has checked that the site lists the page's origin.
 */
export async function bringChoice(
  c: Context<AppEnv>,
  texts: BroughtTexts,
  { cartToken, now }: { cartToken: string; now: number },
): Promise<void> {
  const own = ownAnswer(c);
  const brought = answerOf(texts, now);
  const visit = visitOf(texts, now);
  const isNewer = brought && (!own || brought.at > own.at);
  const answer = isNewer ? brought : own;
  if (isNewer) {
    const visitorId = keepAnswer(c, brought, { now, brought: visit });
    return applyToActs(c, cartToken, brought.choice, visitorId);
  }
  const isCounted = !isColleague(c) && isAllowed(consentFacts(c));
  const visitorId = isCounted ? continueVisit(c, now, visit) : undefined;
  if (answer) await applyToActs(c, cartToken, answer.choice, visitorId);
}

/** The answer on the shop's own pages. One whose time is not known is taken for the last one. */
function ownAnswer(c: Context<AppEnv>): Answer | undefined {
  const choice = parseChoice(readableCookie(c, CHOICE_COOKIE));
  const [at] = cookieValues(c, hostCookie(c, ANSWERED_COOKIE));
  return choice && { choice, at: readTime(at) ?? Number.POSITIVE_INFINITY };
}

function answerOf({ choice: text, answeredAt }: BroughtTexts, now: number): Answer | undefined {
  const choice = parseChoice(text);
  const at = readTime(answeredAt);
  if (!choice || at === undefined || at + CHOICE_MS <= now) return undefined;
  // A clock that is fast must not make an answer later than all answers that follow.
  return { choice, at: Math.min(at, now) };
}

function visitOf({ census: text, visit }: BroughtTexts, now: number): BroughtVisit | undefined {
  const census = parseCensus(text);
  const start = parseVisit(visit);
  return census && { census, start: start !== undefined && start <= now ? start : undefined };
}

/** Reads ms since the epoch; undefined for anything else. */
function readTime(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
