import type { MailSender } from './sender.ts';

/** The sender in development, which sends nothing; `/dev/mailbox` shows the outbox. */
export const mailbox: MailSender = {
  async send() {},
};
