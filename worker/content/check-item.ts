import type { ItemDefinition, OwnerItem } from '#runtime/contracts/content.ts';
import { MAX_BLOCKS, MAX_GALLERY_IMAGES, PAGE_HTML_MAX_LENGTH } from '#runtime/contracts/content-limits.ts';
import { CATEGORY_MAX_LENGTH, TAG_MAX_LENGTH } from '#runtime/contracts/owner-limits.ts';
import { SECOND_MS } from '#runtime/domain/durations.ts';
import { wholeDays } from '#runtime/domain/event-time.ts';
import { isUrlSlug, urlSlugOf } from '#runtime/domain/url-slug.ts';
import { videoOf } from '#runtime/domain/videos.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { blockErrors } from '../blocks/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { countBlocks } from './blocks.ts';
import { sanitisePageHtml } from './sanitise.ts';

/** An item that was checked; its address may still be another's. */
export type CheckedItem = Omit<ItemDefinition, 'urlSlug' | 'publishedAt' | 'isLocked'> &
  Pick<OwnerItem, 'urlSlug' | 'publishedAt' | 'isLocked'>;

/** The address of an item whose title has no Latin letters or digits. */
const FALLBACK_SLUG = 'item';

/**
 * Sanitises the owner's HTML and adds defaults for missing fields. Throws INVALID_REQUEST with a text for each wrong
 * field.
 */
export async function checkItem(
  { site, now, readerLanguage }: OwnerCall,
  definition: ItemDefinition,
): Promise<CheckedItem> {
  const { content: texts } = await textsIn(readerLanguage);
  const item = {
    ...definition,
    ...wholeDaysOf(definition, site.timeZone),
    isLocked: definition.isLocked ?? false,
    urlSlug: definition.urlSlug ?? urlSlugOf(definition.title, FALLBACK_SLUG),
    // The database's clock, by which items become public, counts seconds.
    publishedAt: definition.publishedAt ?? Math.floor(now / SECOND_MS) * SECOND_MS,
    excerpt: sanitisePageHtml(definition.excerpt),
    body: sanitisePageHtml(definition.body),
    categories: [...new Set(definition.categories)],
    tags: [...new Set(definition.tags)],
  };
  const { excerpt, body } = item;
  const errors = { ...(await blockErrors({ excerpt, body }, readerLanguage)), ...errorsOf(item, texts) };
  if (Object.keys(errors).length > 0) throw new ApiError('INVALID_REQUEST', { errors });
  return item;
}

function errorsOf(item: CheckedItem, texts: Catalogue['content']): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isUrlSlug(item.urlSlug)) errors.urlSlug = fill(texts.notAPageUrl, { val: item.urlSlug });
  for (const field of ['excerpt', 'body'] as const) {
    if (item[field].length > PAGE_HTML_MAX_LENGTH) errors[field] = fill(texts.tooLong, { max: PAGE_HTML_MAX_LENGTH });
  }
  const blocks = countBlocks(item.body);
  if (blocks > MAX_BLOCKS) errors.body = fill(texts.tooManyBlocks, { max: MAX_BLOCKS, count: blocks });
  for (const [field, max] of [
    ['tags', TAG_MAX_LENGTH],
    ['categories', CATEGORY_MAX_LENGTH],
  ] as const) {
    item[field].forEach((name, index) => {
      if (name.length > max) errors[`${field}.${index}`] = fill(texts.nameTooLong, { val: name, max });
    });
  }
  if (item.recordType === 'gallery' && item.images.length > MAX_GALLERY_IMAGES) {
    errors.images = fill(texts.tooManyImages, { max: MAX_GALLERY_IMAGES, count: item.images.length });
  }
  const { startsAt, endsAt } = item;
  if (startsAt === null && (endsAt !== null || item.recordType === 'event')) errors.startsAt = texts.noStart;
  else if (startsAt !== null && endsAt !== null && endsAt < startsAt) errors.endsAt = texts.endBeforeStart;
  const { videoUrl } = item.options;
  if (videoUrl !== null && !videoOf(videoUrl)) errors['options.videoUrl'] = fill(texts.notAVideo, { val: videoUrl });
  return errors;
}

/** Lets an event of whole days begin with its first moment and end with its last, so that it is over when they are. */
function wholeDaysOf({ startsAt, endsAt, options }: ItemDefinition, timeZone: string) {
  if (startsAt === null || !options.isAllDay || (endsAt !== null && endsAt < startsAt)) return {};
  const { startsAt: first, endsAt: last } = wholeDays(
    { startsAt, endsAt: endsAt ?? startsAt, isAllDay: true },
    timeZone,
  );
  // The day of the first moment that can be written may begin before it.
  return { startsAt: Math.max(first, 0), endsAt: last };
}
