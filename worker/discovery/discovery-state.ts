import type { DiscoveryState } from '#runtime/contracts/discovery-state.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { hiddenBecause } from '../site/discovery.ts';
import { fullTitle } from '../site/full-title.ts';
import { hostOrigin } from '../site/host-origin.ts';
import type { Site } from '../site/site.ts';

/** Search engines show about this many characters of a description. */
const DESCRIPTION_MAX_LENGTH = 200;

/** Returns how the shop is found at its main address; at the called one where its owner has chosen none. */
export async function discoveryState({ env, origin: called }: OwnerCall, site: Site): Promise<DiscoveryState> {
  const url = new URL(called);
  const origin = site.primaryHost === null ? url.origin : hostOrigin(url, site.primaryHost);
  const home = await env.DB.prepare(
    "SELECT title, description FROM collections WHERE site_id = ?1 AND url_id = '' AND enabled = 1",
  )
    .bind(site.siteId)
    .first<{ title: string; description: string }>();
  const { title } = site.written;
  return {
    origin,
    hiddenBecause: hiddenBecause(site, new URL(origin).hostname),
    home: {
      title: fullTitle({ title }, home?.title),
      description: plainText(home?.description ?? '').slice(0, DESCRIPTION_MAX_LENGTH),
    },
  };
}
