import { Hono } from 'hono';
import * as z from 'zod/mini';
import { NewUpload, OwnerFile, OwnerUpload } from '#runtime/contracts/files.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { parse } from '../http/parse.ts';
import { safeFileName } from '../storage/service.ts';
import { bodyOf, fileCall } from './owner-body.ts';
import { addPart, beginUpload, completeUpload } from './uploads.ts';

const UPLOADS = '/api/owner/items/:itemId/uploads';
const PART = '/api/owner/uploads/:uploadId/parts/:part';
const COMPLETE = '/api/owner/uploads/:uploadId/complete';

/** R2's numbers of parts begin with 1. */
const Part = z.strictObject({ part: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)) });

/** The owner's API for files that come in parts, because they are larger than one call may be. */
export const ownerUploads = new Hono<AppEnv>();

ownerUploads.post(
  UPLOADS,
  owner('files:write', {
    summary: 'Begins a file that comes in parts',
    moves: 'nothing',
    status: 201,
    answer: OwnerUpload,
    idempotencyKey: 'none',
  }),
  input(NewUpload),
  async (c) => {
    const { name: given, bytes, version } = c.var.input;
    const name = safeFileName(given);
    if (name === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['name'] });
    return c.json(await beginUpload(fileCall(c), c.req.param('itemId'), { name, bytes, version }), 201);
  },
);

/** The body is the part itself, and is streamed into the bucket. */
ownerUploads.put(
  PART,
  owner('files:write', {
    summary: 'Stores a part of a file',
    moves: 'nothing',
    status: 204,
    bodyType: 'application/octet-stream',
  }),
  async (c) => {
    const { part: number } = parse(Part, { part: c.req.param('part') });
    await addPart(fileCall(c), c.req.param('uploadId'), { number, ...bodyOf(c) });
    return c.body(null, 204);
  },
);

ownerUploads.post(
  COMPLETE,
  owner('files:write', {
    summary: 'Makes one file of the parts',
    moves: 'nothing',
    status: 201,
    answer: OwnerFile,
    idempotencyKey: 'none',
  }),
  async (c) => c.json(await completeUpload(fileCall(c), c.req.param('uploadId')), 201),
);
