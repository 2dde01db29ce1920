import { EMAIL_MAX_LENGTH, isMailAddress } from './email.ts';
import type { FieldFault } from './form/fault.ts';
import { supportedTimeZone } from './time-zone.ts';

/** UTF-16 code units. */
export const GIFT_NAME_MAX_LENGTH = 100;
export const GIFT_MESSAGE_MAX_LENGTH = 500;
export { EMAIL_MAX_LENGTH };

/** Whom a gift card goes to, and when. */
export interface Gift {
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** ISO day in the shop's time zone. */
  deliveryDate: string;
}

export type GiftEntries = Gift & { email: string };
export type GiftFault = FieldFault | { code: 'tooEarly' };
export type GiftFaults = Partial<Record<keyof GiftEntries, GiftFault>>;

/** What is wrong with trimmed entries. `today` is an ISO day in the shop's time zone. */
export function giftFaults(entries: GiftEntries, today: string): GiftFaults {
  const { recipientName, recipientEmail, message, deliveryDate, email } = entries;
  const faults: Record<keyof GiftEntries, GiftFault | undefined> = {
    recipientName: recipientName === '' ? { code: 'required' } : lengthFault(recipientName, GIFT_NAME_MAX_LENGTH),
    recipientEmail: emailFault(recipientEmail),
    message: lengthFault(message, GIFT_MESSAGE_MAX_LENGTH),
    deliveryDate: dayFault(deliveryDate, today),
    email: emailFault(email),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

export function emailFault(email: string): FieldFault | undefined {
  if (email === '') return { code: 'required' };
  return isMailAddress(email) ? undefined : { code: 'invalidEmail' };
}

/** ISO day that it is in a time zone. */
export function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: supportedTimeZone(timeZone) }).format(now);
}

function dayFault(day: string, today: string): GiftFault | undefined {
  if (day === '') return { code: 'required' };
  if (!isDay(day)) return { code: 'invalidDate' };
  return day < today ? { code: 'tooEarly' } : undefined;
}

/** "2026-02-30" is none. */
function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function lengthFault({ length }: string, max: number): FieldFault | undefined {
  return length > max ? { code: 'tooLong', max } : undefined;
}
