import type { GalleryOptions } from '#runtime/domain/gallery-options.ts';
import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import type { Picture } from '#runtime/ui/gallery/picture.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';
import { textOfHtml } from '#runtime/ui/text-of-html.ts';

const loadEnlarge = lazy(() => import('#runtime/ui/gallery/enlarge.ts'));

const OPENER = '.sq-frame.js-gallery-lightbox-opener';

interface Opening {
  options: GalleryOptions;
  texts: GalleryTexts;
  gone: AbortSignal;
  /** Called when the lightbox opens; what it returns, once it has closed. */
  onOpen(): () => void;
}

/** Opens the lightbox of a gallery by a press on one of its pictures. A picture with a link of its own leads there. */
export function openOnPress(container: HTMLElement, { options, texts, gone, onOpen }: Opening): void {
  if (!options.lightbox) return;
  let close = () => {};
  for (const opener of container.querySelectorAll(OPENER)) opener.setAttribute('aria-haspopup', 'dialog');

  async function open(opener: HTMLElement): Promise<void> {
    const goOn = onOpen();
    try {
      const { enlargePictures } = await loadEnlarge();
      if (gone.aborted) return;
      const openers = [...container.querySelectorAll<HTMLElement>(OPENER)];
      close = enlargePictures(openers.map(pictureIn), {
        texts,
        returnFocus: opener,
        index: openers.indexOf(opener),
        theme: options.lightboxTheme,
        onClosed: goOn,
        isPlaying: opener.dataset.sqVideo !== undefined,
      });
    } catch (error) {
      goOn();
      report(error, 'galleries');
      if (opener instanceof HTMLAnchorElement) location.href = opener.href;
    }
  }

  container.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest<HTMLElement>(OPENER);
      if (!opener || !isPlainPress(event)) return;
      event.preventDefault();
      void open(opener);
    },
    { signal: gone },
  );
  container.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const isPressed = key === ' ' || (key === 'Enter' && !(target instanceof HTMLAnchorElement));
      if (!isPressed || !(target instanceof HTMLElement) || !target.matches(OPENER)) return;
      event.preventDefault();
      void open(target);
    },
    { signal: gone },
  );
  gone.addEventListener('abort', () => close());
}

function pictureIn(opener: HTMLElement): Picture {
  const image = opener.querySelector('img');
  const meta = opener.closest('.sq-slide')?.querySelector('.sq-meta');
  const text = (selector: string) => meta?.querySelector(selector)?.textContent?.trim() || undefined;
  // The engine writes the caption of a lightbox into attributes, also where the page shows none.
  const { title, description: html } = opener.dataset;
  const description = text('.meta-description, .image-slide-description') ?? textOfHtml(html);
  return {
    id: image?.dataset.imageId ?? '',
    url: image?.dataset.image || image?.currentSrc || image?.src || '',
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    srcset: image?.srcset || undefined,
    title: (text('.meta-title, .image-slide-title') ?? title) || (description ? undefined : meta?.textContent?.trim()),
    description,
    video: videoIn(opener),
  };
}

function videoIn(opener: HTMLElement): Picture['video'] {
  const { sqVideo: player, sqVideoTitle: title = '' } = opener.dataset;
  return player === undefined
    ? undefined
    : { url: opener.getAttribute('href') ?? '', player, title, label: opener.getAttribute('aria-label') ?? title };
}
