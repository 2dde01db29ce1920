import { Hono } from 'hono';
import { OwnerNotice, OwnerNotices } from '#runtime/contracts/notices.ts';
import type { AppEnv } from '../http/app-env.ts';
import { owner } from '../http/middleware/owner.ts';
import { ownerCall } from '../http/owner-call.ts';
import { listNotices, putNotice, removeNotice } from './owner-service.ts';

const NOTICES = '/api/owner/law/notices';
const NOTICE = `${NOTICES}/:language`;

/** The owner's API for the official notices of the legal guarantee. */
export const ownerNotices = new Hono<AppEnv>();

ownerNotices.get(
  NOTICES,
  owner('settings:read', {
    summary: 'Lists the official notices of the legal guarantee that the shop has',
    moves: 'nothing',
    answer: OwnerNotices,
  }),
  async (c) => c.json(await listNotices(ownerCall(c))),
);

/** The body is the file itself, as the European Commission offers it. */
ownerNotices.put(
  NOTICE,
  owner('settings:write', {
    summary: 'Stores the official notice of the legal guarantee in a language',
    moves: 'nothing',
    bodyType: 'image/*',
    answer: OwnerNotice,
    ifMatch: 'none',
  }),
  async (c) => {
    const file = { body: c.req.raw.body, length: Number(c.req.header('Content-Length') ?? 0) };
    return c.json(await putNotice(ownerCall(c), c.req.param('language'), file));
  },
);

ownerNotices.delete(
  NOTICE,
  owner('settings:write', {
    summary: 'Removes the official notice in a language',
    moves: 'nothing',
    status: 204,
    ifMatch: 'none',
  }),
  async (c) => {
    await removeNotice(ownerCall(c), c.req.param('language'));
    return c.body(null, 204);
  },
);
