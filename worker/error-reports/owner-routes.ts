import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ERROR_SOURCES, ErrorDetails, ErrorGroups } from '#runtime/contracts/error-reports.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { readError, readErrors } from './owner-service.ts';

const ERRORS = '/api/owner/errors';
const ERROR = `${ERRORS}/:errorId`;

const Listing = z.strictObject({
  source: z.optional(z.enum(ERROR_SOURCES)),
  cursor: z.optional(ListCursor),
  limit: PageLimit,
});

/** The owner's API for errors of browsers and templates. */
export const ownerErrors = new Hono<AppEnv>();

ownerErrors.get(
  ERRORS,
  owner('errors:read', {
    summary: 'Lists errors of browsers and templates, by kind',
    moves: 'nothing',
    answer: ErrorGroups,
  }),
  query(Listing),
  async (c) => c.json(await readErrors(ownerCall(c), c.var.query)),
);

ownerErrors.get(
  ERROR,
  owner('errors:read', {
    summary: 'Reads a kind of errors with its stack and days',
    moves: 'nothing',
    answer: ErrorDetails,
  }),
  async (c) => c.json(await readError(ownerCall(c), c.req.param('errorId'))),
);
