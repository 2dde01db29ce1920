import { Hono } from 'hono';
import * as z from 'zod/mini';
import { AuditLog } from '#runtime/contracts/owner.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { readAudit } from './service.ts';

const AUDIT = '/api/owner/audit';

const Listing = z.strictObject({
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  /** The id of the thing whose history is asked for. */
  target: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** The first words of its actions, or whole actions: 'product', 'site.headerFooterChanged'; with commas between. */
  actions: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}(,[\w.-]{1,40}){0,9}$/))),
  /** The field of the thing, itself or a part of it, that the entries have changed. */
  field: z.optional(z.string().check(z.regex(/^[\w.]{1,60}$/))),
});

export const ownerAudit = new Hono<AppEnv>();

ownerAudit.get(
  AUDIT,
  owner('audit:read', {
    summary: 'Lists what each key was used for, newest first, for all things or one',
    moves: 'nothing',
    answer: AuditLog,
  }),
  query(Listing),
  async (c) => {
    const { actions, ...search } = c.var.query;
    return c.json(await readAudit(c.env.DB, c.var.site.siteId, { ...search, actions: actions?.split(',') }));
  },
);
