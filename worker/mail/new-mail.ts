import { EMAIL_MAX_LENGTH, EMAIL_MIN_LENGTH } from '#runtime/domain/email.ts';
import { sortableId } from '../db/sortable-id.ts';

/** What the shop's mails are about. */
export const MAIL_KINDS = [
  'submission',
  'submissions',
  'confirm-subscription',
  'order-confirmation',
  'order-notice',
  'order-sent',
  'order-edited',
  'order-cancelled',
  'order-refunded',
  'order-return',
  'dispute-notice',
  'payment-notice',
  'payment-reminder',
  'payment-link',
  'declaration-receipt',
  'declaration-notice',
  'gift-card',
  'downloads',
  'back-in-stock',
  'restock-confirm',
  'review-request',
  'renewal-announced',
  'renewal-failed',
  'subscription-changed',
  'subscription-ended',
  'subscription-notice',
  'account-confirm',
  'account-known',
  'account-password',
  'account-sign-in',
  'account-changed',
  'account-email',
  'account-email-changed',
  'account-passkey-added',
  'account-passkey-removed',
  'contributor-invited',
  'contributor-password',
  'contributor-password-changed',
  'contributor-came-back',
  'contributor-passkey-added',
  'contributor-passkey-removed',
  'contributor-push-added',
  'comment-waiting',
  'webhook-off',
  'sender-stopped',
  'mail-sender-refused',
  'mail-sender-test',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Longest subject or name in UTF-16 code units: as much as mail programs show, and far less than a header may hold. */
const HEADER_MAX_LENGTH = 250;
/** Most bytes of a header's value that the mail service accepts. */
export const EXTRA_HEADER_MAX_LENGTH = 2_048;

/** A mail for the outbox. */
export interface NewMail {
  /** An id from `newMailId`, for callers that dispatch the mail. */
  id?: string;
  /** Mails with the same key are written once. Example: 'submission:ID:owner@shop.example'. */
  dedupeKey: string;
  kind: MailKind;
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The order that the mail is about. Its id stands in subject and texts for the number, which it gets later. */
  orderId?: string;
  /** Whether the shop's whole terms of withdrawal stand in it. */
  hasWithdrawalTerms?: boolean;
  /** Further headers by name, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Earliest time of sending, in ms since the epoch. The cron's search for stuck mail sends it then, so callers must
   * not dispatch it.
   */
  notBefore?: number;
}

export function newMailId(now: number): string {
  return sortableId(now);
}

/**
 * Returns a text as one header line. Line breaks and other control characters are removed, because they could start
 * another header.
 */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.length > HEADER_MAX_LENGTH ? `${line.slice(0, HEADER_MAX_LENGTH - 1).toWellFormed()}…` : line;
}

/**
 * Whether a text is a single address without a name, so that mail can be sent to it. Any top-level domain is accepted,
 * because owners have addresses that the stricter rule for visitors refuses.
 */
export function isMailable(address: string): boolean {
  if (address.length < EMAIL_MIN_LENGTH || address.length > EMAIL_MAX_LENGTH) return false;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) && !/[\p{Cc}()<>[\]:;\\,"]/u.test(address);
}
