import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { lazy } from '#runtime/lazy.ts';
import { enginePicture } from '#runtime/page/engine-picture.ts';
import { report } from '#runtime/report.ts';
import { beButton } from '#runtime/ui/be-button.ts';

const loadEnlarge = lazy(() => import('#runtime/ui/gallery/enlarge.ts'));

/** What a body says where the owner wants a press to enlarge: by the families Brine and 7.1. */
const ENLARGES =
  '.tweak-product-item-lightbox-enabled,[class*=item-click-action-lightbox],[class*=item-click-action-zoom]';
const HAS_NO_CLICK = '[class*=item-click-action-none]';

/** Whether the theme enlarges the pictures of a gallery by a press. The older family always does. */
export function hasLightbox(root: HTMLElement): boolean {
  if (root.querySelector('#productSlideshow') || document.body.matches(ENLARGES)) return true;
  const styles = root.closest<HTMLElement>('[data-layout-styles]')?.dataset.layoutStyles ?? '';
  const isOff = document.body.matches(HAS_NO_CLICK) || /click_?action"?:\s*"?none/i.test(styles);
  return !isOff && root.querySelector('.gallery-lightbox') !== null;
}

/** Makes the pictures of a gallery buttons that enlarge them. Returns what enlarges one. */
export function enlargeOnPress(slides: readonly HTMLElement[], texts: GalleryTexts, gone: AbortSignal) {
  let close = () => {};
  for (const slide of slides) {
    beButton(slide, gone);
    slide.classList.add('sq-openable');
    slide.setAttribute('aria-haspopup', 'dialog');
    const name = slide.getAttribute('aria-label') || slide.querySelector('img')?.alt || texts.enlarge;
    slide.setAttribute('aria-label', name);
  }
  gone.addEventListener('abort', () => close());

  return async (slide: HTMLElement | undefined): Promise<void> => {
    try {
      const { enlargePictures } = await loadEnlarge();
      if (gone.aborted || !slide) return;
      const shown = slides.flatMap((element) => element.querySelector('img') ?? []);
      const index = Math.max(
        shown.findIndex((image) => slide.contains(image)),
        0,
      );
      const theme = (['light', 'dark'] as const).find((candidate) =>
        document.body.matches(`.lightbox-style-${candidate}`),
      );
      close = enlargePictures(shown.map(enginePicture), { index, texts, theme, returnFocus: slide });
    } catch (error) {
      report(error, 'product gallery');
    }
  };
}
