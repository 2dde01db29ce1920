import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Bin, Restored } from '#runtime/contracts/bin.ts';
import { BIN_KINDS } from '#runtime/contracts/bin-kinds.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { forgetThing, readBin, restoreThing } from './owner-service.ts';
import type { Restorers } from './restore.ts';

const BIN = '/api/owner/bin';
const THING = `${BIN}/:kind/:target`;

const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.maxLength(1_000))),
  limit: PageLimit,
});

/** The owner's API for what was deleted. Each thing also needs the right to its own kind. */
export function ownerBin(restorers: Restorers): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(
    BIN,
    owner('content:read', { summary: 'Lists what was deleted and can come back', moves: 'nothing', answer: Bin }),
    query(Listing),
    async (c) => c.json(await readBin(ownerCall(c), restorers, c.var.query)),
  );
  routes.post(
    `${THING}/restore`,
    owner('content:read', {
      summary: 'Brings a deleted thing back, in parts: it is whole once “left” is 0',
      moves: { kind: { memberArea: 'people', coupon: 'money' } },
      answer: Restored,
      idempotencyKey: 'none',
    }),
    async (c) => {
      const { kind, target } = c.req.param();
      return c.json(await restoreThing(ownerCall(c), restorers, binKind(kind), target));
    },
  );
  routes.delete(
    THING,
    owner('content:read', {
      summary: 'Deletes a thing of the bin for good',
      moves: { kind: { memberArea: 'people' } },
      status: 204,
    }),
    async (c) => {
      const { kind, target } = c.req.param();
      await forgetThing(ownerCall(c), restorers, binKind(kind), target);
      return c.body(null, 204);
    },
  );
  return routes;
}

function binKind(name: string) {
  const kind = BIN_KINDS.find((each) => each === name);
  if (!kind) throw new ApiError('CONTENT_NOT_FOUND');
  return kind;
}
