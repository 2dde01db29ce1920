import { addressOf } from '#runtime/api/calls.ts';
import type { RestockGroup, RestockGroups, SEND_REQUESTS_MAX } from '#runtime/contracts/restock.ts';
import { change, nextPage } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { RESTOCK } from '../addresses.ts';
import { isInStock } from './restock-columns.tsx';

/** Most variants of one call. */
const MOST: typeof SEND_REQUESTS_MAX = 100;
/** Variants in a call: few enough that the bar moves often, and that a stop takes effect soon. */
const PART = Math.min(10, MOST);

export interface SentSoFar {
  done: number;
  total: number;
  mails: number;
  /** Mails that the next minutes bring. */
  remaining: number;
  failed: number;
}

/**
 * Sends the mails about everything that is in stock, part by part. Rejects with the signal's reason when it is stopped.
 */
export async function sendAll(signal: AbortSignal, onProgress: (sent: SentSoFar) => void): Promise<SentSoFar> {
  const groups = await groupsInStock(signal);
  let sent: SentSoFar = { done: 0, total: groups.length, mails: 0, remaining: 0, failed: 0 };
  onProgress(sent);
  for (let start = 0; start < groups.length; start += PART) {
    signal.throwIfAborted();
    const part = groups.slice(start, start + PART);
    const sendRequests = part.map(({ productId, variantId }) => ({ productId, variantId }));
    const call = { method: 'POST', path: `${RESTOCK}/send/all`, body: { sendRequests } } as const;
    const { results } = (await change(call)).body;
    sent = {
      ...sent,
      done: sent.done + part.length,
      mails: sent.mails + results.reduce((sum, result) => sum + result.sent, 0),
      remaining: sent.remaining + results.reduce((sum, result) => sum + result.remaining, 0),
      failed: sent.failed + results.filter(({ error }) => error !== undefined).length,
    };
    onProgress(sent);
  }
  return sent;
}

async function groupsInStock(signal: AbortSignal): Promise<RestockGroup[]> {
  const path = addressOf(`${RESTOCK}/groups`, { limit: 100 });
  const groups: RestockGroup[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: RestockGroups = (await callInSession({ method: 'GET', path: nextPage(path, cursor), signal })).body;
    groups.push(...page.signUpGroups.filter(isInStock));
    cursor = page.nextPageCursor;
  }
  return groups;
}
