import { Hono } from 'hono';
import { FormRenderRequest, FormRenderResponse } from '#runtime/contracts/form.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { sessionSecret } from '../session/service.ts';
import { mayCount } from './gate.ts';
import { recordCounts } from './record-counts.ts';
import { createStamp } from './stamp.ts';

const FORM_RENDER = '/api/census/form-render';
const QUICK_VIEW = '/api/census/RecordQuickView/:id';
/** Our ids are shorter, so longer ones are not queued. */
const ITEM_ID_MAX_LENGTH = 100;

export const census = new Hono<AppEnv>();

/**
 * Every id gets a stamp, so that callers cannot find out which forms exist; only existing forms are counted, for visitors
 * who allow it.
 */
census.post(
  FORM_RENDER,
  describe({ summary: 'Counts that a form is shown', body: FormRenderRequest, answer: FormRenderResponse }),
  crumb,
  rateLimit('FORM_WRITES', 'census'),
  jsonBody,
  async (c) => {
    const { formId, visitorCookie } = parse(FormRenderRequest, c.var.body.json);
    const { siteId, timeZone } = c.var.site;
    const at = Date.now();
    if (mayCount(c, visitorCookie))
      await waitUntil(c, recordCounts(c.env, { siteId, at, timeZone, counts: [['formsShown', formId]] }));
    c.header('Cache-Control', 'no-store');
    return c.json({ stamp: createStamp({ secret: sessionSecret(c.env), siteId, formId }, at) });
  },
);

/** This call needs no crumb: another site's page could only add to the count, and `cors` keeps such pages out. */
census.post(
  QUICK_VIEW,
  describe({ summary: 'Counts a quick view', status: 204 }),
  rateLimit('FORM_WRITES', 'quick-view'),
  async (c) => {
    const itemId = c.req.param('id');
    if (itemId.length <= ITEM_ID_MAX_LENGTH && mayCount(c)) {
      const { siteId, timeZone } = c.var.site;
      const counted = { siteId, at: Date.now(), timeZone };
      await waitUntil(c, recordCounts(c.env, { ...counted, counts: [['quickViews', itemId]] }));
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  },
);
