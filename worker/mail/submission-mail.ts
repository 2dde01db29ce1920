import { html } from 'hono/html';
import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import { displayValue } from '#runtime/domain/form/display.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { emptyValue } from '#runtime/domain/form/values.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Site } from '../site/site.ts';
import { mailHtml } from './mail-html.ts';
import { headerText, isMailable, type NewMail, newMailId } from './new-mail.ts';

const CELL = 'padding:8px 12px 8px 0;border-top:1px solid #e2e2de;text-align:start;vertical-align:top';
const NAME_CELL = `${CELL};width:35%;font-weight:bold`;
const VALUE_CELL = `${CELL};white-space:pre-wrap;overflow-wrap:anywhere`;

interface NotifiedForm {
  name: string;
  fields: readonly FormField[];
  /** Each address gets its own mail and does not see the others. */
  notifyEmails: readonly string[];
}

interface SavedSubmission {
  id: string;
  /** Ms since the epoch. */
  createdAt: number;
  /** '' for none. */
  pageTitle: string;
  pagePath: string;
}

interface Line {
  name: string;
  value: string;
}

/**
 * Writes the notices of a submission, one mail per address, in the site's language. Replies go to the visitor's
 * address. `texts` is the site's catalogue.
 */
export async function submissionMails(
  site: Site,
  { name, fields, notifyEmails }: NotifiedForm,
  values: FormValues,
  submission: SavedSubmission,
  texts: Catalogue,
): Promise<NewMail[]> {
  if (notifyEmails.length === 0) return [];
  const { mail } = texts;
  const subject = headerText(fill(mail.submissionSubject, { form: name }));
  const lines = linesOf(fields, values, submission, texts);
  const replyTo = replyAddress(fields, values);
  const footer = fill(replyTo ? mail.submissionReply : mail.submissionNoReply, { email: replyTo });
  const text = `${[...lines.map(plainLine), `-- \n${footer}\n${site.title}`].join('\n\n')}\n`;
  const page = await mailHtml(site, { heading: subject, main: table(lines), footer });
  return [...new Set(notifyEmails)].map((recipient) => ({
    id: newMailId(submission.createdAt),
    dedupeKey: `submission:${submission.id}:${recipient.toLowerCase()}`,
    kind: 'submission',
    ...{ recipient, replyTo, subject, text, html: page },
  }));
}

function linesOf(fields: readonly FormField[], values: FormValues, submission: SavedSubmission, texts: Catalogue) {
  const { pageTitle, pagePath } = submission;
  const lines: Line[] = fields.filter(isCollected).map((field) => ({
    name: field.title || field.key || field.id,
    value: displayValue(field, values[field.id] ?? emptyValue(field), texts.form),
  }));
  const page = [pageTitle, pagePath].filter(Boolean).join('\n');
  return page ? [...lines, { name: texts.mail.submissionPage, value: page }] : lines;
}

function plainLine({ name, value }: Line): string {
  const label = /[:?!]$/.test(name) ? name : `${name}:`;
  return value.includes('\n') ? `${label}\n${value}` : `${label} ${value}`;
}

function table(lines: readonly Line[]) {
  const rows = lines.map(
    ({ name, value }) =>
      html`<tr><th scope="row" dir="auto" style="${NAME_CELL}">${name}</th><td dir="auto" style="${VALUE_CELL}">${value}</td></tr>`,
  );
  return html`<table style="width:100%;border-collapse:collapse">${rows}</table>`;
}

/** Returns the first email address that the visitor has filled in; '' without one. */
function replyAddress(fields: readonly FormField[], values: FormValues): string {
  for (const { type, id } of fields) {
    const value = values[id];
    if (type === 'email' && typeof value === 'string' && isMailable(value.trim())) return value.trim();
  }
  return '';
}
