import type { FormValues } from '#runtime/contracts/form.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Bindings } from '../env.ts';
import type { StoredForm } from '../forms/service.ts';
import type { Networks } from '../http/network.ts';
import { type DueMail, noticeStatements, submissionMails, writtenNotices } from '../mail/service.ts';
import { subscribeStatements } from '../mailing-lists/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { sessionSecret } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import type { Site } from '../site/site.ts';
import { submissionMessage } from '../webhooks/service.ts';

export interface SendingPlace {
  env: Bindings;
  site: Site;
  /** The origin that the call was made to. */
  origin: string;
  /** The networks of the caller's address. */
  networks: Networks;
  now: number;
}

export interface SentContent {
  form: StoredForm;
  /** Checked values, without passwords. */
  values: FormValues;
  texts: Catalogue;
}

/** A submission, and the page that it came from. */
export interface Sent {
  id: string;
  pageTitle: string;
  pagePath: string;
  createdAt: number;
}

/** What spam leads to. */
export const NOTHING: Consequences = { statements: [], mailIds: [] };

export interface Consequences {
  statements: D1PreparedStatement[];
  /** The mails that are to be sent at once, besides the notices. */
  mailIds: string[];
}

/** Returns what a person's submission leads to: messages, notices for the owner, the subscription to a newsletter. */
export async function consequences(place: SendingPlace, content: SentContent, sent: Sent): Promise<Consequences> {
  const { env, site, origin, now } = place;
  const { form, values, texts } = content;
  const baseUrl = form.notifyEmails.length > 0 ? await linkBase(env, site, origin) : '';
  const mails = await submissionMails(site, form, { ...sent, values }, baseUrl, texts);
  const ids = { formId: form.id, submissionId: sent.id };
  const shop = { siteId: site.siteId, secret: sessionSecret(env) };
  const notices = noticeStatements(env.DB, shop, mails, { ...ids, now });
  const subscription = await subscribe(place, content);
  const message = submissionMessage(env.DB, site.siteId, ids);
  const notice = ownerNoticeStatement(
    env.DB,
    { siteId: site.siteId, kind: 'submission', target: `submissions/${sent.id}`, details: { form: form.name } },
    now,
  );
  return { statements: [message, notice, ...notices, ...subscription.statements], mailIds: subscription.mailIds };
}

/** Returns the mails to dispatch once a batch with the consequences has run. */
export function dueMails({ mailIds }: Consequences, results: readonly D1Result[], now: number): DueMail[] {
  return [...mailIds.map((mailId) => ({ mailId, dueAt: now })), ...writtenNotices(results)];
}

async function subscribe(
  { env, site, origin, networks, now }: SendingPlace,
  { form, values }: SentContent,
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
