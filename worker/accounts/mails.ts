import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { MailKind } from '../mail/service.ts';
import { type MailTexts, personMail, type WrittenMail } from '../people/service.ts';
import { mailLanguage } from '../site/mail-language.ts';
import type { ShopCall } from '../site/shop-call.ts';

export type AccountMail = Exclude<Extract<MailKind, `account-${string}`>, `${string}-passkey-${string}`>;

interface Reader {
  email: string;
  /** Language tag; '' for the site's. */
  language: string;
  /** Where the mail's button leads; '' for a mail without one. */
  url: string;
  /** Address of the account that asks for something; the reader's own by default. */
  account?: string;
  /** Names of the passkeys that still sign in after a new password. */
  passkeys?: readonly string[];
}

/** Writes a mail about an account. It contains no text of the person who asked for it but their own address. */
export async function accountMail(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  kind: AccountMail,
  { email, language, url, account = email, passkeys = [] }: Reader,
): Promise<WrittenMail> {
  const own = { ...site, language: mailLanguage(site, language) };
  const { accountMails } = await textsIn(own.language);
  const named = { names: passkeys, text: accountMails.changedPasskeys };
  const reader = { email, url, values: { account }, passkeys: named };
  return personMail({ site: own, now }, kind, reader, textsOf(accountMails, kind));
}

type Texts = Awaited<ReturnType<typeof textsIn>>['accountMails'];

function textsOf(texts: Texts, kind: AccountMail): MailTexts {
  const { ignore } = texts;
  switch (kind) {
    case 'account-confirm':
      return {
        subject: texts.confirmSubject,
        intro: texts.confirmIntro,
        button: texts.confirmButton,
        expiry: texts.expiresInADay,
        footer: ignore,
      };
    case 'account-known':
      return { subject: texts.knownSubject, intro: texts.knownIntro, button: '', expiry: '', footer: ignore };
    case 'account-password':
      return {
        subject: texts.passwordSubject,
        intro: texts.passwordIntro,
        button: texts.passwordButton,
        expiry: texts.expiresSoon,
        footer: ignore,
      };
    case 'account-sign-in':
      return {
        subject: texts.signInSubject,
        intro: texts.signInIntro,
        button: texts.signInButton,
        expiry: texts.expiresSoon,
        footer: ignore,
      };
    case 'account-email':
      return {
        subject: texts.emailSubject,
        intro: texts.emailIntro,
        button: texts.emailButton,
        expiry: texts.expiresInADay,
        footer: texts.emailFooter,
      };
    case 'account-email-changed':
      return {
        subject: texts.emailChangedSubject,
        intro: texts.emailChangedIntro,
        button: '',
        expiry: '',
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
