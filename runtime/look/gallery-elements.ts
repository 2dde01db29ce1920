import { PRODUCT_SLIDE, PRODUCT_THUMBNAIL } from '../page/product-gallery.ts';

/** The element that holds all parts of a gallery, its thumbnails too. */
export function rootOf(gallery: HTMLElement): HTMLElement {
  return gallery.closest<HTMLElement>('#productWrapper') ?? gallery;
}

export const slidesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(PRODUCT_SLIDE)];
export const thumbnailsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(PRODUCT_THUMBNAIL)];
