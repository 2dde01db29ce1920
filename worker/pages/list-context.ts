import { itemUrl } from '../catalogue/service.ts';
import { monthContext, monthIn } from '../events/service.ts';
import type { Site } from '../site/site.ts';
import { filterTitle } from './list-filter.ts';
import type { View } from './view.ts';

/**
 * What templates know of a list beside its items: `filter`, which items it shows; of a collection of events
 * `calendarUrl`, the address of the current month, and on the page of a month `calendar`. `calendarView` is the
 * platform's key for that page.
 */
export function listContext(site: Site, { collection, filter, items }: View, now: number) {
  if (!collection) return {};
  const address = `/${collection.urlId}`;
  const isOfEvents = collection.options.order === 'date';
  const shown = items.map((item) => ({ item, fullUrl: itemUrl(collection.urlId, item.recordType, item.urlSlug) }));
  return {
    ...(filter && { filter: { ...filter, title: filterTitle(filter, site), clearUrl: address } }),
    ...(isOfEvents && {
      calendarUrl: `${address}?month=${monthIn(now, site.timeZone)}`,
      icalUrl: `${address}?format=ical`,
      calendarView: filter?.month !== undefined,
      ...(filter?.month !== undefined && { calendar: monthContext(filter.month, shown, site, address, now) }),
    }),
  };
}
