import { COLLECTION_TYPE, PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { LayoutView } from '#runtime/contracts/site-enumerations.ts';
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
/** The engine's items of lists. */
const ITEMS = '.hentry';
/** A gallery with the design of a grid. */
const GRID = '.sqs-gallery-block-grid';
const WITH_GALLERY: readonly unknown[] = [generic, subscription, lessons, course];

/** Reads what a page shows from the context that the Worker has written into it. */
export function subjectOf(page: Document): PageSubject {
  const context = contextOf(page);
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

/**
 * Returns how a page is laid out in its present width: items that stand beside one another make a grid, and so does a
 * gallery with that design. A page that is neither a collection's nor a product's has no such layout.
 */
export function layoutOf(page: Document): LayoutView | undefined {
  const { pageType, product, collection } = contextOf(page);
  if (product !== undefined) return 'product';
  const { type } = fieldsOf(collection);
  if (pageType !== PAGE_TYPE.mainContent || !(type === products || WITH_GALLERY.includes(type))) return undefined;
  const [first, second] = [...page.querySelectorAll(ITEMS)].map((item) => item.getBoundingClientRect());
  const isBeside = first && second && second.top < first.bottom;
  return isBeside || page.querySelector(GRID) ? 'grid' : 'list';
}

function contextOf(page: Document): Readonly<Record<string, unknown>> {
  const view = page.defaultView as { Static?: { SQUARESPACE_CONTEXT?: unknown } } | null;
  return fieldsOf(view?.Static?.SQUARESPACE_CONTEXT);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

function named(value: unknown): { id: string; title: string } | undefined {
  const { id, title } = fieldsOf(value);
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined;
}
