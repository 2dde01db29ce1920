/** Counts of shown forms and quick views by day, and the stamps that prove when a form was shown. */
export { countShown } from './count-shown.ts';
export { createStamp, stampAge } from './stamp.ts';
