import type { MailSender } from './sender.ts';

/** In development no mail leaves; `/dev/mailbox` shows it from the outbox. */
export const mailbox: MailSender = {
  async send() {},
};
