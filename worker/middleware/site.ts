import { createMiddleware } from 'hono/factory';
import { SITE_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv, Site } from '../env.ts';
import { ApiError } from '../errors.ts';
import { ShortMemory } from './short-memory.ts';

/** How long a change to a site's settings or origins may take to be seen; not kept at all outside production. */
const KEPT_MS = 10_000;
const MAX_KEPT = 1_000;

interface SiteRow {
  site_id: string;
  identifier: string;
  title: string;
  status: number;
  language: string;
  time_zone: string;
  website: string;
  website_settings: string;
  store_settings: string;
  updated_at: number;
  origin_listed: number;
}

/**
 * Finds the site by the host, or on a host that belongs to no site by the publishable key, never by a body. A key
 * that names another site than the host's is answered like an unknown site: 404.
 */
export const site = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header(SITE_HEADER);
  const address = [new URL(c.req.url).hostname, key ?? '', c.req.header('Origin') ?? ''] as const;
  const read = () => findSite(c.env.DB, ...address);
  const row = await (c.env.ENVIRONMENT === 'production' ? kept.get(JSON.stringify(address), read) : read());
  if (!row || (key !== undefined && key !== row.site_id)) throw new ApiError('NOT_FOUND');
  c.set('site', toSite(row));
  c.set('originListed', row.origin_listed === 1);
  await next();
});

const kept = new ShortMemory<SiteRow | null>({ lifetimeMs: KEPT_MS, maxKeys: MAX_KEPT });

function findSite(db: D1Database, hostname: string, key: string, origin: string): Promise<SiteRow | null> {
  return db
    .prepare(
      `SELECT sites.*,
         EXISTS (SELECT 1 FROM site_origins o WHERE o.site_id = sites.site_id AND o.origin = ?3) AS origin_listed
       FROM sites
       WHERE site_id = COALESCE((SELECT site_id FROM site_domains WHERE hostname = ?1), ?2)`,
    )
    .bind(hostname, key, origin)
    .first<SiteRow>();
}

/** By its id, for work that no visitor has called for. */
export async function readSite(db: D1Database, siteId: string): Promise<Site | undefined> {
  const row = await db.prepare('SELECT * FROM sites WHERE site_id = ?1').bind(siteId).first<SiteRow>();
  return row ? toSite(row) : undefined;
}

export function toSite(row: SiteRow): Site {
  return {
    siteId: row.site_id,
    identifier: row.identifier,
    title: row.title,
    status: row.status,
    language: row.language,
    timeZone: row.time_zone,
    website: JSON.parse(row.website),
    websiteSettings: JSON.parse(row.website_settings),
    storeSettings: JSON.parse(row.store_settings),
    updatedAt: row.updated_at,
  };
}
