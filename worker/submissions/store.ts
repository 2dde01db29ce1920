import type { FormValues, SaveSubmissionRequest } from '#runtime/contracts/form.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { isTokenSpent, spendToken } from '../captcha/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { Bindings } from '../env.ts';
import type { StoredForm } from '../forms/service.ts';
import type { Networks } from '../http/network.ts';
import { type DueMail, noticeStatements, submissionMails, writtenNotices } from '../mail/service.ts';
import { subscribeStatements } from '../mailing-lists/service.ts';
import { sessionSecret, sha256 } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import type { Site } from '../site/site.ts';
import { submissionMessages } from '../webhooks/service.ts';
import { addressesIn } from './addresses.ts';
import { plainText } from './check-values.ts';

interface SubmissionContext {
  env: Bindings;
  site: Site;
  /** The origin that the call was made to. */
  origin: string;
  /** The networks of the visitor's address. */
  networks: Networks;
  now: number;
}

interface Content {
  form: StoredForm;
  /** Checked values, without passwords. */
  values: FormValues;
  request: SaveSubmissionRequest;
  requestHash: string;
  texts: Catalogue;
}

interface Submission {
  id: string;
  isSpam: boolean;
  pageTitle: string;
  pagePath: string;
  pagePermission: string;
  createdAt: number;
}

/**
 * Writes a submission and its consequences in one batch. 'key' means that its key was used or deleted, 'captcha' that
 * its token was used. If the hidden decoy field was filled in, the submission is stored as spam without notices.
 */
export async function store(place: SubmissionContext, content: Content): Promise<Stored | 'key' | 'captcha'> {
  const { env, site, now } = place;
  const submission = toSubmission(content.request, now);
  const { statements, mailIds } = submission.isSpam ? NOTHING : await consequences(place, content, submission);
  const { captchaKey } = content.request;
  try {
    const results = await env.DB.batch([
      insertSubmission(env.DB, site.siteId, submission, content),
      ...submissionMessages(env.DB, site.siteId, {
        formId: content.form.id,
        submissionId: submission.id,
        isSpam: submission.isSpam,
      }),
      insertAddresses(env.DB, site.siteId, submission, content),
      ...(content.form.captchaEnabled && captchaKey ? [spendToken(env.DB, site.siteId, captchaKey, now)] : []),
      ...statements,
    ]);
    const { isSpam } = submission;
    return { isSpam, mails: [...mailIds.map((mailId) => ({ mailId, dueAt: now })), ...writtenNotices(results)] };
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

const NOTHING: Consequences = { statements: [], mailIds: [] };

interface Consequences {
  statements: D1PreparedStatement[];
  /** The mails that are to be sent at once, besides the notices. */
  mailIds: string[];
}

/** Returns the notices for the owner and the subscription to a newsletter. */
async function consequences(place: SubmissionContext, content: Content, submission: Submission): Promise<Consequences> {
  const { env, site, now } = place;
  const { form, values, texts } = content;
  const baseUrl = form.notifyEmails.length > 0 ? await linkBase(env, site, place.origin) : '';
  const mails = await submissionMails(site, form, { ...submission, values }, baseUrl, texts);
  const shop = { siteId: site.siteId, secret: sessionSecret(env) };
  const notices = noticeStatements(env.DB, shop, mails, { formId: form.id, submissionId: submission.id, now });
  const subscription = await subscribe(place, content);
  return { statements: [...notices, ...subscription.statements], mailIds: subscription.mailIds };
}

async function subscribe(
  { env, site, origin, networks, now }: SubmissionContext,
  { form, values }: Content,
): Promise<Consequences> {
  const listId = form.mailingListId;
  const email = firstValue(form, values, 'email');
  if (form.kind !== 'newsletter' || listId === null || typeof email !== 'string' || !email.trim()) return NOTHING;
  const name = firstValue(form, values, 'name');
  const [firstName = '', lastName = ''] = Array.isArray(name) ? name.map((part) => part.trim()) : [];
  const subscriber = { listId, email: email.trim(), firstName, lastName };
  return subscribeStatements({ env, db: env.DB, site, secret: sessionSecret(env), now }, subscriber, {
    origin,
    networks,
  });
}

function firstValue({ fields }: StoredForm, values: FormValues, type: 'email' | 'name') {
  const field = fields.find((candidate) => candidate.type === type);
  return field && values[field.id];
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
