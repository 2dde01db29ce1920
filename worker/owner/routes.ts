import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { ApiError } from '../errors.ts';
import { only } from '../middleware/only.ts';
import { owner } from '../middleware/owner.ts';
import { SORTABLE_ID } from '../sortable-id.ts';
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

ownerAudit.all(AUDIT, only('GET'));
