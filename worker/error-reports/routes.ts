import { Hono } from 'hono';
import { RECORD_ERRORS } from '#runtime/contracts/error-events.ts';
import { ErrorRecords } from '#runtime/contracts/error-reports.ts';
import { mayCount } from '../census/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBodyOf } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { browserError } from './browser-errors.ts';
import { recordErrors } from './record-errors.ts';

/** Our own pages send at most 30 KB, and the queue takes 128 KB. */
const BODY_MAX_BYTES = 64 * 1024;

export const errorReports = new Hono<AppEnv>();

errorReports.post(
  RECORD_ERRORS,
  describe({ summary: 'Takes in errors of our scripts', body: ErrorRecords, status: 202 }),
  crumb,
  rateLimit('FORM_WRITES', 'errors'),
  jsonBodyOf(BODY_MAX_BYTES),
  async (c) => {
    const records = parse(ErrorRecords, c.var.body.json);
    if (mayCount(c)) await waitUntil(c, recordErrors(c, records.map(browserError)));
    return c.body(null, 202, { 'Cache-Control': 'no-store' });
  },
);
