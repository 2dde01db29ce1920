/** What pages have shown: the counts by day, and the stamps that prove to a form that it was shown. */
export { countShown } from './count-shown.ts';
export { createStamp, type StampedForm, stampAge } from './stamp.ts';
