import { machineTime } from '#runtime/domain/event-time.ts';
import { plainText } from '#runtime/domain/plain-text.ts';
import type { Site } from '../site/site.ts';
import { type EventItem, pointOf, timeOf } from './event-item.ts';

export interface EventPage {
  item: EventItem & { images: readonly { assetUrl: string }[] };
  site: Pick<Site, 'title' | 'timeZone'>;
  /** Address of its page. */
  url: string;
  origin: string;
}

/** Returns the structured data of an event (schema.org), for search engines; undefined for any other item. */
export function eventData({
  item,
  site,
  url,
  origin,
}: EventPage): { '@type': string; [property: string]: unknown } | undefined {
  const time = timeOf(item);
  if (!time) return undefined;
  const description = plainText(item.excerpt);
  const place = locationData(item);
  return {
    '@type': 'Event',
    name: item.title,
    url,
    startDate: machineTime(time.startsAt, time.isAllDay, site.timeZone),
    endDate: machineTime(time.endsAt, time.isAllDay, site.timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(place && { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: place }),
    ...(description && { description }),
    ...(item.images.length > 0 && { image: item.images.map(({ assetUrl }) => new URL(assetUrl, origin).href) }),
    organizer: { '@type': 'Organization', name: site.title, url: origin },
  };
}

function locationData({ location }: EventItem): object | undefined {
  if (!location) return undefined;
  const { addressLine1, addressLine2, addressCountry } = location;
  const point = pointOf(location);
  if (!addressLine1 && !addressLine2 && !addressCountry && !point) return undefined;
  return {
    '@type': 'Place',
    ...(addressLine1 && { name: addressLine1 }),
    address: {
      '@type': 'PostalAddress',
      ...(addressLine1 && { streetAddress: addressLine1 }),
      ...(addressLine2 && { addressLocality: addressLine2 }),
      ...(addressCountry && { addressCountry }),
    },
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
  };
}
