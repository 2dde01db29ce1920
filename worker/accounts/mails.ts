import { listText } from '#runtime/domain/list-text.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type MailKind, mailStatements, type NewMail, newMailId, writeLetter } from '../mail/service.ts';
import { isAllowed, mailRequests } from '../passwords/service.ts';
import { mailLanguage } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { type AccountCall, personOf } from './account-call.ts';

export type AccountMail = Exclude<Extract<MailKind, `account-${string}`>, `${string}-passkey-${string}`>;

interface Reader {
  email: string;
  /** Language tag; '' for the site's. */
  language: string;
  /** Where the mail's button leads; '' for a mail without one. */
  url: string;
  /** Address of the account that asks for something; the reader's own where nothing is said. */
  account?: string;
  /** Names of the passkeys that still sign in after a new password. */
  passkeys?: readonly string[];
}

/** Writes a mail about an account. Nothing in it was written by whoever asked for it, but their own address. */
export async function accountMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  kind: AccountMail,
  { email, language, url, account = email, passkeys = [] }: Reader,
): Promise<NewMail & { id: string }> {
  const own = { ...site, language: mailLanguage(site, language) };
  const { accountMails } = await textsIn(own.language);
  const values = { site: site.title, email, account };
  const texts = textsOf(accountMails, kind);
  const letter = await writeLetter(own, {
    subject: fill(texts.subject, values),
    blocks: [
      { kind: 'text', text: fill(texts.intro, values) },
      ...(passkeys.length > 0
        ? [
            {
              kind: 'text',
              text: fill(accountMails.changedPasskeys, { names: listText(passkeys, own.language) }),
            } as const,
          ]
        : []),
      ...(texts.button && url ? [{ kind: 'button', text: texts.button, url } as const] : []),
      ...(texts.expiry ? [{ kind: 'text', text: texts.expiry } as const] : []),
    ],
    footer: texts.footer,
  });
  const id = newMailId(now);
  return { ...letter, id, dedupeKey: `${kind}:${id}`, kind, recipient: email };
}

type Texts = Awaited<ReturnType<typeof textsIn>>['accountMails'];

function textsOf(texts: Texts, kind: AccountMail) {
  const { ignore } = texts;
  switch (kind) {
    case 'account-confirm':
      return {
        ...{ subject: texts.confirmSubject, intro: texts.confirmIntro, button: texts.confirmButton },
        ...{ expiry: texts.expiresInADay, footer: ignore },
      };
    case 'account-known':
      return { subject: texts.knownSubject, intro: texts.knownIntro, button: '', expiry: '', footer: ignore };
    case 'account-password':
      return {
        ...{ subject: texts.passwordSubject, intro: texts.passwordIntro, button: texts.passwordButton },
        ...{ expiry: texts.expiresSoon, footer: ignore },
      };
    case 'account-sign-in':
      return {
        ...{ subject: texts.signInSubject, intro: texts.signInIntro, button: texts.signInButton },
        ...{ expiry: texts.expiresSoon, footer: ignore },
      };
    case 'account-email':
      return {
        ...{ subject: texts.emailSubject, intro: texts.emailIntro, button: texts.emailButton },
        ...{ expiry: texts.expiresInADay, footer: texts.emailFooter },
      };
    case 'account-email-changed':
      return {
        ...{ subject: texts.emailChangedSubject, intro: texts.emailChangedIntro, button: '', expiry: '' },
        footer: texts.emailChangedFooter,
      };
    case 'account-changed':
      return {
        subject: texts.changedSubject,
        intro: texts.changedIntro,
        button: '',
        expiry: '',
        footer: texts.changedFooter,
      };
  }
}

/** Counts a mail of a kind that a caller asks for, and returns whether the address may get it today. */
export function mayGetMail({ db, site, now, caller }: AccountCall, kind: AccountMail, email: string): Promise<boolean> {
  const asked = { recipient: email, networks: caller.networks, device: caller.deviceOf(personOf(email)) };
  return isAllowed(db, site.siteId, mailRequests(kind, asked), now);
}

/** Returns the statements that put a mail into the outbox. */
export function outboxStatements({ db, site, secret, now }: ShopCall, mail: NewMail): D1PreparedStatement[] {
  return mailStatements(db, { siteId: site.siteId, secret }, [mail], now);
}
