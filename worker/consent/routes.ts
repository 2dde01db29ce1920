import { Hono } from 'hono';
import { ConsentRequest } from '#runtime/contracts/consent.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { keepChoice } from './keep-choice.ts';

const CONSENT = '/api/consent';

export const consent = new Hono<AppEnv>();

consent.post(
  CONSENT,
  describe({ summary: 'Keeps what the visitor allows to be recorded', body: ConsentRequest, status: 204 }),
  crumb,
  rateLimit('FORM_WRITES', 'consent'),
  jsonBody,
  async (c) => {
    await keepChoice(c, parse(ConsentRequest, c.var.body.json).choice, Date.now());
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  },
);
