/** What visitors have sent by forms. */
export { keptValues, plainText } from './check-values.ts';
export { deleteExpired } from './expiry.ts';
