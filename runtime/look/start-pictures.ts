import { parseUrl } from '../domain/parse-url.ts';
import { RESIZING_HOST, widthsBelow, widthsSrcset } from '../domain/picture-widths.ts';
import { enhance } from '../enhance.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { startFitting } from './fit-boxes.ts';
import styles from './pictures.css';

/** The engine's pictures: the address is in `data-src`, and `src` is missing. */
const PICTURE = 'img[data-src]:not([src])';

/** The path of a shop's pictures, which it serves in the width that `?format=` names, as the platform does. */
const RESIZING_PATH = /^\/images\/[\w-]+\/[^/]+\.(?:jpe?g|png|webp|avif)$/i;

/** The class by which themes show a picture that has been loaded. */
const LOADED = 'loaded';

/** Fetches the engine's pictures once they are near, in the width that they are shown in. */
export function startPictures(): () => void {
  adoptStyles(document, styles);
  const fitting = startFitting();
  const stop = enhance(PICTURE, (element, gone) => {
    loadPicture(element as HTMLImageElement, gone);
    fitting.observe(element);
  });
  return () => {
    stop();
    fitting.disconnect();
  };
}

function loadPicture(image: HTMLImageElement, gone: AbortSignal): void {
  const address = image.dataset.src ?? '';
  if (!parseUrl(address, document.baseURI)) return;
  const url = new URL(address, document.baseURI);
  const [width = 0, height = 0] = (image.dataset.imageDimensions ?? '').split('x').map(Number);
  const [x, y] = (image.dataset.imageFocalPoint ?? '').split(',').map(Number);

  // `lazy` comes before the address, or the browser would fetch it at once.
  image.loading = 'lazy';
  image.decoding = 'async';
  if (width > 0 && height > 0) {
    if (!image.hasAttribute('width') && !image.hasAttribute('height')) Object.assign(image, { width, height });
    if (isScaled(url)) {
      image.sizes = 'auto, 100vw';
      image.srcset = widthsSrcset(address, widthsBelow(width), width);
    }
  }
  if (Number.isFinite(x) && Number.isFinite(y)) image.style.objectPosition = `${Number(x) * 100}% ${Number(y) * 100}%`;
  image.addEventListener('load', () => image.classList.add(LOADED), { once: true, signal: gone });
  image.src = address;
}

function isScaled({ hostname, pathname, search }: URL): boolean {
  return search === '' && (RESIZING_HOST.test(hostname) || RESIZING_PATH.test(pathname));
}
