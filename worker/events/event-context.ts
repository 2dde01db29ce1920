import { eventState, machineTime } from '#runtime/domain/event-time.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { Region } from '../site/date-text.ts';
import { type EventItem, placeText, pointOf, timeOf } from './event-item.ts';
import { timeHtml } from './time-html.ts';
import { timeText } from './time-text.ts';

/**
 * Returns the time and place of an event for templates, beside the platform's keys; nothing for an item that is no
 * event.
 */
export function eventContext(
  item: EventItem,
  { language, timeZone }: Region,
  { fullUrl, now, texts }: { fullUrl: string; now: number; texts: Catalogue['events'] },
) {
  const time = timeOf(item);
  if (!time) return {};
  const state = eventState(time, timeZone, now);
  const point = pointOf(item.location);
  return {
    eventTime: {
      html: timeHtml(time, { language, timeZone }, texts.localTime),
      text: timeText(time, { language, timeZone }),
      shortText: timeText(time, { language, timeZone }, 'short'),
      start: machineTime(time.startsAt, time.isAllDay, timeZone),
      end: machineTime(time.endsAt, time.isAllDay, timeZone),
      timeZone,
      isAllDay: time.isAllDay,
      isPast: state === 'past',
      isNow: state === 'now',
      isToday: state === 'today',
      stateText: state === 'later' ? '' : texts[STATE_TEXTS[state]],
      place: placeText(item.location),
      ...(point && { mapUrl: mapUrl(point) }),
      icalUrl: `${fullUrl}?format=ical`,
    },
  };
}

const STATE_TEXTS = { past: 'isOver', now: 'isNow', today: 'isToday' } as const;

/** Returns the address of a map with the place marked. */
function mapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
