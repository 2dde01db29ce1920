import { Hono } from 'hono';
import * as z from 'zod/mini';
import { AuditLog } from '#runtime/contracts/owner.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { readAudit } from './service.ts';

const AUDIT = '/api/owner/audit';

const Listing = z.strictObject({ cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))) });

export const ownerAudit = new Hono<AppEnv>();

ownerAudit.get(
  AUDIT,
  owner('audit:read', {
    summary: 'Lists what each key was used for, newest first',
    moves: 'nothing',
    answer: AuditLog,
  }),
  query(Listing),
  async (c) => c.json(await readAudit(c.env.DB, c.var.site.siteId, c.var.query.cursor)),
);
