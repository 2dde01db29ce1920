import { log } from '../log.ts';
import { isMailable, type NewMail } from './new-mail.ts';

/** Returns the mails with a usable address. The others are logged and left out, because no attempt could send them. */
export function mailable<Mail extends NewMail>(siteId: string, mails: readonly Mail[]): Mail[] {
  const usable = mails.filter(({ recipient }) => isMailable(recipient));
  const left = mails.length - usable.length;
  if (left > 0) log('error', 'mail_unaddressed', { site: siteId, kind: mails[0]?.kind, count: left });
  return usable;
}
