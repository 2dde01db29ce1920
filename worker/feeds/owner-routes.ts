import { Hono } from 'hono';
import { FeedBuild, FeedBuildRequest, FeedProblems, FeedProblemsQuery, SiteFeeds } from '#runtime/contracts/feeds.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { buildForOwner, readFeedProblems, readFeeds } from './owner-service.ts';

const FEEDS = '/api/owner/feeds';

/** The owner's API for product feeds: how they stand, what they refuse, and building them now. */
export const ownerFeeds = new Hono<AppEnv>();

ownerFeeds.get(
  FEEDS,
  owner('catalogue:read', {
    summary: 'Reads the product feeds: addresses, state, counts',
    moves: 'nothing',
    answer: SiteFeeds,
  }),
  async (c) => c.json(await readFeeds(ownerCall(c))),
);

ownerFeeds.get(
  `${FEEDS}/problems`,
  owner('catalogue:read', {
    summary: 'Lists what feeds refuse of the products',
    moves: 'nothing',
    answer: FeedProblems,
  }),
  query(FeedProblemsQuery),
  async (c) => c.json(await readFeedProblems(ownerCall(c), c.var.query)),
);

ownerFeeds.post(
  `${FEEDS}/build`,
  owner('catalogue:write', {
    summary: 'Builds the product feed of a language now, or leaves that of a large shop to the next job',
    moves: 'nothing',
    answer: FeedBuild,
    idempotencyKey: 'none',
  }),
  input(FeedBuildRequest),
  async (c) => c.json(await buildForOwner(ownerCall(c), c.var.input)),
);
