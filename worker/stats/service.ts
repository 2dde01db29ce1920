/** The shop's numbers: what adds to them, and what reads them. */
export { addCounts, dayOf, type StatCount } from './add-counts.ts';
export { deleteExpiredStats } from './expiry.ts';
export { foldHours } from './folded-days.ts';
export { spanOf } from './span.ts';
