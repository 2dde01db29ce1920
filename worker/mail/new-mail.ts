import { EMAIL_MAX_LENGTH, EMAIL_MIN_LENGTH } from '#runtime/domain/email.ts';
import { sortableId } from '../db/sortable-id.ts';

export type MailKind = 'submission' | 'confirm-subscription' | 'order-confirmation' | 'order-notice' | 'gift-card';

/** UTF-16 code units: what mail programs show, and far below what a header may hold. */
const HEADER_MAX_LENGTH = 250;
/** Bytes of a header's value that the mail service takes. */
export const EXTRA_HEADER_MAX_LENGTH = 2_048;

/** A mail to be written into the outbox. */
export interface NewMail {
  /** From `newMailId`, by callers who want to name it to the queue. */
  id?: string;
  /** The same mail is written once: 'submission:ID:owner@shop.example'. */
  dedupeKey: string;
  kind: MailKind;
  recipient: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** By name: List-Unsubscribe and the like. */
  headers?: Readonly<Record<string, string>>;
  /** Ms since the epoch. It counts as written then: the look for stuck mail sends it, so it is not to be dispatched. */
  notBefore?: number;
}

export function newMailId(now: number): string {
  return sortableId(now);
}

/**
 * One line, whatever it is made of: no line break or other control character gets into a header, where it would begin
 * another one.
 */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.length > HEADER_MAX_LENGTH ? `${line.slice(0, HEADER_MAX_LENGTH - 1).toWellFormed()}…` : line;
}

/**
 * Whether mail can go to it: one address, and not several, or one with a name, to a program that takes it apart. Of any
 * top-level domain, for owners have addresses that the rule for visitors (storefront.md §5) would refuse.
 */
export function isMailable(address: string): boolean {
  if (address.length < EMAIL_MIN_LENGTH || address.length > EMAIL_MAX_LENGTH) return false;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) && !/[\p{Cc}()<>[\]:;\\,"]/u.test(address);
}
