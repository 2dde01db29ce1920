import type { Context } from 'hono';
import { listText } from '#runtime/domain/list-text.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { afterAnswer } from '../http/wait-until.ts';
import { logError } from '../log.ts';
import { dispatchMails, type MailKind, mailStatements, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { isAllowed, mailRequests } from '../passwords/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { countedName, findByEmail } from './person.ts';
import type { PersonCall } from './person-call.ts';
import type { PersonRow, Policy, WrittenMail } from './policy.ts';

export interface MailTexts {
  subject: string;
  intro: string;
  /** What the button to the link says; '' for a mail without one. */
  button: string;
  /** How long the link works; '' for a mail without one. */
  expiry: string;
  footer: string;
}

interface Reader {
  email: string;
  /** Where the mail's button leads; '' for a mail without one. */
  url: string;
  /** Further values of the texts, beside the site's title and the address. */
  values?: Readonly<Record<string, string>>;
  /** The passkeys that still sign in after a new password, and the text that names them. */
  passkeys?: { names: readonly string[]; text: string };
}

/** Writes a mail about signing in. It contains no text of the person who asked for it but their own address. */
export async function personMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  kind: MailKind,
  { email, url, values: more = {}, passkeys: { names, text } = { names: [], text: '' } }: Reader,
  { subject, intro, button, expiry, footer }: MailTexts,
): Promise<WrittenMail> {
  const values = { site: site.title, email, ...more };
  const letter = await writeLetter(site, {
    subject: fill(subject, values),
    blocks: [
      { kind: 'text', text: fill(intro, values) },
      ...(names.length > 0
        ? [{ kind: 'text', text: fill(text, { names: listText(names, site.language) }) } as const]
        : []),
      ...(button && url ? [{ kind: 'button', text: button, url } as const] : []),
      ...(expiry ? [{ kind: 'text', text: expiry } as const] : []),
    ],
    footer: fill(footer, values),
  });
  const id = newMailId(now);
  return { ...letter, id, dedupeKey: `${kind}:${id}`, kind, recipient: email };
}

/** Counts a mail of a kind that a caller asks for, and returns whether the address may get it today. */
export function mayGetMail(
  policy: Policy,
  { db, site, now, caller }: PersonCall,
  kind: MailKind,
  email: string,
): Promise<boolean> {
  const source = { networks: caller.networks, device: caller.deviceOf(countedName(policy, email)) };
  return isAllowed(db, site.siteId, mailRequests(kind, email, source), now);
}

/** Returns the statements that put mails into the outbox. */
export function outboxStatements({ db, site, secret, now }: ShopCall, ...mails: NewMail[]): D1PreparedStatement[] {
  return mailStatements(db, { siteId: site.siteId, secret }, mails, now);
}

/** A mail with a link by which its reader signs in or chooses a password. */
interface LinkMail<Row> {
  kind: MailKind;
  isFor(person: Row): boolean;
  linkFor(person: Row): Promise<{ url: string; statements: D1PreparedStatement[] }>;
  write(person: Row, url: string): Promise<WrittenMail>;
}

/**
 * Mails a link to whom an address belongs, after the answer, so that its time tells nobody whether there is anybody. An
 * address of nobody gets nothing.
 */
export async function mailLinkTo<Row extends PersonRow>(
  policy: Policy<Row>,
  c: Context<AppEnv>,
  call: PersonCall,
  email: string,
  { kind, isFor, linkFor, write }: LinkMail<Row>,
): Promise<void> {
  const { db, env, site } = call;
  await workAfterAnswer(c, async () => {
    const person = await findByEmail(policy, call, email);
    if (!person || !isFor(person) || !(await mayGetMail(policy, call, kind, email))) return;
    const { url, statements } = await linkFor(person);
    const mail = await write(person, url);
    await db.batch([...statements, ...outboxStatements(call, mail)]);
    await dispatchMails(env, site.siteId, [mail.id]);
  });
}

/** Works once the answer is sent; a failure goes into the log. */
export function workAfterAnswer(c: Context<AppEnv>, work: () => Promise<void>): Promise<void> {
  return afterAnswer(c, () => work().catch((error) => logError(error, { site: c.var.site.siteId })));
}
