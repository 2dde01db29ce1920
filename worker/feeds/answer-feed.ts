import type { Context } from 'hono';
import type { FeedFile, FeedName } from '#runtime/contracts/feed-names.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isFresh } from '../http/entity-tag.ts';
import { ApiError } from '../http/errors.ts';
import { deliveryOffers } from '../offers/service.ts';
import { pageBase } from '../site/link-base.ts';
import { shopCountry } from '../site/shop-country.ts';
import { keysOf } from './build.ts';
import { feedBody } from './feed-body.ts';
import type { FeedWriter } from './feed-writer.ts';
import { isServable } from './freshness.ts';
import { feedFor } from './service.ts';

/** After this time the job has run again. */
const RETRY_AFTER_SECONDS = 600;
const CACHE = 'public, max-age=300';

interface AskedFeed {
  feed: FeedName;
  file: FeedFile;
  writer: FeedWriter;
}

/** Answers with a file of a feed, or with 503 while a large shop's feed is not built yet. */
export async function answerFeed(c: Context<AppEnv>, { feed, file, writer }: AskedFeed): Promise<Response> {
  const { site } = c.var;
  const now = Date.now();
  const since = readSince(c.req.query('since'));
  const build = await feedFor(c.env, site, now);
  if (!build?.built || !isServable(build, now)) {
    return c.text('', 503, { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' });
  }
  const { at } = build.built;
  const base = pageBase(site, c.req.url);
  const headers = {
    'Content-Type': writer.contentType,
    'Cache-Control': CACHE,
    'Last-Modified': new Date(at).toUTCString(),
    'X-Robots-Tag': 'noindex',
    ETag: `"${at}-${file}-${since}-${new URL(base).hostname}"`,
  };
  if (isFresh(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const body = feedBody({
    ...{ bucket: c.env.FILES, siteId: site.siteId, keys: keysOf(site.siteId, site.language, build.built) },
    ...{ feed, writer, since },
    context: {
      ...{ base, title: site.title, language: site.language, country: shopCountry(site) },
      deliveries: deliveryOffers(site),
    },
  });
  return c.body(body, 200, headers);
}

/** Reads the moment in a query, as ms since the epoch or a date (ISO 8601); 0 without one. Throws INVALID_REQUEST. */
export function readSince(text = ''): number {
  if (text === '') return 0;
  const moment = /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(moment)) throw new ApiError('INVALID_REQUEST', { fields: ['since'] });
  return moment;
}
