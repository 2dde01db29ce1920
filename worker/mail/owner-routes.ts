import { Hono } from 'hono';
import * as z from 'zod/mini';
import { MAIL_STATUSES } from '#runtime/contracts/enumerations.ts';
import { OwnerMails } from '#runtime/contracts/owner.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchMails } from './dispatch.ts';
import { readMails, sendAgain } from './owner-list.ts';

const MAILS = '/api/owner/mails';
const ORDER_ID_MAX_LENGTH = 100;
const SEND = `${MAILS}/:mailId/send`;

/** Dead mails by default; those about an order, by its id, in any status. */
const Listing = z
  .strictObject({
    status: z.optional(z.enum(MAIL_STATUSES)),
    order: z.optional(z.string().check(z.maxLength(ORDER_ID_MAX_LENGTH))),
    cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
    limit: PageLimit,
  })
  .check(z.refine(({ status, order }) => status === undefined || order === undefined, { path: ['status'] }));

/** The owner's API for mails that were not sent, which sends them again. */
export const ownerMails = new Hono<AppEnv>();

ownerMails.get(
  MAILS,
  owner('mails:read', { summary: 'Lists the mails in a status', moves: 'people by page', answer: OwnerMails }),
  query(Listing),
  async (c) => c.json(await readMails(c.env.DB, c.var.site.siteId, c.var.query)),
);

ownerMails.post(
  SEND,
  owner('mails:write', { summary: 'Sends a mail again', moves: 'nothing', status: 202 }),
  async (c) => {
    const { siteId } = c.var.site;
    const id = c.req.param('mailId');
    const call = { db: c.env.DB, siteId, keyId: c.var.owner.keyId, now: Date.now() };
    if (!(await sendAgain(call, id))) throw new ApiError('NOT_FOUND');
    await waitUntil(c, dispatchMails(c.env, siteId, [id]));
    return c.body(null, 202);
  },
);
