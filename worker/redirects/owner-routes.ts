import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  MissedAddresses,
  NewRedirect,
  OwnerRedirect,
  OwnerRedirects,
  REDIRECT_PATH_MAX,
  RedirectDefinition,
} from '#runtime/contracts/redirects.ts';
import { redirectPath } from '#runtime/domain/redirect-path.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ListCursor } from '../http/list-cursor.ts';
import { fieldInput } from '../http/middleware/field-input.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { forgetMissed } from './changes.ts';
import {
  changeRedirect,
  createRedirect,
  exportRedirects,
  readMissed,
  readRedirect,
  readRedirects,
  removeRedirect,
} from './owner-service.ts';

const REDIRECTS = '/api/owner/redirects';
const REDIRECT = `${REDIRECTS}/:path`;
const FILE = `${REDIRECTS}/file`;
const MISSED = '/api/owner/missed-addresses';

const text = z.string().check(z.maxLength(REDIRECT_PATH_MAX));
const Listing = z.strictObject({
  /** A part of the path or the target. */
  search: z._default(text, ''),
  cursor: z._default(text, ''),
  limit: PageLimit,
});
const MissedListing = z.strictObject({ cursor: z.optional(ListCursor), limit: PageLimit });

/** The owner's API for redirects, and for addresses that visitors did not find. */
export const ownerRedirects = new Hono<AppEnv>();

ownerRedirects.get(
  REDIRECTS,
  owner('content:read', { summary: 'Lists the redirects', moves: 'nothing', answer: OwnerRedirects }),
  query(Listing),
  async (c) => c.json(await readRedirects(ownerCall(c), c.var.query)),
);

ownerRedirects.post(
  REDIRECTS,
  owner('content:write', {
    summary: 'Creates a redirect, which counts where the shop has no page',
    moves: 'nothing',
    status: 201,
    answer: OwnerRedirect,
  }),
  fieldInput(NewRedirect),
  async (c) => {
    const redirect = await createRedirect(ownerCall(c), c.var.input);
    c.header('Location', `${REDIRECTS}/${encodeURIComponent(redirect.path)}`);
    return c.json(redirect, 201, versionHeaders(redirect));
  },
);

// No path is called so, because each begins with a slash.
ownerRedirects.get(
  FILE,
  owner('content:read', { summary: 'Exports the redirects as CSV', moves: 'nothing', answerType: 'text/csv' }),
  (c) =>
    c.body(exportRedirects(ownerCall(c)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="redirects.csv"',
    }),
);

ownerRedirects.get(
  REDIRECT,
  owner('content:read', { summary: 'Reads a redirect', moves: 'nothing', answer: OwnerRedirect }),
  async (c) => {
    const redirect = await readRedirect(ownerCall(c), redirectPath(c.req.param('path')));
    return c.json(redirect, 200, versionHeaders(redirect));
  },
);

ownerRedirects.put(
  REDIRECT,
  owner('content:write', { summary: 'Replaces the target of a redirect', moves: 'nothing', answer: OwnerRedirect }),
  fieldInput(RedirectDefinition),
  async (c) => {
    const path = redirectPath(c.req.param('path'));
    const redirect = await changeRedirect(ownerCall(c), path, expectedVersion(c), c.var.input);
    return c.json(redirect, 200, versionHeaders(redirect));
  },
);

ownerRedirects.delete(
  REDIRECT,
  owner('content:write', { summary: 'Deletes a redirect', moves: 'nothing', status: 204 }),
  async (c) => {
    await removeRedirect(ownerCall(c), redirectPath(c.req.param('path')), expectedVersion(c));
    return c.body(null, 204);
  },
);

ownerRedirects.get(
  MISSED,
  owner('content:read', {
    summary: 'Lists addresses that visitors did not find, the last opened first',
    moves: 'nothing',
    answer: MissedAddresses,
  }),
  query(MissedListing),
  async (c) => c.json(await readMissed(ownerCall(c), c.var.query)),
);

ownerRedirects.delete(
  `${MISSED}/:path`,
  owner('content:write', {
    summary: 'Takes an address out of those that visitors did not find',
    moves: 'nothing',
    status: 204,
  }),
  async (c) => {
    await forgetMissed(ownerCall(c), redirectPath(c.req.param('path')));
    return c.body(null, 204);
  },
);
