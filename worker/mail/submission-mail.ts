import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { consoleLink } from '../site/console-link.ts';
import type { Site } from '../site/site.ts';
import { answersOf, answerTable, answerText, replyAddress } from './answers.ts';
import { writeLetter } from './letter.ts';
import { type NewMail, newMailId } from './new-mail.ts';

interface NotifiedForm {
  name: string;
  fields: readonly FormField[];
  /** Each address gets its own mail and does not see the others. */
  notifyEmails: readonly string[];
}

interface NotedSubmission {
  id: string;
  values: FormValues;
  /** '' for none. */
  pageTitle: string;
  pagePath: string;
}

interface SavedSubmission extends NotedSubmission {
  /** Ms since the epoch. */
  createdAt: number;
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
 * address. `baseUrl` is an address of the shop, `texts` the site's catalogue.
 */
export async function submissionMails(
  site: Site,
  form: NotifiedForm,
  submission: SavedSubmission,
  baseUrl: string,
  texts: Catalogue,
): Promise<(NewMail & { id: string })[]> {
  if (form.notifyEmails.length === 0) return [];
  const notice = await submissionNotice(site, form, submission, baseUrl, texts);
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
  submission: NotedSubmission,
  baseUrl: string,
  texts: Catalogue,
): Promise<Notice> {
  const { mail } = texts;
  const { id, values } = submission;
  const answers = answersOf(fields, values, submission, texts);
  const replyTo = replyAddress(fields, values);
  const letter = await writeLetter(site, {
    subject: fill(mail.submissionSubject, { form: name }),
    blocks: [
      { kind: 'ready', html: answerTable(answers), text: answers.map(answerText) },
      {
        kind: 'button',
        text: mail.submissionOpen,
        url: consoleLink(baseUrl, 'submissions/:submission', { submission: id }),
      },
    ],
    footer: fill(replyTo ? mail.submissionReply : mail.submissionNoReply, { email: replyTo }),
  });
  return { ...letter, replyTo };
}
