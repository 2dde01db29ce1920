/** What pages record of visits, counted by day, and the stamps that prove when a form was shown. */
export { countBatch } from './count-batch.ts';
export { mayCount } from './gate.ts';
export { giveUpBatch } from './give-up.ts';
export { recordCounts } from './record-counts.ts';
export { createStamp, stampAge } from './stamp.ts';
