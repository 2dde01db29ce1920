/** The shop's numbers by day: what adds to them, and what reads them. */
export { addCounts, dayOf, type StatCount } from './add-counts.ts';
export { deleteExpiredStats } from './expiry.ts';
export { spanOf } from './read-stats.ts';
