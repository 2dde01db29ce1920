import type { FormField } from '#runtime/contracts/form.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { writeCollected } from './collected-mail.ts';
import { type NewMail, newMailId } from './new-mail.ts';
import { submissionMails } from './submission-mail.ts';

const FIELDS: FormField[] = [
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'text', type: 'textarea', title: 'Message', required: false },
] as FormField[];
const OWNER = 'owner@shop.example';

/** Writes the notices of submissions with made-up data, for previews. */
export async function submissionSamples({ site, now }: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const texts = await textsIn(site.language);
  const form = { id: 'sample', name: 'Contact', fields: FIELDS, notifyEmails: [OWNER] };
  const values = { email: 'ann@mail.example', text: 'Do you pour on Sundays?\nAnn' };
  const submission = { id: 'sample', values, createdAt: now, pageTitle: 'Contact', pagePath: '/contact' };
  const mails = await submissionMails(site, form, submission, baseUrl, texts);
  const quoted = [values, { ...values, email: 'bob@mail.example' }].map((values) => ({ ...submission, values }));
  const [{ subject = '' } = {}] = mails;
  const collected = await writeCollected(
    { ...form, ...site },
    quoted,
    { subject: `${subject} (3)`, count: 3, baseUrl },
    texts,
  );
  return [
    ...mails,
    { ...collected, id: newMailId(now), kind: 'submissions', dedupeKey: 'sample', recipient: OWNER, subject },
  ];
}
