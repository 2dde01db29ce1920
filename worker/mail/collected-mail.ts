import { html } from 'hono/html';
import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { consoleLink } from '../site/console-link.ts';
import { shopOrigin } from '../site/link-base.ts';
import { answersOf, answerTable, answerText } from './answers.ts';
import { writeLetter } from './letter.ts';
import { submissionNotice } from './submission-mail.ts';

/** Submissions that a collecting notice quotes. It counts the others, which stand in the owner's list. */
export const QUOTED_SUBMISSIONS = 20;
/** Characters of values after which no further submission is quoted, so that every mail program shows the mail. */
const QUOTED_LENGTH = 100_000;
const RULE = '-'.repeat(40);

interface CollectedRow {
  id: string;
  field_values: string;
  page_title: string;
  page_path: string;
}

interface FormRow {
  id: string;
  name: string;
  fields: string;
  title: string;
  language: string;
}

/** A collecting notice to be read: its row in the outbox. */
interface CollectingRow {
  site_id: string;
  id: string;
  collected: number;
}

interface CollectedMail {
  replyTo: string;
  text: string;
  html: string;
}

/**
 * Writes a collecting notice from its submissions, so that it holds none that was deleted while it
 * waited. One submission alone is written like any other notice. Undefined if none is left. `origin` is an address of the
 * shop that its links shall have.
 */
export async function collectedMail(
  db: D1Database,
  { site_id: siteId, id, collected }: CollectingRow,
  subject: string,
  origin?: string,
): Promise<CollectedMail | undefined> {
  const [form, submissions] = await Promise.all([readForm(db, siteId, id), readQuoted(db, siteId, id)]);
  const [first] = submissions;
  if (!form || !first) return undefined;
  const texts = await textsIn(form.language);
  const baseUrl = origin ?? (await shopOrigin(db, { siteId, language: form.language }));
  const fields: FormField[] = JSON.parse(form.fields);
  if (collected === 1) return submissionNotice(form, { name: form.name, fields }, first, baseUrl, texts);

  return writeCollected({ ...form, fields }, submissions, { subject, count: collected, baseUrl }, texts);
}

/**
 * Writes the notice of several submissions; `count` is the number of all, also of those that are not quoted. `baseUrl` is
 * an address of the shop.
 */
export async function writeCollected(
  form: { id: string; title: string; language: string; fields: readonly FormField[] },
  submissions: readonly Quoted[],
  { subject, count, baseUrl }: { subject: string; count: number; baseUrl: string },
  texts: Catalogue,
): Promise<CollectedMail> {
  const { mail } = texts;
  const quoted = submissions.map((submission) => answersOf(form.fields, submission.values, submission, texts));
  const more = count - quoted.length;
  const letter = await writeLetter(form, {
    subject,
    blocks: [
      ...quoted.map((answers, position) => ({
        kind: 'ready' as const,
        html: html`<div style="margin:0 0 32px">${answerTable(answers)}</div>`,
        text: [...(position > 0 ? [RULE] : []), ...answers.map(answerText)],
      })),
      ...(more > 0 ? [{ kind: 'text' as const, text: fill(mail.submissionsMore, { count: String(more) }) }] : []),
      {
        kind: 'button',
        text: mail.submissionsOpen,
        url: consoleLink(baseUrl, 'forms/:form/submissions', { form: form.id }),
      },
    ],
    footer: mail.submissionsFooter,
  });
  return { ...letter, replyTo: '' };
}

function readForm(db: D1Database, siteId: string, mailId: string): Promise<FormRow | null> {
  return db
    .prepare(
      `SELECT f.id, f.name, f.fields, sites.title, sites.language
       FROM outbox o JOIN forms f ON f.site_id = o.site_id AND f.id = o.form_id JOIN sites ON sites.site_id = o.site_id
       WHERE o.site_id = ?1 AND o.id = ?2`,
    )
    .bind(siteId, mailId)
    .first<FormRow>();
}

interface Quoted {
  id: string;
  values: FormValues;
  pageTitle: string;
  pagePath: string;
}

/** Reads the first submissions, as many as are quoted and at least one. */
async function readQuoted(db: D1Database, siteId: string, mailId: string): Promise<Quoted[]> {
  const { results } = await db
    .prepare(
      `WITH quoted AS (
         SELECT s.id, s.field_values, s.page_title, s.page_path FROM collected_submissions c
         JOIN form_submissions s ON s.site_id = c.site_id AND s.id = c.submission_id
         WHERE c.site_id = ?1 AND c.mail_id = ?2 ORDER BY c.submission_id LIMIT ?3)
       SELECT * FROM (
         SELECT *, SUM(length(field_values)) OVER (ORDER BY id) - length(field_values) AS length_before FROM quoted)
       WHERE length_before < ?4 ORDER BY id`,
    )
    .bind(siteId, mailId, QUOTED_SUBMISSIONS, QUOTED_LENGTH)
    .all<CollectedRow>();
  return results.map((row) => ({
    id: row.id,
    values: JSON.parse(row.field_values),
    pageTitle: row.page_title,
    pagePath: row.page_path,
  }));
}
