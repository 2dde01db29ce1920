import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { CONSENT_HEADER, CRUMB_HEADER, SITE_HEADER } from '#runtime/contracts/http.ts';
import { Stats } from '#runtime/contracts/stats.ts';
import { countBatch } from '#worker/census/service.ts';
import type { Bindings, CensusMessage } from '#worker/env.ts';
import type { PageCall } from '../fixtures/telemetry/page-call.ts';
import { ELSEWHERE, OWN_PAGE, type TrackedPage } from '../fixtures/telemetry/pages.ts';
import { Buyer, Embedder, read } from './buyer.ts';
import { OwnerProgram } from './owner.ts';

/** A visitor with the page that sends what it records of the visit. */
interface TrackedVisit {
  visitor: Buyer;
  page: TrackedPage;
}

/** Returns a visitor of the shop's own page, with the crumb that the page would read. */
async function visitOwnPage(): Promise<TrackedVisit> {
  const visitor = await withCookies(new Buyer()).arrive();
  return { visitor, page: { ...OWN_PAGE, crumb: visitor.cookies.get('crumb') ?? '' } };
}

/** Returns a visitor of the shop's own page who has a crumb that the shop did not make for them. */
export function visitWithOldCrumb(): TrackedVisit {
  const visitor = withCookies(new Buyer());
  visitor.cookies.set('crumb', OWN_PAGE.crumb);
  return { visitor, page: OWN_PAGE };
}

function withCookies(visitor: Buyer): Buyer {
  visitor.cookies.set('ss_cookieAllowed', 'analytics');
  return visitor.mayBeCounted();
}

/** Visits by the pages that can record them. */
export const TRACKED_VISITS: [string, () => Promise<TrackedVisit>][] = [
  ['of the shop’s own', visitOwnPage],
  ['of a listed origin', async () => ({ visitor: new Embedder(), page: ELSEWHERE })],
];

/** Makes a call with exactly its bytes and the headers that its page sets. */
export function makeCall(visitor: Buyer, call: PageCall, bindings: Partial<Bindings> = {}): Promise<Response> {
  const { path, method, body, hasCookies } = call;
  const unset = { [CRUMB_HEADER]: undefined, [SITE_HEADER]: undefined, [CONSENT_HEADER]: undefined };
  const headers = { ...unset, ...(!hasCookies && { Cookie: undefined }), ...call.headers };
  const sent = { method, headers, env: bindings };
  return visitor.fetch(path, method === 'GET' ? sent : { ...sent, body });
}

/** The queue of what pages have sent, until it is counted. */
export class CensusQueue {
  static #batches = 0;
  readonly messages: CensusMessage[] = [];

  get env(): Partial<Bindings> {
    const CENSUS = { send: async (message: CensusMessage) => void this.messages.push(message) };
    return { CENSUS } as unknown as Partial<Bindings>;
  }

  /** Counts all that waits, as the queue's consumer does. */
  async count(): Promise<void> {
    const batch = `sent-${CensusQueue.#batches++}`;
    const messages = this.messages
      .splice(0)
      .map((body, i) => ({ id: `${batch}-${i}`, timestamp: new Date(), attempts: 1, body }));
    await countBatch(createMessageBatch('storefront-census', messages), env);
  }
}

/** Returns the shop's numbers as its owner reads them. */
export async function ownersStats(): Promise<Stats> {
  return read(await (await OwnerProgram.of()).fetch('/api/owner/stats'), Stats);
}
