/** What pages have shown: stamps that prove it to a form, and the counting by day. */
export { countShown } from './count-shown.ts';
export { createStamp, type StampedForm, stampAge } from './stamp.ts';
