import { randomBytes } from 'node:crypto';

const TIME_DIGITS = 9;
const RANDOM_BYTES = 12;

/** An id that sorts by its time in ms, with 96 random bits; it keeps no secret. */
export function sortableId(now: number): string {
  return now.toString(36).padStart(TIME_DIGITS, '0') + randomBytes(RANDOM_BYTES).toString('hex');
}
