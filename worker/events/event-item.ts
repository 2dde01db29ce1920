import { ItemOptions } from '#runtime/contracts/item-options.ts';
import type { EventTime } from '#runtime/domain/event-time.ts';

/** The fields of an item that events need. */
export interface EventItem {
  id: string;
  title: string;
  /** HTML. */
  excerpt: string;
  /** In ms since the epoch; null for an item that is no event. */
  startsAt: number | null;
  endsAt: number | null;
  location: Location | null;
  /** See `ItemOptions`. */
  options: unknown;
  /** One higher after each edit. */
  version: number;
  updatedAt: number;
}

interface Location {
  addressLine1: string;
  addressLine2: string;
  addressCountry: string;
  mapLat: number | null;
  mapLng: number | null;
}

/** When an item takes place; undefined for one that is no event. */
export function timeOf({
  startsAt,
  endsAt,
  options,
}: Pick<EventItem, 'startsAt' | 'endsAt' | 'options'>): EventTime | undefined {
  if (startsAt === null) return undefined;
  return { startsAt, endsAt: endsAt ?? startsAt, isAllDay: ItemOptions.parse(options).isAllDay };
}

/** Writes the place of an event in one line; '' for none. */
export function placeText(location: Location | null): string {
  if (!location) return '';
  const { addressLine1, addressLine2, addressCountry } = location;
  return [addressLine1, addressLine2, addressCountry].filter(Boolean).join(', ');
}

/** Where an event is on the map; undefined where that is not known. */
export function pointOf(location: Location | null): { latitude: number; longitude: number } | undefined {
  if (location?.mapLat == null || location.mapLng == null) return undefined;
  return { latitude: location.mapLat, longitude: location.mapLng };
}
