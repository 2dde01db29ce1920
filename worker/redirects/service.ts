/** Where addresses without a page lead: the owner's redirects, and the slugs that pages had. */
export { findMoved, type Moved } from './lookup.ts';
export { countMissedStatements, deleteOldMissed, recordMissed } from './missed.ts';
export { redirectCsv } from './redirect-csv.ts';
