import type * as z from 'zod/mini';
import type { StatKind } from '#runtime/contracts/stats.ts';
import { VISITOR_HIT } from '#runtime/contracts/telemetry.ts';
import type { Hit } from '#runtime/contracts/telemetry-calls.ts';
import { isPersonal, pageKey } from './page-key.ts';

type Counts = [kind: StatKind, key: string][];

const DIRECT = 'direct';
const TERM_MAX_LENGTH = 50;

/** Returns what a hit adds to the shop's numbers. `ownHost` is the host of the shop's own pages. */
export function hitCounts(event: number, hit: z.infer<typeof Hit>, ownHost: string): Counts {
  const url = new URL(hit.url);
  switch (event) {
    case VISITOR_HIT.pageView:
      return [['hits', ''], ['hits', pageKey(url, ownHost)], ...visitCounts(hit, url)];
    case VISITOR_HIT.siteSearch:
      return searchCounts(hit, url);
    case VISITOR_HIT.heartbeat:
      return [['heartbeats', '']];
    default:
      return [['media', event === VISITOR_HIT.audio ? 'audio' : 'video']];
  }
}

/** The first page view of a visit says from where the visitor came. */
function visitCounts({ referrer }: z.infer<typeof Hit>, url: URL): Counts {
  if (referrer === undefined) return [];
  const source = (url.searchParams.get('utm_source') || referrer || DIRECT).toLowerCase();
  const isPlain = /^[\w.:-]{1,100}$/.test(source) && !isPersonal(source);
  return [
    ['visits', ''],
    ['sources', isPlain ? source : 'other'],
  ];
}

function searchCounts({ resultCount }: z.infer<typeof Hit>, url: URL): Counts {
  const term = (url.searchParams.get('q') ?? '').trim().toLowerCase().replace(/\s+/g, ' ').slice(0, TERM_MAX_LENGTH);
  if (!term || isPersonal(term)) return [];
  return [['searches', term], ...(resultCount === 0 ? ([['emptySearches', term]] as Counts) : [])];
}
