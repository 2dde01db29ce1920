import { EMAIL_MAX_LENGTH, isMailAddress } from './email.ts';
import type { FieldError } from './form/field-error.ts';
import { supportedTimeZone } from './time-zone.ts';

/** Longest name of a recipient or a giver, in UTF-16 code units. */
export const GIFT_NAME_MAX_LENGTH = 100;
export const GIFT_MESSAGE_MAX_LENGTH = 500;
export { EMAIL_MAX_LENGTH };

/** Recipient and delivery of a gift card. */
export interface Gift {
  /** The giver, as the recipient knows them; '' if the buyer left it out. */
  senderName: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** ISO day in the shop's time zone. */
  deliveryDate: string;
}

export type GiftEntries = Gift & { email: string };
export type GiftError = FieldError | { code: 'tooEarly' };
type GiftErrors = Partial<Record<keyof GiftEntries, GiftError>>;

/** Errors of trimmed entries. `today` is an ISO day in the shop's time zone. */
export function giftErrors(entries: GiftEntries, today: string): GiftErrors {
  const { senderName, recipientName, recipientEmail, message, deliveryDate, email } = entries;
  const errors: Record<keyof GiftEntries, GiftError | undefined> = {
    senderName: lengthError(senderName, GIFT_NAME_MAX_LENGTH),
    recipientName: recipientName === '' ? { code: 'required' } : lengthError(recipientName, GIFT_NAME_MAX_LENGTH),
    recipientEmail: emailError(recipientEmail),
    message: lengthError(message, GIFT_MESSAGE_MAX_LENGTH),
    deliveryDate: dayError(deliveryDate, today),
    email: emailError(email),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

export function emailError(email: string): FieldError | undefined {
  if (email === '') return { code: 'required' };
  return isMailAddress(email) ? undefined : { code: 'invalidEmail' };
}

/** The current ISO day in a time zone; `now` is in ms since the epoch. */
export function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: supportedTimeZone(timeZone) }).format(now);
}

function dayError(day: string, today: string): GiftError | undefined {
  if (day === '') return { code: 'required' };
  if (!isDay(day)) return { code: 'invalidDate' };
  return day < today ? { code: 'tooEarly' } : undefined;
}

/** Whether the text is a real ISO day; "2026-02-30" is not. */
function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function lengthError({ length }: string, max: number): FieldError | undefined {
  return length > max ? { code: 'tooLong', max } : undefined;
}
