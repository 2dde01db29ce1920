import { randomBytes } from 'node:crypto';

const TIME_DIGITS = 9;
const RANDOM_BYTES = 12;

/** What may come in as an id: digits and small letters. */
export const SORTABLE_ID = /^[a-z\d]{1,100}$/;
/** Sorts behind them all. */
export const AFTER_ALL_IDS = '~';

/** An id that sorts by its time in ms, with 96 random bits; it keeps no secret. */
export function sortableId(now: number): string {
  return now.toString(36).padStart(TIME_DIGITS, '0') + randomBytes(RANDOM_BYTES).toString('hex');
}
