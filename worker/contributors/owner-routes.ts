import { Hono } from 'hono';
import { Contributor, ContributorChange, Contributors, Invitation } from '#runtime/contracts/contributors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { input } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import { changeRole, invite, listContributors, remove, requireContributor, signOut } from './owner-service.ts';

const CONTRIBUTORS = '/api/owner/contributors';
const CONTRIBUTOR = `${CONTRIBUTORS}/:id`;
const SESSIONS = `${CONTRIBUTOR}/sessions`;

/** The owner's API for the people who work on the site. */
export const ownerContributors = new Hono<AppEnv>();

ownerContributors.get(
  CONTRIBUTORS,
  owner('contributors:read', { summary: 'Lists the contributors', moves: 'people by page', answer: Contributors }),
  async (c) => c.json({ contributors: await listContributors(ownerCall(c)) }),
);

ownerContributors.post(
  CONTRIBUTORS,
  owner('contributors:write', {
    summary: 'Invites a contributor by mail',
    moves: 'trust',
    status: 201,
    answer: Contributor,
    idempotencyKey: 'none',
  }),
  input(Invitation),
  async (c) => {
    const contributor = await invite(ownerCall(c), c.var.input);
    c.header('Location', `${CONTRIBUTORS}/${contributor.id}`);
    return c.json(contributor, 201, versionHeaders(contributor));
  },
);

ownerContributors.get(
  CONTRIBUTOR,
  owner('contributors:read', { summary: 'Reads a contributor', moves: 'people by page', answer: Contributor }),
  async (c) => {
    const contributor = await requireContributor(ownerCall(c), c.req.param('id'));
    return c.json(contributor, 200, versionHeaders(contributor));
  },
);

ownerContributors.put(
  CONTRIBUTOR,
  owner('contributors:write', {
    summary: 'Changes the role of a contributor',
    moves: 'trust',
    answer: Contributor,
  }),
  input(ContributorChange),
  async (c) => {
    const contributor = await changeRole(ownerCall(c), c.req.param('id'), expectedVersion(c), c.var.input);
    return c.json(contributor, 200, versionHeaders(contributor));
  },
);

ownerContributors.delete(
  CONTRIBUTOR,
  owner('contributors:write', { summary: 'Removes a contributor', moves: 'trust', status: 204 }),
  async (c) => {
    await remove(ownerCall(c), c.req.param('id'), expectedVersion(c));
    return c.body(null, 204);
  },
);

ownerContributors.delete(
  SESSIONS,
  owner('contributors:write', { summary: 'Ends all sessions of a contributor', moves: 'trust', status: 204 }),
  async (c) => {
    await signOut(ownerCall(c), c.req.param('id'));
    return c.body(null, 204);
  },
);
