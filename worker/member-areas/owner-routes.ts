import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  GivenMembership,
  MemberAreaDefinition,
  MemberEmail,
  Memberships,
  NewMemberArea,
  OwnerMemberArea,
  OwnerMemberAreas,
} from '#runtime/contracts/member-areas.ts';
import type { AppEnv } from '../http/app-env.ts';
import { Confirm } from '../http/confirm.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { expectedVersion, versionHeaders } from '../http/version.ts';
import {
  changeArea,
  checkPaywall,
  createArea,
  endMembership,
  giveMembership,
  readArea,
  readMembers,
  removeArea,
} from './owner-service.ts';
import { listAreas } from './repository.ts';

const AREAS = '/api/owner/member-areas';
const AREA = `${AREAS}/:areaId`;
const MEMBERS = `${AREA}/members`;
const MEMBER = `${MEMBERS}/:email`;

const MemberPage = z.strictObject({
  limit: PageLimit,
  /** The address and the order after which the page begins, as base64url. */
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,800}$/))),
});

/** The owner's API for member areas and their members. */
export const ownerMemberAreas = new Hono<AppEnv>();

ownerMemberAreas.get(
  AREAS,
  owner('content:read', { summary: 'Lists the member areas', moves: 'nothing', answer: OwnerMemberAreas }),
  async (c) => c.json({ memberAreas: await listAreas(c.env.DB, c.var.site.siteId) }),
);

ownerMemberAreas.post(
  AREAS,
  owner('content:write', { summary: 'Creates a member area', moves: 'nothing', status: 201, answer: OwnerMemberArea }),
  input(NewMemberArea),
  async (c) => {
    const call = ownerCall(c);
    await checkPaywall(call, c.var.input);
    const area = await createArea(call, c.var.input);
    c.header('Location', `${AREAS}/${area.id}`);
    return c.json(area, 201, versionHeaders(area));
  },
);

ownerMemberAreas.get(
  AREA,
  owner('content:read', { summary: 'Reads a member area', moves: 'nothing', answer: OwnerMemberArea }),
  async (c) => {
    const area = await readArea(ownerCall(c), c.req.param('areaId'));
    return c.json(area, 200, versionHeaders(area));
  },
);

ownerMemberAreas.put(
  AREA,
  owner('content:write', { summary: 'Replaces a member area', moves: 'nothing', answer: OwnerMemberArea }),
  input(MemberAreaDefinition),
  async (c) => {
    const call = ownerCall(c);
    await checkPaywall(call, c.var.input);
    const area = await changeArea(call, c.req.param('areaId'), expectedVersion(c), c.var.input);
    return c.json(area, 200, versionHeaders(area));
  },
);

/** `?confirm=` must repeat the area's title, because its memberships are deleted with it. */
ownerMemberAreas.delete(
  AREA,
  owner('members:write', {
    summary: 'Deletes a member area with its memberships; the bin keeps them',
    moves: 'people',
    status: 204,
  }),
  query(Confirm),
  async (c) => {
    await removeArea(ownerCall(c), c.req.param('areaId'), expectedVersion(c), c.var.query.confirm);
    return c.body(null, 204);
  },
);

ownerMemberAreas.get(
  MEMBERS,
  owner('members:read', { summary: 'Lists the memberships of an area', moves: 'people by page', answer: Memberships }),
  query(MemberPage),
  async (c) => {
    const { cursor = '', limit } = c.var.query;
    const [email = '', orderId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
    const { last, ...page } = await readMembers(ownerCall(c), c.req.param('areaId'), {
      after: { email, orderId },
      limit,
    });
    const nextPageCursor = last ? Buffer.from(`${last.email} ${last.orderId}`).toString('base64url') : null;
    return c.json({ ...page, nextPageCursor });
  },
);

ownerMemberAreas.put(
  MEMBER,
  owner('members:write', { summary: 'Gives a person a membership', moves: 'people', status: 204 }),
  input(GivenMembership),
  async (c) => {
    const email = parse(MemberEmail, c.req.param('email'));
    await giveMembership(ownerCall(c), c.req.param('areaId'), email, c.var.input);
    return c.body(null, 204);
  },
);

ownerMemberAreas.delete(
  MEMBER,
  owner('members:write', { summary: 'Ends a person’s memberships of an area', moves: 'people', status: 204 }),
  async (c) => {
    await endMembership(ownerCall(c), c.req.param('areaId'), parse(MemberEmail, c.req.param('email')));
    return c.body(null, 204);
  },
);
