import * as z from 'zod/mini';
import { MAIL_RECORDS, RECORD_STATES, SENDER_STATES } from './domain-states.ts';

/** A record that the domain of a sender needs, and how it stands. */
export const MailRecord = z.strictObject({
  /** What the record is for. */
  name: z.enum(MAIL_RECORDS),
  type: z.enum(['TXT', 'MX']),
  /** The whole name at which the record stands. */
  host: z.string(),
  /** The value that the record needs, or its beginning; '' where only Cloudflare knows the value. */
  expected: z.string(),
  /** The values that the DNS answered. */
  found: z.array(z.string()),
  /** Null before the first check. */
  state: z.nullable(z.enum(RECORD_STATES)),
});
export type MailRecord = z.infer<typeof MailRecord>;

/** From whom the shop's mails come, and how the domain of the shop's own sender stands. */
export const MailSender = z.strictObject({
  /** Whose address mails come from: the shop's own one, the server's, or none. */
  state: z.enum(SENDER_STATES),
  /** The shop's own sender; '' for none. */
  senderAddress: z.string(),
  /** The address that all shops of the server have; null for none. */
  serverAddress: z.nullable(z.string()),
  /** The name beside the address. */
  senderName: z.string(),
  /** Ms since the epoch; null before the first check of this domain. */
  checkedAt: z.nullable(z.number()),
  /** When the mail service refused the sender since then, in ms since the epoch; null if it did not. */
  refusedAt: z.nullable(z.number()),
  /** The code of the service's refusal; '' for none. */
  refusal: z.string(),
  records: z.array(MailRecord),
});
export type MailSender = z.infer<typeof MailSender>;

/** Answer of `POST /api/owner/mail-sender/test`. */
export const TestMail = z.strictObject({
  recipient: z.string(),
  /** The address that the mail comes from. */
  from: z.string(),
});
export type TestMail = z.infer<typeof TestMail>;
