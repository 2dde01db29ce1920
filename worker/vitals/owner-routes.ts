import { Hono } from 'hono';
import { SpanQuery } from '#runtime/contracts/stats.ts';
import { Vitals } from '#runtime/contracts/vitals-calls.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { dayOf, spanOf } from '../stats/service.ts';
import { readVitals } from './read-vitals.ts';

const VITALS = '/api/owner/vitals';

/** How fast the shop's pages are, for its owner. */
export const ownerVitals = new Hono<AppEnv>();

ownerVitals.get(
  VITALS,
  owner('stats:read', { summary: 'Reads how fast the shop’s pages are', moves: 'nothing', answer: Vitals }),
  query(SpanQuery),
  async (c) => c.json(await readVitals(c.env.DB, c.var.site.siteId, spanOf(c.var.query, dayOf(Date.now())))),
);
