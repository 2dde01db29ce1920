import type { Bindings } from '../env.ts';
import { mailbox } from './mailbox.ts';
import { sendEmailBinding } from './send-email-binding.ts';
import type { MailSender } from './sender.ts';

/** The way by which mail leaves; undefined where no sender address is set up. */
export function chooseSender({ ENVIRONMENT, EMAIL, MAIL_FROM }: Bindings): MailSender | undefined {
  if (ENVIRONMENT === 'development') return mailbox;
  return EMAIL && MAIL_FROM ? sendEmailBinding(EMAIL, MAIL_FROM) : undefined;
}
