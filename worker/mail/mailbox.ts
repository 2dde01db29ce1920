import type { MailSender } from './sender.ts';

/** A developer's mail goes nowhere: `/dev/mailbox` shows it from the outbox. */
export const mailbox: MailSender = {
  async send() {},
};
