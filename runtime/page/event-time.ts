/** When an event takes place, as the Worker writes it on the event's page (`worker/events/time-html.ts`). */
export const EVENT_TIME = 'time[data-sq-event-end]';
