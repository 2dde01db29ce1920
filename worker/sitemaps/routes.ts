import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { entityTag, isFresh } from '../http/entity-tag.ts';
import { ApiError } from '../http/errors.ts';

import { isFindable } from '../site/discovery.ts';
import { mapSite, pageXml } from './entries.ts';
import { itemStream } from './item-stream.ts';
import { type PartRow, readCollections, readPages, readParts } from './repository.ts';
import { robotsText } from './robots.ts';
import { ADDRESSES_MAX, mostItems } from './sizes.ts';
import { indexXml, URLSET_END, URLSET_START } from './xml.ts';

const PAGES = '/sitemaps/pages.xml';
const PARTS = '/sitemaps/:file{items-[1-9]\\d{0,5}\\.xml}';
const partPath = (number: number) => `/sitemaps/items-${number}.xml`;
/** After every id. */
const LAST = '\u{10FFFF}';
/** How long crawlers may keep what they have fetched. */
const CACHE = 'public, max-age=300';
const XML = 'application/xml; charset=utf-8';

/**
 * What crawlers fetch before a shop's pages. It answers in a shop that is closed or has a password too: robots.txt lets
 * search engines read there that they are to leave it out, and there is no map.
 */
export const sitemaps = new Hono<AppEnv>();

sitemaps.get('/robots.txt', (c) => {
  const text = robotsText(c.var.site, new URL(c.req.url).origin);
  return answerWhole(c, text, 'text/plain; charset=utf-8');
});

sitemaps.get('/sitemap.xml', async (c) => {
  const { site } = requireFindable(c);
  const { origin } = new URL(c.req.url);
  const { hasPages, hasItems, parts } = await readParts(c.env.DB, site.siteId);
  const items = hasItems ? oneAtLeast(parts) : [];
  const found = [
    ...(hasPages ? [{ url: origin + PAGES, changedAt: site.updatedAt }] : []),
    ...items.map(({ changed_at }, index) => ({ url: origin + partPath(index + 1), changedAt: changed_at })),
  ];
  if (found.length === 0) throw new ApiError('NOT_FOUND');
  return answerWhole(c, indexXml(found), XML);
});

sitemaps.get(PAGES, async (c) => {
  const { site, map } = requireFindable(c);
  const limit = Math.min(mostItems(site), ADDRESSES_MAX);
  const rows = await readPages(c.env.DB, site.siteId, { hasLanguages: site.languages.length > 0, limit });
  if (rows.length === 0) throw new ApiError('NOT_FOUND');
  return answerWhole(c, URLSET_START + rows.map((row) => pageXml(map, row)).join('') + URLSET_END, XML);
});

sitemaps.get(PARTS, async (c) => {
  const { site, map } = requireFindable(c);
  const { DB: db } = c.env;
  const number = Number.parseInt(c.req.param('file').slice('items-'.length), 10);
  const [{ parts }, collections] = await Promise.all([
    readParts(db, site.siteId),
    readCollections(db, site.siteId, site.languages.length > 0),
  ]);
  const part = oneAtLeast(parts)[number - 1];
  if (!part) throw new ApiError('NOT_FOUND');
  const range = { from: part.first_id, isAfter: false, until: parts[number]?.first_id ?? LAST };
  const body = await itemStream({ db, site, map, collections, range, limit: mostItems(site) });
  if (!body) throw new ApiError('NOT_FOUND');
  return c.body(body, 200, { 'Content-Type': XML, 'Cache-Control': CACHE });
});

/** A site that was not counted yet has one part. */
function oneAtLeast(parts: readonly PartRow[]): readonly PartRow[] {
  return parts.length > 0 ? parts : [{ first_id: '', changed_at: 0 }];
}

/** Throws NOT_FOUND where the shop may not be found, and on a host that has no pages of its own. */
function requireFindable(c: Context<AppEnv>) {
  const { site } = c.var;
  const url = new URL(c.req.url);
  const map = mapSite(site, url.origin);
  if (!isFindable(site, url.hostname) || map.here.size === 0) throw new ApiError('NOT_FOUND');
  return { site, map };
}

async function answerWhole(c: Context<AppEnv>, text: string, type: string): Promise<Response> {
  const etag = await entityTag(text);
  const headers = { 'Content-Type': type, 'Cache-Control': CACHE, ETag: etag };
  return isFresh(c.req.header('If-None-Match'), etag) ? c.body(null, 304, headers) : c.body(text, 200, headers);
}
