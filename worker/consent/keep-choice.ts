import type { Context } from 'hono';
import { CHOICE_COOKIE } from '#runtime/contracts/visitor-cookies.ts';
import { choiceText, isAllowed, PURPOSES, type Purpose } from '#runtime/domain/may-track.ts';
import { answerActs, readSource } from '../acts/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cartIdOf, visitorHashOf } from '../session/service.ts';
import { consentFacts, isColleague } from './facts.ts';
import { clearVisitorCookies, continueVisit, setReadable } from './visitor-cookies.ts';

/** After this time visitors are asked again. */
const CHOICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Keeps a visitor's answer, and sets or clears the cookies by which visitors are counted. Pages of other origins keep
 * the answer themselves. What waited for the answer is counted or forgotten, and
 * what was allowed before keeps no purpose that is not allowed any more.
 */
export async function keepChoice(c: Context<AppEnv>, choice: readonly Purpose[], now: number): Promise<void> {
  const facts = { ...consentFacts(c), choice };
  const purposes = isColleague(c) ? [] : PURPOSES.filter((purpose) => isAllowed(facts, purpose));
  await settleActs(c, purposes, keepCookies(c, choice, purposes.includes('analytics'), now));
}

/** Returns the id of the visitor's census; undefined for a visitor who is not counted. */
function keepCookies(c: Context<AppEnv>, choice: readonly Purpose[], isCounted: boolean, now: number) {
  if (c.var.visitor.mode === 'token') return undefined;
  setReadable(c, CHOICE_COOKIE, choiceText(choice), CHOICE_SECONDS);
  if (isCounted) return continueVisit(c, now);
  clearVisitorCookies(c);
  return undefined;
}

async function settleActs(c: Context<AppEnv>, purposes: readonly Purpose[], visitorId: string | undefined) {
  const { cartToken, id } = c.var.visitor;
  const { siteId } = c.var.site;
  const visitor = { siteId, cartId: cartToken ? cartIdOf(cartToken) : '', visitorHash: visitorHashOf(id) };
  await answerActs(c.env.DB, visitor, readSource(c, purposes, visitorId));
}
