import type { Bindings } from '../env.ts';
import { mailbox } from './mailbox.ts';
import { sendEmailBinding } from './send-email-binding.ts';
import type { MailSender } from './sender.ts';

/** Undefined where nobody has set up an address to send from yet. */
export function mailSenderOf({ ENVIRONMENT, EMAIL, MAIL_FROM }: Bindings): MailSender | undefined {
  if (ENVIRONMENT === 'development') return mailbox;
  return EMAIL && MAIL_FROM ? sendEmailBinding(EMAIL, MAIL_FROM) : undefined;
}
