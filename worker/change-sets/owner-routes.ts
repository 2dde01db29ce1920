import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ChangeSet, ChangeSetEntries, ChangeSets, TakeBackAnswer } from '#runtime/contracts/change-sets.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit, ShortPageLimit } from '../http/pagination.ts';
import type { RecordKind } from '../http/record-kind.ts';
import { readChangeSet, readChangeSets, readEntries, takeBack } from './owner-service.ts';

const SETS = '/api/owner/change-sets';
const SET = `${SETS}/:changeSet`;

const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});
const EntryListing = z.strictObject({ ...Listing.shape, limit: ShortPageLimit });

/** The owner's API for acts that changed several things. Each set also needs the rights to the kinds of its things. */
export function ownerChangeSets(kinds: readonly RecordKind[]): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(
    SETS,
    owner('content:read', {
      summary: 'Lists bulk changes, imports and saved menus that can be taken back',
      moves: 'nothing',
      answer: ChangeSets,
    }),
    query(Listing),
    async (c) => c.json(await readChangeSets(ownerCall(c), kinds, c.var.query)),
  );
  routes.get(
    SET,
    owner('content:read', { summary: 'Reads a change set', moves: 'nothing', answer: ChangeSet }),
    async (c) => c.json(await readChangeSet(ownerCall(c), kinds, c.req.param('changeSet'))),
  );
  routes.get(
    `${SET}/entries`,
    owner('content:read', {
      summary: 'Lists the things that a change set created and changed',
      moves: 'nothing',
      answer: ChangeSetEntries,
    }),
    query(EntryListing),
    async (c) => c.json(await readEntries(ownerCall(c), kinds, c.req.param('changeSet'), c.var.query)),
  );
  routes.post(
    `${SET}/take-back`,
    owner('content:read', {
      summary: 'Takes the next things of a change set back',
      moves: 'nothing',
      answer: TakeBackAnswer,
      idempotencyKey: 'none',
    }),
    async (c) => c.json(await takeBack(ownerCall(c), kinds, c.req.param('changeSet'))),
  );
  return routes;
}
