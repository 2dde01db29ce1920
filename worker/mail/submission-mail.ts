import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Site } from '../site/site.ts';
import { answersOf, answerTable, answerText, replyAddress } from './answers.ts';
import { mailHtml } from './mail-html.ts';
import { headerText, type NewMail, newMailId } from './new-mail.ts';

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

/** A notice before it has an address. */
interface Notice {
  subject: string;
  replyTo: string;
  text: string;
  html: string;
}

/**
 * Writes the notices of a submission, one mail per address, in the site's language. Replies go to the visitor's
 * address. `texts` is the site's catalogue.
 */
export async function submissionMails(
  site: Site,
  form: NotifiedForm,
  values: FormValues,
  submission: SavedSubmission,
  texts: Catalogue,
): Promise<(NewMail & { id: string })[]> {
  if (form.notifyEmails.length === 0) return [];
  const notice = await submissionNotice(site, form, { ...submission, values }, texts);
  return [...new Set(form.notifyEmails)].map((recipient) => ({
    id: newMailId(submission.createdAt),
    dedupeKey: `submission:${submission.id}:${recipient.toLowerCase()}`,
    kind: 'submission',
    recipient,
    ...notice,
  }));
}

/** Writes the notice of one submission. */
export async function submissionNotice(
  site: Pick<Site, 'title' | 'language'>,
  { name, fields }: Pick<NotifiedForm, 'name' | 'fields'>,
  submission: { values: FormValues; pageTitle: string; pagePath: string },
  texts: Catalogue,
): Promise<Notice> {
  const { mail } = texts;
  const { values } = submission;
  const subject = headerText(fill(mail.submissionSubject, { form: name }));
  const answers = answersOf(fields, values, submission, texts);
  const replyTo = replyAddress(fields, values);
  const footer = fill(replyTo ? mail.submissionReply : mail.submissionNoReply, { email: replyTo });
  const text = `${[...answers.map(answerText), `-- \n${footer}\n${site.title}`].join('\n\n')}\n`;
  return {
    subject,
    replyTo,
    text,
    html: await mailHtml(site, { heading: subject, main: answerTable(answers), footer }),
  };
}
