import { PRODUCT_THUMBNAIL } from '#runtime/page/product-gallery.ts';

/** The arrows, of which some are only the drawing in a button. */
const PREVIOUS =
  '[data-product-gallery=prev],.ProductItem-gallery-prev,.product-gallery-prev,.chevron-prev,#productGallery .prev-slide';
const NEXT =
  '[data-product-gallery=next],.ProductItem-gallery-next,.product-gallery-next,.chevron-next,#productGallery .next-slide';
const INDICATOR =
  '[data-product-gallery=indicator],.ProductItem-gallery-current-slide-indicator,.product-gallery-current-slide-indicator,.pdp-gallery-slide-indicator';

/** What is pressed to turn a gallery: its thumbnails and arrows. */
export const CONTROL = `${PRODUCT_THUMBNAIL},${PREVIOUS},${NEXT}`;

export const indicatorsOf = (root: HTMLElement) => root.querySelectorAll<HTMLElement>(INDICATOR);

/** Returns the arrows of a gallery: the buttons, of which some contain only the drawing that the theme names. */
export function arrowsOf(root: HTMLElement): { button: HTMLElement; step: -1 | 1 }[] {
  const arrows = (selector: string, step: -1 | 1) =>
    [...root.querySelectorAll<HTMLElement>(selector)].map((arrow) => ({
      button: arrow.closest<HTMLElement>('button,a,[role=button]') ?? arrow,
      step,
    }));
  return [...arrows(PREVIOUS, -1), ...arrows(NEXT, 1)];
}
