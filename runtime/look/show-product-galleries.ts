import { enhance } from '../enhance.ts';
import { currentClass, makeCurrent } from '../page/current-slide.ts';
import { PRODUCT_GALLERY, PRODUCT_SLIDE, PRODUCT_THUMBNAIL } from '../page/product-gallery.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { whenParsed } from '../when-parsed.ts';
import styles from './product-gallery.css';

/**
 * Shows the first picture of each product's gallery, unless the page shows another one, and then calls `shown` with the
 * element that holds all parts of the gallery. Returns how to stop.
 */
export function showProductGalleries(shown?: (root: HTMLElement, gone: AbortSignal) => void): () => void {
  return enhance(PRODUCT_GALLERY, (element, gone) => {
    if (element.parentElement?.closest(PRODUCT_GALLERY)) return;
    // The parser may not have reached all pictures.
    whenParsed(() => {
      const root = rootOf(element as HTMLElement);
      const slides = slidesOf(root);
      const [first] = slides;
      if (!first) return;
      adoptStyles(document, styles);
      for (const parts of [slides, thumbnailsOf(root)]) {
        if (parts[0] && !parts.some((part) => part.classList.contains(currentClass(part)))) makeCurrent(parts[0]);
        // Themes show nothing before the platform's scripts have loaded the pictures.
        for (const part of parts) part.classList.add('loaded');
      }
      for (const part of root.querySelectorAll('.enable-on-first-image-load')) part.classList.add('enabled');
      keepHeight(first);
      addEventListener('load', () => keepHeight(first), { signal: gone });
      shown?.(root, gone);
    }, gone);
  });
}

/** The element that holds all parts of a gallery, its thumbnails too. */
function rootOf(gallery: HTMLElement): HTMLElement {
  return gallery.closest<HTMLElement>('#productWrapper') ?? gallery;
}

export const slidesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(PRODUCT_SLIDE)];
export const thumbnailsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(PRODUCT_THUMBNAIL)];

/** Gives the box around the pictures the shape of the first one where it has no height, because they are out of its flow. */
function keepHeight(slide: HTMLElement): void {
  const box = slide.parentElement;
  const image = slide.querySelector('img');
  if (!box || !image || box.clientHeight > 0 || box.clientWidth === 0) return;
  const [width, height] = (image.dataset.imageDimensions ?? '').split('x').map(Number);
  box.classList.add('sq-shaped');
  box.style.aspectRatio = width && height ? `${width} / ${height}` : '1';
}
