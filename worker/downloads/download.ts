import { callerNetworks } from '../http/network.ts';
import { logError } from '../log.ts';
import type { PageContext } from '../plain-pages/service.ts';
import { sessionSecret, sessionSecrets } from '../session/service.ts';
import { answerWithObject, attachment, itemFileKey } from '../storage/service.ts';
import { contentTypeOf } from './content-type.ts';

import { readToken } from './links.ts';
import { type Refusal, showRefusal } from './refusal-page.ts';
import { stateOf } from './right.ts';
import { beginSession, type FoundRight, findRight, visitorHashOf } from './sessions.ts';

/**
 * Streams a file that was bought, or the part of it that is asked for. A use is counted once the bucket has answered,
 * and only for GET: a visitor's first one opens a session, in which the visitor may resume and repeat the download.
 */
export async function download(c: PageContext): Promise<Response> {
  const { siteId } = c.var.site;
  const now = Date.now();
  const link = readToken(sessionSecrets(c.env), siteId, c.req.query('token'));
  if (!link) return showRefusal(c, 'unknown');
  // The narrowest network names the visitor: each further one uses the link once more.
  const { 64: network } = callerNetworks(c);
  const visitorHash = visitorHashOf(sessionSecret(c.env), siteId, link.downloadId, network);
  const visit = { ...link, visitorHash, now };
  const right = await findRight(c.env.DB, visit);
  if (!right) return showRefusal(c, 'unknown');
  const refusal = refusalOf(right, link.generation, now);
  if (refusal) return showRefusal(c, refusal, right.order_number);
  const answer = await answerWithFile(c, right);
  if (!answer) return showRefusal(c, 'unavailable', right.order_number);
  const carriesBytes = c.req.method === 'GET' && answer.body !== null;
  if (!carriesBytes || right.has_session === 1 || (await beginSession(c.env.DB, visit))) return answer;
  await answer.body?.cancel();
  const current = await findRight(c.env.DB, visit);
  const reason = current && refusalOf(current, link.generation, now);
  return showRefusal(c, reason ?? 'usedUp', right.order_number);
}

/**
 * Returns why a right cannot be used; undefined if it can. Within a session no further use is needed, and a download
 * that was begun in time can be finished.
 */
function refusalOf(right: FoundRight, generation: number, now: number): Refusal | undefined {
  if (right.generation !== generation) return 'replaced';
  const state = stateOf(right, right.order_state, now);
  const isBegun = right.has_session === 1 && (state === 'usedUp' || state === 'expired');
  return state === 'open' || isBegun ? undefined : state;
}

/** Returns undefined, and logs why, if the bucket does not answer or has lost the file. */
async function answerWithFile(c: PageContext, right: FoundRight): Promise<Response | undefined> {
  const { siteId } = c.var.site;
  const file = {
    key: itemFileKey(siteId, right.file_id),
    bytes: right.bytes,
    etag: `"${right.file_id}"`,
    headers: {
      'Content-Type': contentTypeOf(right.name),
      'Content-Disposition': attachment(right.name),
      // A file that an owner has uploaded must never act as a page of the shop.
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  };
  try {
    const answer = await answerWithObject(c.env.FILES, c.req.raw, file);
    if (!answer) throw new Error('The bucket has no such file');
    return answer;
  } catch (error) {
    logError(error as Error, { code: 'FILE_UNAVAILABLE', site: siteId, file: right.file_id });
    return undefined;
  }
}
