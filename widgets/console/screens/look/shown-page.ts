import { COLLECTION_TYPE, PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { galleryOf } from './gallery-preview.ts';

/** A collection whose list a page shows. */
export interface ShownCollection {
  id: string;
  title: string;
  /** The page's path, which may begin with a language. */
  path: string;
}

/** The things of the shop that a page shows and whose options the panel has. */
export interface PageSubject {
  /** Collections of products make no gallery. */
  collection?: ShownCollection | undefined;
  /** Whether the page's template shows the gallery of the collection. */
  hasGallery: boolean;
  /** An item with a gallery of its own. */
  item?: { id: string; title: string } | undefined;
  hasProducts: boolean;
}

export const NO_SUBJECT: PageSubject = { hasGallery: false, hasProducts: false };

const { generic, subscription, lessons, course, products } = COLLECTION_TYPE;
const WITH_GALLERY: readonly unknown[] = [generic, subscription, lessons, course];

/** Reads what a page shows from the context that the Worker has written into it. */
export function subjectOf(page: Document): PageSubject {
  const view = page.defaultView as { Static?: { SQUARESPACE_CONTEXT?: unknown } } | null;
  const context = fieldsOf(view?.Static?.SQUARESPACE_CONTEXT);
  const list = fieldsOf(context.collection);
  const item = named(context.item);
  const isList = context.pageType === PAGE_TYPE.mainContent && WITH_GALLERY.includes(list.type);
  const collection = isList ? named(list) : undefined;
  return {
    collection: collection && { ...collection, path: page.location.pathname },
    hasGallery: collection !== undefined && galleryOf(page, collection.id) !== undefined,
    item: item && context.product === undefined && galleryOf(page, item.id) ? item : undefined,
    hasProducts: list.type === products || context.product !== undefined,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

function named(value: unknown): { id: string; title: string } | undefined {
  const { id, title } = fieldsOf(value);
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined;
}
