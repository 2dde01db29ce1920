import * as z from 'zod/mini';
import { FormValues } from '#runtime/contracts/form.ts';
import { SUBMISSION_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { isClash } from '../db/guards.ts';
import { readForm } from '../forms/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { auditStatement } from '../owner/service.ts';
import { sha256 } from '../session/service.ts';
import { addressesIn } from './addresses.ts';

const PER_PAGE = 50;
const MOST_MS = 8_640_000_000_000_000;
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const line = z.string().check(z.maxLength(2_000));

const SubmissionRecord = z.strictObject({
  id,
  formId: id,
  values: FormValues.check(z.refine((values) => JSON.stringify(values).length <= SUBMISSION_MAX_LENGTH)),
  pageTitle: line,
  pagePath: line,
  pagePermissionTypeValue: z._default(z.string().check(z.maxLength(20)), ''),
  createdAt: z.int().check(z.minimum(0), z.maximum(MOST_MS)),
});
type SubmissionRecord = z.infer<typeof SubmissionRecord>;

interface SubmissionRow {
  id: string;
  form_id: string;
  field_values: string;
  page_title: string;
  page_path: string;
  page_permission: string;
  created_at: number;
}

/** Submissions, without spam. Nobody gets a mail about them, and those that exist already stay as they are. */
export const submissions = recordKind({
  type: 'submission',
  part: 'customers',
  scopes: { read: 'submissions:read', write: 'forms:write' },
  contract: SubmissionRecord,
  async plan(call, submission): Promise<RecordPlan> {
    const { db, site } = call;
    const row = await db
      .prepare('SELECT * FROM form_submissions WHERE site_id = ?1 AND id = ?2')
      .bind(site.siteId, submission.id)
      .first<SubmissionRow>();
    const current = row ? submissionRecord(row) : undefined;
    return {
      id: submission.id,
      title: submission.pageTitle || submission.formId,
      current,
      next: current ?? submission,
      write: () => insertSubmission(call, submission),
    };
  },
  async list({ db, site }, cursor) {
    const { results } = await db
      .prepare(
        `SELECT * FROM form_submissions INDEXED BY sqlite_autoindex_form_submissions_2
         WHERE site_id = ?1 AND id > ?2 AND is_spam = 0 ORDER BY id LIMIT ?3`,
      )
      .bind(site.siteId, cursor ?? '', PER_PAGE + 1)
      .all<SubmissionRow>();
    const page = results.slice(0, PER_PAGE);
    return {
      contents: page.map(submissionRecord),
      nextPageCursor: results.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
    };
  },
});

function submissionRecord(row: SubmissionRow): SubmissionRecord {
  return {
    id: row.id,
    formId: row.form_id,
    values: JSON.parse(row.field_values),
    pageTitle: row.page_title,
    pagePath: row.page_path,
    pagePermissionTypeValue: row.page_permission,
    createdAt: row.created_at,
  };
}

/** Inserts a submission with its addresses, so that its person can be found and erased. */
async function insertSubmission({ db, site, owner, now }: OwnerCall, submission: SubmissionRecord): Promise<void> {
  const { siteId } = site;
  const { id: submissionId, formId, values, pageTitle, pagePath, pagePermissionTypeValue, createdAt } = submission;
  const form = await readForm(db, siteId, formId);
  if (!form) throw new ApiError('FORM_NOT_FOUND', { fields: ['formId'] });
  const addresses = addressesIn(form.fields, values, pageTitle, pagePath);
  try {
    await db.batch([
      db
        .prepare(
          `INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, page_title, page_path,
             page_permission, created_at, imported)
           VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7, ?8, ?9, 1)`,
        )
        .bind(
          siteId,
          submissionId,
          formId,
          sha256(`import ${submissionId}`),
          JSON.stringify(values),
          pageTitle,
          pagePath,
          pagePermissionTypeValue,
          createdAt,
        ),
      db
        .prepare(
          `INSERT INTO submission_emails (site_id, email, submission_id)
           SELECT ?1, value, ?2 FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING`,
        )
        .bind(siteId, submissionId, JSON.stringify(addresses)),
      auditStatement(db, { siteId, keyId: owner.keyId, action: 'submission.imported', target: formId }, now),
    ]);
  } catch (error) {
    throw isClash(error, 'form_submissions.') ? new ApiError('CONTENT_ID_TAKEN') : error;
  }
}
