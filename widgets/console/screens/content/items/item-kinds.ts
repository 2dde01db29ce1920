import type { ContentType, OwnerItems } from '#runtime/contracts/content.ts';
import type { ContentStatus } from '#runtime/contracts/enumerations.ts';
import type { CollectionKind } from '../pages/collection-kinds.ts';

/** The kinds of items, in people’s words. */
export const ITEM_KINDS: Readonly<Record<ContentType, string>> = {
  text: 'Post',
  event: 'Event',
  gallery: 'Gallery',
  lesson: 'Lesson',
  courseItem: 'Part of a course',
  image: 'Picture',
  video: 'Video',
  audio: 'Audio',
  quote: 'Quote',
  link: 'Link',
  chat: 'Chat',
  review: 'Review',
  thread: 'Thread',
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

export const STATE_WORDS: Readonly<Record<ItemState, string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  'needs-review': 'Needs review',
  private: 'Private',
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
