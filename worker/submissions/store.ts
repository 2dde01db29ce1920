import type { SaveSubmissionRequest } from '#runtime/contracts/form.ts';
import { isTokenSpent, spendToken } from '../captcha/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { DueMail } from '../mail/service.ts';
import { sha256 } from '../session/service.ts';
import { addressesIn } from './addresses.ts';
import { plainText } from './check-values.ts';
import { consequences, dueMails, NOTHING, type SendingPlace, type Sent, type SentContent } from './consequences.ts';

interface Content extends SentContent {
  request: SaveSubmissionRequest;
  requestHash: string;
}

interface Submission extends Sent {
  isSpam: boolean;
  pagePermission: string;
}

/**
 * Writes a submission and its consequences in one batch. 'key' means that its key was used or deleted, 'captcha' that
 * its token was used. If the hidden decoy field was filled in, the submission is stored as spam without notices.
 */
export async function store(place: SendingPlace, content: Content): Promise<Stored | 'key' | 'captcha'> {
  const { env, site, now } = place;
  const submission = toSubmission(content.request, now);
  const led = submission.isSpam ? NOTHING : await consequences(place, content, submission);
  const { captchaKey } = content.request;
  try {
    const results = await env.DB.batch([
      insertSubmission(env.DB, site.siteId, submission, content),
      insertAddresses(env.DB, site.siteId, submission, content),
      ...(content.form.captchaEnabled && captchaKey ? [spendToken(env.DB, site.siteId, captchaKey, now)] : []),
      ...led.statements,
    ]);
    return { isSpam: submission.isSpam, mails: dueMails(led, results, now) };
  } catch (error) {
    // Its key was used in the meantime, or deleted with its form.
    if (/UNIQUE constraint failed: form_submissions|FOREIGN KEY/.test(String(error))) return 'key';
    if (isTokenSpent(error)) return 'captcha';
    throw error;
  }
}

interface Stored {
  isSpam: boolean;
  mails: DueMail[];
}

/**
 * Only the path of the page's address is stored, because a query may contain data that the visitor did not mean to
 * send.
 */
function toSubmission(request: SaveSubmissionRequest, now: number): Submission {
  const { decoy = '', pageTitle = '', pagePath = '', pagePermissionTypeValue = '' } = request;
  const [path = ''] = pagePath.split(/[?#]/);
  const pagePermission = plainText(String(pagePermissionTypeValue));
  const page = { pageTitle: plainText(pageTitle), pagePath: plainText(path), pagePermission };
  return { id: sortableId(now), isSpam: decoy.trim() !== '', ...page, createdAt: now };
}

function insertSubmission(db: D1Database, siteId: string, submission: Submission, content: Content) {
  const { form, values, request, requestHash } = content;
  const { id, isSpam, pageTitle, pagePath, pagePermission, createdAt } = submission;
  return db
    .prepare(
      `INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, is_spam, page_title,
         page_path, page_permission, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)`,
    )
    .bind(
      siteId,
      id,
      form.id,
      sha256(request.key),
      requestHash,
      JSON.stringify(values),
      Number(isSpam),
      pageTitle,
      pagePath,
      pagePermission,
      createdAt,
    );
}

function insertAddresses(db: D1Database, siteId: string, submission: Submission, { form, values }: Content) {
  const addresses = addressesIn(form.fields, values, submission.pageTitle, submission.pagePath);
  return db
    .prepare(
      `INSERT INTO submission_emails (site_id, email, submission_id)
       SELECT ?1, value, ?2 FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(siteId, submission.id, JSON.stringify(addresses));
}
