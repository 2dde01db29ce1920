import { enhance } from '#runtime/enhance.ts';
import { lazy } from '#runtime/lazy.ts';
import { currentClass, makeCurrent } from '#runtime/page/current-slide.ts';
import { PRODUCT_GALLERY, PRODUCT_SLIDE } from '#runtime/page/product-gallery.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { keepPresses } from '#runtime/ui/keep-presses.ts';
import { CONTROL, rootOf, slidesOf, thumbnailsOf } from './gallery-parts.ts';
import styles from './product-gallery.css';

const loadTurning = lazy(() => import('./turn-gallery.ts'));

/**
 * Shows the first picture of each product's gallery. What turns a gallery is fetched with the visitor's first sign.
 * Returns how to stop.
 */
export function startProductGalleries(): () => void {
  return enhance(PRODUCT_GALLERY, (element, gone) => {
    if (element.parentElement?.closest(PRODUCT_GALLERY)) return;
    const root = rootOf(element as HTMLElement);
    const slides = slidesOf(root);
    const [first] = slides;
    if (!first) return;
    adoptStyles(document, styles);
    for (const parts of [slides, thumbnailsOf(root)]) {
      if (parts[0] && !parts.some((part) => part.classList.contains(currentClass(part)))) makeCurrent(parts[0]);
    }
    // Themes show nothing before the platform's scripts have loaded the pictures.
    for (const part of [...slides, ...thumbnailsOf(root)]) part.classList.add('loaded');
    for (const part of root.querySelectorAll('.enable-on-first-image-load')) part.classList.add('enabled');
    keepHeight(first);
    addEventListener('load', () => keepHeight(first), { signal: gone });
    keepPresses(root, {
      selector: `${CONTROL},${PRODUCT_SLIDE}`,
      load: async () => (await loadTurning()).turnGallery(root, gone),
      gone,
    });
  });
}

/** Gives the box around the pictures the shape of the first one where it has no height, because they are out of its flow. */
function keepHeight(slide: HTMLElement): void {
  const box = slide.parentElement;
  const image = slide.querySelector('img');
  if (!box || !image || box.clientHeight > 0 || box.clientWidth === 0) return;
  const [width, height] = (image.dataset.imageDimensions ?? '').split('x').map(Number);
  box.classList.add('sq-shaped');
  box.style.aspectRatio = width && height ? `${width} / ${height}` : '1';
}
