import { Hono } from 'hono';
import { Seals } from '#runtime/contracts/seals.ts';
import type { AppEnv } from '../http/app-env.ts';
import { owner } from '../http/middleware/owner.ts';
import { countSeals, resealAll } from '../session/service.ts';

/** The owner's API for texts of the shop that are sealed by the server's secret. Other shops wait for the hourly job. */
export const ownerSeals = new Hono<AppEnv>();

ownerSeals.post(
  '/api/owner/seals',
  owner('settings:write', {
    summary: 'Seals the shop’s texts of the server’s previous secret anew, and counts sealed texts by key',
    moves: 'nothing',
    answer: Seals,
  }),
  async (c) => {
    const { siteId } = c.var.site;
    await resealAll(c.env, siteId);
    return c.json(await countSeals(c.env, siteId));
  },
);
