import type { Context } from 'hono';
import { ANSWERED_COOKIE, CHOICE_COOKIE, CHOICE_MS } from '#runtime/contracts/visitor-cookies.ts';
import { choiceText, isAllowed, PURPOSES, type Purpose } from '#runtime/domain/may-track.ts';
import { answerActs, readSource } from '../acts/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cartIdOf, setHostCookie, visitorHashOf } from '../session/service.ts';
import { consentFacts, isColleague } from './facts.ts';
import { type BroughtVisit, clearVisitorCookies, continueVisit, setReadable } from './visitor-cookies.ts';

/** A visitor's answer. */
export interface Answer {
  choice: readonly Purpose[];
  /** When it was given, in ms since the epoch. */
  at: number;
}

/**
 * Keeps a visitor's answer, and sets or clears the cookies by which visitors are counted. Pages of other origins keep
 * the answer themselves. Acts that waited for the answer are counted or deleted, and earlier ones lose each purpose
 * that is not allowed any more.
 */
export async function keepChoice(c: Context<AppEnv>, choice: readonly Purpose[], now: number): Promise<void> {
  const visitorId = c.var.visitor.mode === 'token' ? undefined : keepAnswer(c, { choice, at: now }, { now });
  await applyToActs(c, c.var.visitor.cartToken, choice, visitorId);
}

/** Sets and clears the cookies that an answer leads to. Returns the id of the census of a visitor who is counted. */
export function keepAnswer(
  c: Context<AppEnv>,
  { choice, at }: Answer,
  { now, brought }: { now: number; brought?: BroughtVisit | undefined },
): string | undefined {
  const secondsLeft = Math.floor((at + CHOICE_MS - now) / 1000);
  setReadable(c, CHOICE_COOKIE, choiceText(choice), secondsLeft);
  setHostCookie(c, ANSWERED_COOKIE, String(at), secondsLeft);
  if (purposesOf(c, choice).includes('analytics')) return continueVisit(c, now, brought);
  clearVisitorCookies(c);
  return undefined;
}

/** Counts or forgets what waited for an answer, in a cart and in the visitor's pending orders. */
export async function applyToActs(
  c: Context<AppEnv>,
  cartToken: string | undefined,
  choice: readonly Purpose[],
  visitorId: string | undefined,
): Promise<void> {
  const { siteId } = c.var.site;
  const cartId = cartToken ? cartIdOf(cartToken) : '';
  const visitor = { siteId, cartId, visitorHash: visitorHashOf(c.var.visitor.id) };
  await answerActs(c.env.DB, visitor, readSource(c, purposesOf(c, choice), visitorId));
}

/** Returns the purposes for which a visitor with this answer may be recorded. */
function purposesOf(c: Context<AppEnv>, choice: readonly Purpose[]): Purpose[] {
  const facts = { ...consentFacts(c), choice };
  return isColleague(c) ? [] : PURPOSES.filter((purpose) => isAllowed(facts, purpose));
}
