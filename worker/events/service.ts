/** Events: when and where they take place, as templates, calendars and search engines read it. */

export { eventContext } from './event-context.ts';
export { placeText, timeOf } from './event-item.ts';
export { icalendar } from './ical.ts';
export { boundsOf, monthContext, monthIn, monthText, readMonth } from './month.ts';
export { type EventPage, eventData } from './structured-data.ts';
export { timeText } from './time-text.ts';
