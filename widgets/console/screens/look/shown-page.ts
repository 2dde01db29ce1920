import { COLLECTION_TYPE, type LayoutView, PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
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
  /** Undefined for a page that shows no collection. */
  layout?: LayoutView | undefined;
}

export const NO_SUBJECT: PageSubject = { hasGallery: false, hasProducts: false };

const { generic, subscription, lessons, course, products } = COLLECTION_TYPE;
/** The class of a gallery with the design of a grid. */
const GRID = 'sqs-gallery-block-grid';
const WITH_GALLERY: readonly unknown[] = [generic, subscription, lessons, course];

/** Reads what a page shows from the context that the Worker has written into it. */
export function subjectOf(page: Document): PageSubject {
  const view = page.defaultView as { Static?: { SQUARESPACE_CONTEXT?: unknown } } | null;
  const context = fieldsOf(view?.Static?.SQUARESPACE_CONTEXT);
  const list = fieldsOf(context.collection);
  const item = named(context.item);
  const isList = context.pageType === PAGE_TYPE.mainContent && WITH_GALLERY.includes(list.type);
  const collection = isList ? named(list) : undefined;
  const gallery = collection && galleryOf(page, collection.id);
  return {
    collection: collection && { ...collection, path: page.location.pathname },
    hasGallery: gallery !== undefined,
    item: item && context.product === undefined && galleryOf(page, item.id) ? item : undefined,
    hasProducts: list.type === products || context.product !== undefined,
    layout: layoutOf(context, gallery),
  };
}

/** Products stand in a grid, and so do the pictures of a gallery with this design; other items make a list. */
function layoutOf(context: Readonly<Record<string, unknown>>, gallery: Element | undefined): LayoutView | undefined {
  if (context.product !== undefined) return 'product';
  if (context.pageType !== PAGE_TYPE.mainContent) return undefined;
  const { type } = fieldsOf(context.collection);
  if (type === products || gallery?.classList.contains(GRID)) return 'grid';
  return WITH_GALLERY.includes(type) ? 'list' : undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value);
}

function named(value: unknown): { id: string; title: string } | undefined {
  const { id, title } = fieldsOf(value);
  return typeof id === 'string' && typeof title === 'string' ? { id, title } : undefined;
}
