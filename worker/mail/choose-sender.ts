import type { Bindings } from '../env.ts';
import { sendEmailBinding } from './send-email-binding.ts';
import type { MailSender } from './sender.ts';

/** The sender in development, which sends nothing; `/dev/mailbox` shows the outbox. */
const mailbox: MailSender = {
  async send() {},
};

/** Returns the sender for this environment; undefined if no sender address is set up. */
export function chooseSender({ ENVIRONMENT, EMAIL, MAIL_FROM }: Bindings): MailSender | undefined {
  if (ENVIRONMENT === 'development') return mailbox;
  return EMAIL && MAIL_FROM ? sendEmailBinding(EMAIL, MAIL_FROM) : undefined;
}
