import type { ContentType, OwnerItems } from '#runtime/contracts/content.ts';
import type { ContentStatus } from '#runtime/contracts/enumerations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import type { CollectionKind } from '../pages/collection-kinds.ts';

/** The kinds of items, as people call them. */
export const ITEM_KINDS: Readonly<Record<ContentType, string>> = {
  text: contentTexts.post,
  event: contentTexts.event,
  gallery: contentTexts.gallery,
  lesson: contentTexts.lesson,
  courseItem: contentTexts.partOfACourse,
  image: contentTexts.pictureKind,
  video: contentTexts.video,
  audio: contentTexts.audio,
  quote: contentTexts.quote,
  link: contentTexts.linkKind,
  chat: contentTexts.chat,
  review: contentTexts.review,
  thread: contentTexts.thread,
};

export const ITEM_KIND_CHOICES = Object.entries(ITEM_KINDS) as [ContentType, string][];

/** Returns the kind that a further item of a collection probably has. */
export function likelyKind(kind: CollectionKind, template: string, items: OwnerItems['items']): ContentType {
  const [first] = items;
  if (first) return first.recordType;
  if (kind === 'lessons') return 'lesson';
  if (kind === 'course') return 'courseItem';
  if (template.startsWith('event')) return 'event';
  return template.startsWith('galler') ? 'gallery' : 'text';
}

export const STATES = ['published', 'scheduled', 'draft', 'needs-review', 'private'] as const;
export type ItemState = (typeof STATES)[number];

export const STATE_TEXTS: Readonly<Record<ItemState, string>> = {
  published: contentTexts.published,
  scheduled: contentTexts.scheduled,
  draft: commonTexts.draft,
  'needs-review': contentTexts.needsReview,
  private: contentTexts.private,
};

/** A published item with a date to come is scheduled. */
export function stateOf({
  status,
  publishedAt = 0,
}: {
  status: ContentStatus;
  publishedAt?: number | undefined;
}): ItemState {
  return status === 'published' && publishedAt > Date.now() ? 'scheduled' : status;
}
