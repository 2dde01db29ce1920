import { randomBytes } from 'node:crypto';

const TIME_DIGITS = 9;
const RANDOM_BYTES = 12;

/** Shape of an id in a request: digits and lower-case letters. */
export const SORTABLE_ID = /^[a-z\d]{1,100}$/;
/** A text that sorts after every id. */
export const AFTER_ALL_IDS = '~';

/** Returns what sorts before every id of a later time than `ms`, and after those of that time and before. */
export function firstIdAfter(ms: number): string {
  return (ms + 1).toString(36).padStart(TIME_DIGITS, '0');
}

/** Creates an id that sorts by the time `now` (ms) and has 96 random bits. It is not a secret. */
export function sortableId(now: number): string {
  return now.toString(36).padStart(TIME_DIGITS, '0') + randomBytes(RANDOM_BYTES).toString('hex');
}
