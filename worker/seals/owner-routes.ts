import { Hono } from 'hono';
import { Seals } from '#runtime/contracts/seals.ts';
import type { AppEnv } from '../http/app-env.ts';
import { owner } from '../http/middleware/owner.ts';
import { countSeals, resealAll } from '../session/service.ts';

/** The owner's API for texts that are sealed by the server's secret. */
export const ownerSeals = new Hono<AppEnv>();

ownerSeals.post(
  '/api/owner/seals',
  owner('settings:write', {
    summary: 'Seals anew what the server’s previous secret has sealed, and counts sealed texts by key',
    moves: 'nothing',
    answer: Seals,
  }),
  async (c) => {
    await resealAll(c.env);
    return c.json(await countSeals(c.env, c.var.site.siteId));
  },
);
