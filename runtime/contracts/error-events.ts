/**
 * Kinds of records in `POST /api/events/RecordJavascriptErrors`: an error that nothing caught; one that an element, a
 * behaviour of engine HTML or another script of ours caught; and the number of those that could not be sent. This file
 * imports no schema library, because browsers read it.
 */
export const RECORD_EVENTS = [
  'javascript-error',
  'element-error',
  'behaviour-error',
  'caught-error',
  'dropped-errors',
] as const;
export type RecordEvent = (typeof RECORD_EVENTS)[number];

export const RECORD_ERRORS = '/api/events/RecordJavascriptErrors';
