/** Texts (see `en.ts`) on pages of events; only the Worker uses them. */

export const events = {
  isOver: 'This event is over',
  isNow: 'Happening now',
  isToday: 'Today',
  localTime: '{time} in your time zone',
};
