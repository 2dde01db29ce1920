import { Hono } from 'hono';
import { FormRenderRequest } from '#runtime/contracts/form.ts';
import { afterAnswer } from '../after-answer.ts';
import { parse } from '../contract.ts';
import type { AppEnv } from '../env.ts';
import { jsonBody } from '../middleware/body.ts';
import { crumb } from '../middleware/crumb.ts';
import { only } from '../middleware/only.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { sessionSecret } from '../session/service.ts';
import { noteRender } from './note-render.ts';
import { createStamp } from './stamp.ts';

const FORM_RENDER = '/api/census/form-render';

export const census = new Hono<AppEnv>();

/** Any id gets a stamp, so that nobody learns here which forms there are; only forms that exist are counted. */
census.post(FORM_RENDER, crumb, rateLimit('FORM_WRITES', 'census'), jsonBody, async (c) => {
  const { formId } = parse(FormRenderRequest, c.var.body.json);
  const { siteId } = c.var.site;
  const at = Date.now();
  await afterAnswer(c, noteRender(c.env, { siteId, formId, at }));
  c.header('Cache-Control', 'no-store');
  return c.json({ stamp: createStamp({ secret: sessionSecret(c.env), siteId, formId }, at) });
});

census.all(FORM_RENDER, only('POST'));
