import { timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { sign } from '../session/service.ts';

const STAMP_LIFETIME_MS = DAY_MS;
const STAMP_PATTERN = /^([\da-z]{1,11})\.([\w-]{43})$/;

/** The form that a stamp belongs to. */
export interface StampedForm {
  secret: string;
  siteId: string;
  formId: string;
}

/**
 * Creates a stamp, `<time>.<signature>`: the time at which the form was shown. It contains nothing about the visitor.
 */
export function createStamp(form: StampedForm, now: number): string {
  const time = now.toString(36);
  return `${time}.${signature(form, time)}`;
}

/**
 * Returns the age of a stamp in ms; undefined for a missing, forged or future stamp, for another form's, and for one
 * older than a day, because a kept stamp proves nothing.
 */
export function stampAge(form: StampedForm, stamp: string | undefined, now: number): number | undefined {
  const [, time = '', signed = ''] = STAMP_PATTERN.exec(stamp ?? '') ?? [];
  if (!time || !timingSafeEqual(Buffer.from(signed), Buffer.from(signature(form, time)))) return undefined;
  const age = now - Number.parseInt(time, 36);
  return age >= 0 && age <= STAMP_LIFETIME_MS ? age : undefined;
}

function signature({ secret, siteId, formId }: StampedForm, time: string): string {
  return sign(secret, 'form-render', siteId, formId, time);
}
