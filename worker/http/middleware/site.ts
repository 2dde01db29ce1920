import { createMiddleware } from 'hono/factory';
import { SITE_HEADER } from '#runtime/contracts/http.ts';
import { type FoundSiteRow, findSite, toSite } from '../../site/repository.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { ShortMemory } from './short-memory.ts';

/** How long production keeps a site in memory: a change to its settings or origins takes this long to be seen. */
const KEPT_MS = 10_000;
const MAX_KEPT = 1_000;

/**
 * Finds the site by the request's host or, on a host that belongs to no site, by the publishable key; never by a body.
 * A key of another site than the host's gets 404, like an unknown site.
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

const kept = new ShortMemory<FoundSiteRow | null>({ lifetimeMs: KEPT_MS, maxKeys: MAX_KEPT });
