import { beforeEach, describe, expect, test } from 'vitest';
import { Hit, HitForm } from '#runtime/contracts/telemetry-calls.ts';
import { audio, heartbeat, pageView, siteSearch, video } from '../fixtures/telemetry/hits.ts';
import { OWN_PAGE } from '../fixtures/telemetry/pages.ts';
import { count, openShops } from '../worker/shops.ts';
import { CensusQueue, makeCall, ownersStats, TRACKED_VISITS } from '../worker/tracked-visits.ts';

/** `runtime/telemetry/page-calls.test.ts` holds that pages make these calls; here the Worker takes them in. */
const HITS = { pageView, siteSearch, heartbeat, audio, video };
const PATH = '/shop/p/mug';

beforeEach(openShops);

describe('hits that pages send', () => {
  test.each(Object.entries(HITS))('the hit %s keeps to the contract', (_, hit) => {
    const { data } = HitForm.parse(Object.fromEntries(new URLSearchParams(hit(OWN_PAGE).body)));
    expect(Hit.parse(JSON.parse(data))).toEqual(JSON.parse(data));
  });

  test.each(TRACKED_VISITS)('from a page %s they are taken in, and the owner reads them', async (_, arrive) => {
    const [{ visitor, page }, queue] = [await arrive(), new CensusQueue()];
    for (const hit of Object.values(HITS)) expect((await makeCall(visitor, hit(page), queue.env)).status).toBe(204);
    expect(await count('stat_days')).toBe(0);
    await queue.count();
    expect(await ownersStats()).toMatchObject({
      totals: { visits: 1, hits: 1 },
      pages: [{ key: page.origin === OWN_PAGE.origin ? PATH : `embed.example${PATH}`, count: 1 }],
      sources: [{ key: 'blog.example', count: 1 }],
      searches: [{ key: 'green tea', count: 1 }],
      emptySearches: [{ key: 'green tea', count: 1 }],
      visibleSeconds: 30,
      media: [
        { key: 'audio', count: 1 },
        { key: 'video', count: 1 },
      ],
    });
  });
});
