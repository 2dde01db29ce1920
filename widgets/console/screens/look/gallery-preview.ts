import { containerClasses } from '#runtime/domain/gallery-html.ts';
import { isRow } from '#runtime/domain/gallery-options.ts';
import { galleryDifferences } from '#runtime/domain/gallery-style.ts';
import type { GalleryLook } from './events.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Finds the gallery that a page shows of a collection or an item. */
export function galleryOf(page: Document, id: string): HTMLElement | undefined {
  return page.getElementById(`gallery-${id}-1`)?.closest<HTMLElement>('.sqs-gallery-container') ?? undefined;
}

/**
 * Shows a collection's gallery with these options without saving them, as far as they are a matter of style. What is
 * written into the page or done by its scripts comes after a save.
 */
export function showGallery(page: Document, { collectionId, options }: GalleryLook): void {
  const gallery = galleryOf(page, collectionId);
  if (!gallery) return;
  gallery.className = containerClasses(options).join(' ');
  sheetOf(page)?.replaceSync(galleryDifferences(gallery.className));
  const show = (part: string, isShown: boolean) => {
    for (const each of gallery.querySelectorAll<HTMLElement>(part)) each.style.display = isShown ? '' : 'none';
  };
  show('.sq-strip', isRow(options) && options.thumbnails);
  show('.sq-turns', isRow(options) && options.controls);
  show('.sq-pause', isRow(options) && options.autoplay);
}

/** The sheet with the rules of the preview, which the page's policy does not keep out. */
function sheetOf(page: Document): CSSStyleSheet | undefined {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return undefined;
  const sheet = sheets.get(page) ?? new view.CSSStyleSheet();
  sheets.set(page, sheet);
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return sheet;
}
