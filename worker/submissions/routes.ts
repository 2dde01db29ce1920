import { type Context, Hono } from 'hono';
import { every } from 'hono/combine';
import * as z from 'zod/mini';
import {
  FormValues,
  SaveSubmissionRequest,
  SaveSubmissionResponse,
  SubmissionKeyRequest,
  SubmissionKeyResponse,
} from '#runtime/contracts/form.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { mayCount, recordCounts, stampAge } from '../census/service.ts';
import { inOwnLanguage, readTranslatedForm, readVisitorsForm } from '../forms/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { callerNetworks } from '../http/network.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchDue } from '../mail/service.ts';
import { sessionSecret, sha256 } from '../session/service.ts';
import { checkValues, readValues } from './check-values.ts';
import { issueKey } from './keys.ts';
import { saveSubmission } from './save.ts';

const VALIDATE = '/api/rest/forms/validate/:formId';
const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';

const Nothing = z.strictObject({});

/** Each step has its own limit, so that a whole school class behind one address can complete its last step. */
function step(purpose: 'validate' | 'key' | 'save') {
  return every(crumb, rateLimit('FORM_WRITES', purpose), jsonBody);
}

export const submissions = new Hono<AppEnv>();

submissions.post(
  VALIDATE,
  describe({ summary: 'Checks what a form would send', body: FormValues, answer: Nothing }),
  step('validate'),
  async (c) => {
    const form = await readVisitorsForm(c.env.DB, c.var.site, c.req.param('formId'));
    if (!form) throw new ApiError('FORM_NOT_CONFIGURED');
    const { fieldErrors } = await textsIn(c.var.site.language);
    const shown = await readTranslatedForm(c.env.DB, c.var.site, form);
    checkValues(form.fields, inOwnLanguage(form, shown, readValues(c.var.body.text)), fieldErrors);
    c.header('Cache-Control', 'no-store');
    return c.json({});
  },
);

submissions.post(
  KEY,
  describe({
    summary: 'Gives a key for sending a form once',
    body: SubmissionKeyRequest,
    answer: SubmissionKeyResponse,
  }),
  step('key'),
  async (c) => {
    const { formId, stamp } = parse(SubmissionKeyRequest, c.var.body.json);
    const { siteId } = c.var.site;
    const now = Date.now();
    const age = stampAge({ secret: sessionSecret(c.env), siteId, formId }, stamp, now);
    const issued = await issueKey(c.env.DB, { siteId, formId, visitorHash: visitorHash(c), age }, now);
    c.header('Cache-Control', 'no-store');
    return c.json(issued);
  },
);

submissions.post(
  SAVE,
  describe({ summary: 'Sends a form', body: SaveSubmissionRequest, answer: SaveSubmissionResponse }),
  step('save'),
  async (c) => {
    const request = parse(SaveSubmissionRequest, c.var.body.json);
    const { origin } = new URL(c.req.url);
    const { env, var: known } = c;
    const visit = {
      env,
      site: known.site,
      visitorHash: visitorHash(c),
      origin,
      networks: callerNetworks(c),
      now: Date.now(),
    };
    const { answer, mails, sentForm } = await saveSubmission({ ...visit, request });
    if (mails.length > 0) await waitUntil(c, dispatchDue(env, known.site.siteId, mails));
    if (sentForm !== undefined && mayCount(c)) {
      const { siteId, timeZone } = known.site;
      await waitUntil(c, recordCounts(env, { siteId, at: visit.now, timeZone, counts: [['formsSent', sentForm]] }));
    }
    c.header('Cache-Control', 'no-store');
    return c.json(answer);
  },
);

/**
 * Returns the hash of the visitor that a submission key belongs to. On the shop's own pages the visitor is known by a
 * cookie that stays the same when a cart is created; on other origins, where nothing identifies a visitor, it is that
 * origin. The caller checks the crumb first.
 */
function visitorHash(c: Context<AppEnv>): string {
  if (c.var.visitor.mode === 'cookie') return sha256(`visitor|${c.var.visitor.id}`);
  return sha256(`origin|${c.req.header('Origin') ?? ''}`);
}
