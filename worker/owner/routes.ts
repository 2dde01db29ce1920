import { Hono } from 'hono';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { readAudit } from './service.ts';

const AUDIT = '/api/owner/audit';

export const ownerAudit = new Hono<AppEnv>();

ownerAudit.get(AUDIT, owner('audit:read'), async (c) => {
  const cursor = c.req.query('cursor');
  if (cursor !== undefined && !SORTABLE_ID.test(cursor)) {
    throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  }
  return c.json(await readAudit(c.env.DB, c.var.site.siteId, cursor));
});

ownerAudit.all(AUDIT, methodNotAllowed('GET'));
