import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ErasedPerson, OwnerSubmission, OwnerSubmissions } from '#runtime/contracts/submission.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import { readForm } from '../forms/service.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { callerNetworks } from '../http/network.ts';
import { ownerCall } from '../http/owner-call.ts';
import { PageLimit } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchDue } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { dayAttachment } from '../storage/service.ts';
import { isAddress } from './addresses.ts';
import { deleteSubmission, erasePerson } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { listSubmissions } from './list.ts';
import { findSubmission } from './repository.ts';
import { rescueSubmission } from './rescue.ts';

const LIST = '/api/owner/forms/:formId/submissions';
const EXPORT = '/api/owner/forms/:formId/submissions.csv';
const SUBMISSION = '/api/owner/submissions/:submissionId';
const SPAM = '/api/owner/submissions/:submissionId/spam';
const ERASE = '/api/owner/erase';

/** Longest text that submissions are searched for. */
const SEARCH_MAX_LENGTH = 200;

/** `spam=true` includes submissions that count as spam. */
const Filter = z.strictObject({
  spam: z.optional(z.enum(['true', 'false'])),
  /** A text in the submission or in the title of the page. */
  search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH)), ''),
});
const Listing = z.strictObject({
  ...Filter.shape,
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});
const Erasure = z.strictObject({ email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isAddress)) });

/** The owner's API for submissions. */
export const ownerSubmissions = new Hono<AppEnv>();

ownerSubmissions.get(
  LIST,
  owner('submissions:read', {
    summary: 'Lists what was sent by a form, newest first',
    moves: 'people by page',
    answer: OwnerSubmissions,
  }),
  query(Listing),
  async (c) => {
    const { cursor, limit, spam, search } = c.var.query;
    const { id: formId } = await needForm(c, c.req.param('formId'));
    const page = { formId, after: cursor, limit, withSpam: spam === 'true' };
    return c.json(await listSubmissions(c.env.DB, c.var.site.siteId, search, page));
  },
);

ownerSubmissions.get(
  EXPORT,
  owner('submissions:read', {
    summary: 'Exports what was sent by a form',
    moves: 'people',
    answerType: 'text/csv',
  }),
  query(Filter),
  async (c) => {
    const { id: formId, name, fields } = await needForm(c, c.req.param('formId'));
    const { db, site, owner: key, readerLanguage, now } = ownerCall(c);
    const { siteId } = site;
    const texts = await textsIn(readerLanguage);
    await auditStatement(db, { siteId, keyId: key.keyId, action: 'submissions.exported', target: formId }, now).run();
    const { spam, search } = c.var.query;
    const choice = { formId, withSpam: spam === 'true', search };
    return c.body(exportSubmissions(db, { site, fields, texts, ...choice }), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': dayAttachment(name, dayIn(now, site.timeZone), 'csv'),
    });
  },
);

ownerSubmissions.get(
  SUBMISSION,
  owner('submissions:read', { summary: 'Reads what was sent once', moves: 'people by page', answer: OwnerSubmission }),
  async (c) => {
    const submission = await findSubmission(c.env.DB, c.var.site.siteId, c.req.param('submissionId'));
    if (!submission) throw new ApiError('SUBMISSION_NOT_FOUND');
    return c.json(submission);
  },
);

ownerSubmissions.delete(
  SUBMISSION,
  owner('submissions:delete', { summary: 'Deletes what was sent once', moves: 'people', status: 204 }),
  async (c) => {
    const id = c.req.param('submissionId');
    const found = await findSubmission(c.env.DB, c.var.site.siteId, id);
    if (!found || !(await deleteSubmission(ownerCall(c), id))) throw new ApiError('SUBMISSION_NOT_FOUND');
    return c.body(null, 204);
  },
);

ownerSubmissions.delete(
  SPAM,
  owner('forms:write', {
    summary: 'Takes the mark of spam off what was sent, and sends the mails that follow from it',
    moves: 'nothing',
    status: 204,
  }),
  async (c) => {
    const mails = await rescueSubmission(ownerCall(c), c.req.param('submissionId'), callerNetworks(c));
    if (mails.length > 0) await waitUntil(c, dispatchDue(c.env, c.var.site.siteId, mails));
    return c.body(null, 204);
  },
);

ownerSubmissions.post(
  ERASE,
  owner('submissions:delete', { summary: 'Deletes all data of a person', moves: 'people', answer: ErasedPerson }),
  input(Erasure),
  async (c) => c.json(await erasePerson(ownerCall(c), c.var.input.email)),
);

async function needForm(c: ReadableContext, formId: string) {
  const form = await readForm(c.env.DB, c.var.site.siteId, formId);
  if (!form) throw new ApiError('FORM_NOT_FOUND');
  return form;
}
