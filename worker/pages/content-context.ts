import type { CollectionOptions } from '#runtime/contracts/content.ts';
import { BACKGROUND_SOURCE, COLLECTION_TYPE, FOLDER_BEHAVIOR, RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { GalleryOptions } from '#runtime/contracts/gallery.ts';
import { ItemOptions } from '#runtime/contracts/item-options.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { videoOf } from '#runtime/domain/videos.ts';
import type { Collection, Item } from './rows.ts';

const TYPE_NAMES = namesOf(COLLECTION_TYPE);
const RECORD_TYPE_NAMES = namesOf(RECORD_TYPE);

/** Returns the platform's names of the types of a list, by their numbers: those of the list, with dashes. */
function namesOf(types: Readonly<Record<string, number>>): ReadonlyMap<number, string> {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Map(Object.entries(types).map(([name, type]) => [type, dashed(name)]));
}

/** What templates know of an item's kind, under the platform's names. */
export function recordType({ recordType: type }: Item) {
  return { recordType: type, recordTypeLabel: RECORD_TYPE_NAMES.get(type) ?? 'text' };
}

/** What templates know of a collection's kind and options, under the platform's names. */
export function collectionOptions({ type, options }: Collection) {
  const { gallery, backgroundSource, folderBehavior, showPastOrUpcomingEvents } = options;
  return {
    typeName: TYPE_NAMES.get(type) ?? 'generic',
    ...(gallery && { options: gallery }),
    ...(backgroundSource && { backgroundSource: BACKGROUND_SOURCE[backgroundSource] }),
    ...(folderBehavior && { folderBehavior: FOLDER_BEHAVIOR[folderBehavior] }),
    ...(options.order === 'date' && { showPastOrUpcomingEvents }),
  };
}

/** What templates know of an item that is not sold beside its texts, under the platform's names. */
export function contentFields(item: Item) {
  if (item.productType !== null) return {};
  const { externalLink, sourceUrl, promotedBlockType, startsAt, location } = item;
  const options = ItemOptions.parse(item.options);
  const gallery = options.gallery ?? (item.recordType === RECORD_TYPE.gallery ? GalleryOptions.parse({}) : null);
  return {
    ...(externalLink !== null && { externalLink }),
    ...(sourceUrl !== null && { sourceUrl, passthrough: options.passthrough }),
    ...(options.serviceName !== '' && { serviceName: options.serviceName }),
    ...(promotedBlockType !== null && { promotedBlockType }),
    ...(startsAt !== null && { startDate: startsAt, endDate: item.endsAt ?? startsAt }),
    ...(location && { location: withoutNulls(location) }),
    ...(gallery && { options: gallery }),
    ...(options.videoUrl !== null && videoFields(options.videoUrl, item.title)),
    ...(options.overlay && { overlay: true }),
  };
}

/** The engine takes a place on the map that is null for one. */
function withoutNulls(location: object): object {
  return Object.fromEntries(Object.entries(location).filter(([, value]) => value !== null));
}

function videoFields(address: string, title: string) {
  const video = videoOf(address);
  if (!video) return {};
  const html = `<iframe src="${escapeHtml(video.player)}" title="${escapeHtml(title)}" width="1280" height="720" loading="lazy" allowfullscreen></iframe>`;
  return { oembed: { html, providerName: video.providerName, url: address } };
}

/** The events of a list in the order of their end: those that have not ended, and those that have. */
export function eventsByTime<Shown>(
  options: CollectionOptions | undefined,
  items: readonly Item[],
  toContext: (item: Item) => Shown,
  now: number,
) {
  if (options?.order !== 'date') return {};
  const isPast = (item: Item) => (item.endsAt ?? item.startsAt ?? item.publishedAt) < now;
  return {
    showPastOrUpcomingEvents: options.showPastOrUpcomingEvents,
    upcoming: items.filter((item) => !isPast(item)).map(toContext),
    past: items.filter(isPast).map(toContext),
  };
}
