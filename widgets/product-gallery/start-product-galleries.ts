import { lazy } from '#runtime/lazy.ts';
import { showProductGalleries } from '#runtime/look/show-product-galleries.ts';
import { PRODUCT_SLIDE } from '#runtime/page/product-gallery.ts';
import { keepPresses } from '#runtime/ui/keep-presses.ts';
import { CONTROL } from './gallery-parts.ts';

const loadTurning = lazy(() => import('./turn-gallery.ts'));

/** Shows each product's gallery. What turns it is fetched with the visitor's first sign. Returns how to stop. */
export function startProductGalleries(): () => void {
  return showProductGalleries((root, gone) =>
    keepPresses(root, {
      selector: `${CONTROL},${PRODUCT_SLIDE}`,
      load: async () => (await loadTurning()).turnGallery(root, gone),
      gone,
    }),
  );
}
