import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { SORTABLE_ID } from '../db/sortable-id.ts';
import { readForm } from '../forms/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { auditStatement } from '../owner/service.ts';
import { isAddress } from './addresses.ts';
import { deleteSubmission, erasePerson, type OwnerCall } from './erase.ts';
import { exportSubmissions } from './export.ts';
import { findSubmission, readSubmissions } from './repository.ts';

const LIST = '/api/owner/forms/:formId/submissions';
const EXPORT = '/api/owner/forms/:formId/submissions.csv';
const SUBMISSION = '/api/owner/submissions/:submissionId';
const ERASE = '/api/owner/erase';

/** `spam=true` includes submissions that count as spam. */
const Choice = z.strictObject({ spam: z.optional(z.enum(['true', 'false'])) });
const Listing = z.strictObject({
  ...Choice.shape,
  cursor: z.optional(z.string().check(z.regex(SORTABLE_ID))),
  limit: PageLimit,
});
const Erasure = z.strictObject({ email: z.string().check(z.trim(), z.toLowerCase(), z.refine(isAddress)) });

/** The owner's API for submissions. */
export const ownerSubmissions = new Hono<AppEnv>();

ownerSubmissions.get(LIST, owner('submissions:read'), async (c) => {
  const { cursor, limit, spam } = parse(Listing, c.req.query());
  const { id: formId } = await needForm(c);
  const page = { formId, after: cursor, limit, withSpam: spam === 'true' };
  const { submissions, hasNextPage } = await readSubmissions(c.env.DB, c.var.site.siteId, page);
  return c.json({ submissions, hasNextPage, nextPageCursor: hasNextPage ? (submissions.at(-1)?.id ?? null) : null });
});

ownerSubmissions.get(EXPORT, owner('submissions:read'), async (c) => {
  const { spam } = parse(Choice, c.req.query());
  const { id: formId, fields } = await needForm(c);
  const { db, siteId, keyId, now } = callOf(c);
  const texts = await textsIn(c.var.site.language);
  await auditStatement(db, { siteId, keyId, action: 'submissions.exported', target: formId }, now).run();
  return c.body(exportSubmissions(db, { siteId, formId, fields, withSpam: spam === 'true', texts }), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="submissions-${formId}.csv"`,
  });
});

ownerSubmissions.get(SUBMISSION, owner('submissions:read'), async (c) => {
  const submission = await findSubmission(c.env.DB, c.var.site.siteId, c.req.param('submissionId'));
  if (!submission) throw new ApiError('SUBMISSION_NOT_FOUND');
  return c.json(submission);
});

ownerSubmissions.delete(SUBMISSION, owner('submissions:delete'), async (c) => {
  const id = c.req.param('submissionId');
  const found = await findSubmission(c.env.DB, c.var.site.siteId, id);
  if (!found || !(await deleteSubmission(callOf(c), id))) throw new ApiError('SUBMISSION_NOT_FOUND');
  return c.body(null, 204);
});

ownerSubmissions.post(ERASE, owner('submissions:delete'), jsonBody, async (c) => {
  const { email } = parse(Erasure, c.var.body.json);
  return c.json(await erasePerson(callOf(c), email));
});

ownerSubmissions.all(LIST, methodNotAllowed('GET'));
ownerSubmissions.all(EXPORT, methodNotAllowed('GET'));
ownerSubmissions.all(SUBMISSION, methodNotAllowed('GET', 'DELETE'));
ownerSubmissions.all(ERASE, methodNotAllowed('POST'));

async function needForm(c: Context<AppEnv>) {
  const form = await readForm(c.env.DB, c.var.site.siteId, c.req.param('formId') ?? '');
  if (!form) throw new ApiError('FORM_NOT_FOUND');
  return form;
}

function callOf(c: Context<AppEnv>): OwnerCall {
  return { db: c.env.DB, siteId: c.var.site.siteId, keyId: c.var.owner.keyId, now: Date.now() };
}
