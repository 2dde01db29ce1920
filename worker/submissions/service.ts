/** What visitors have sent by forms. */
export { deleteExpired } from './expiry.ts';
