import { Hono } from 'hono';
import { DiscoveryState } from '#runtime/contracts/discovery-state.ts';
import type { AppEnv } from '../http/app-env.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { discoveryState } from './discovery-state.ts';

/** What search engines and agents learn of the shop, for its owner. */
export const ownerDiscovery = new Hono<AppEnv>();

ownerDiscovery.get(
  '/api/owner/discovery',
  owner('settings:read', {
    summary: 'Says whether search engines and agents find the shop, and why not',
    moves: 'nothing',
    answer: DiscoveryState,
  }),
  async (c) => c.json(await discoveryState(ownerCall(c), c.var.site)),
);
