import type { CollectionDefinition } from '#runtime/contracts/content.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';

export type CollectionKind = CollectionDefinition['type'];

/** The kinds of collections, as people call them. */
export const COLLECTION_KINDS: Readonly<Record<CollectionKind, string>> = {
  page: commonTexts.page,
  generic: contentTexts.postsEventsOrGalleries,
  products: commonTexts.products,
  lessons: contentTexts.lessons,
  course: contentTexts.course,
  splashPage: contentTexts.coverPage,
  subscription: contentTexts.subscriptions,
};

/** Kinds with the texts that choose them. */
export const NEW_KINDS = (['page', 'splashPage', 'generic', 'products', 'lessons', 'course'] as const).map(
  (kind) => [kind, COLLECTION_KINDS[kind]] as const,
);

/** Whether a collection of this kind lists items, and is not a page alone. */
export function hasItems(kind: CollectionKind): boolean {
  return kind !== 'page' && kind !== 'splashPage';
}

/** The address of a collection on the shop. */
export function pathOf({ urlId }: { urlId: string }): string {
  return `/${urlId}`;
}
