import type { Bindings } from '../env.ts';
import { sendEmailBinding } from './send-email-binding.ts';
import type { MailService } from './sender.ts';

/** The service in development, which sends nothing; `/dev/mailbox` shows the outbox. */
const mailbox: MailService = {
  async send() {},
};

/** Returns the service that sends mail in this environment; undefined for none. */
export function chooseService({ ENVIRONMENT, EMAIL }: Bindings): MailService | undefined {
  if (ENVIRONMENT === 'development') return mailbox;
  return EMAIL && sendEmailBinding(EMAIL);
}
