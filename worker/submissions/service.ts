/** Submissions of forms. */
export { addressesIn } from './addresses.ts';
export { keptValues, plainText } from './check-values.ts';
export { deleteExpiredSubmissionKeys } from './expiry.ts';
export { submissionsOfPerson } from './of-person.ts';
