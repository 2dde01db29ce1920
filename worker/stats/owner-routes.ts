import { Hono } from 'hono';
import { Stats, StatsQuery } from '#runtime/contracts/stats.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { readStats, spanOf } from './read-stats.ts';

const STATS = '/api/owner/stats';

/** The shop's numbers, for its owner. */
export const ownerStats = new Hono<AppEnv>();

ownerStats.get(
  STATS,
  owner('stats:read', { summary: 'Reads the shop’s numbers', moves: 'nothing', answer: Stats }),
  query(StatsQuery),
  async (c) => {
    const span = spanOf(c.var.query, Date.now());
    return c.json(await readStats(c.env.DB, c.var.site.siteId, span));
  },
);
