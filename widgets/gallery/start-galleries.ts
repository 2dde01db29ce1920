import { enhance } from '#runtime/enhance.ts';
import { galleryTextsIn } from '#runtime/i18n/gallery-texts.ts';
import { lazy } from '#runtime/lazy.ts';
import { GALLERY } from '#runtime/page/gallery-root.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';
import { setUpGallery } from './set-up-gallery.ts';

const loadTakeover = lazy(() => import('./take-over.ts'));

/** Sets up the galleries of the page, now and later. Returns how to stop. An element sets up its own. */
export function startGalleries(): () => void {
  return enhance(GALLERY, (element, gone) => {
    if (element.closest('sq-gallery')) return;
    start(element as HTMLElement, gone).catch((error) => report(error, 'galleries'));
  });
}

async function start(container: HTMLElement, gone: AbortSignal): Promise<void> {
  const isOurs = container.classList.contains('sq-gallery');
  const [texts, takeover] = await Promise.all([galleryTextsIn(pageLanguage()), isOurs ? undefined : loadTakeover()]);
  if (gone.aborted) return;
  takeover?.takeOver(container, texts);
  setUpGallery(container, texts, gone);
}
