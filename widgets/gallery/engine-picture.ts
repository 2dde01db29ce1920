import { enginePicture } from '#runtime/page/engine-picture.ts';

/** Gives a picture of the engine, which waits for the platform's scripts, its address and size, and shows its focal point. */
export function fillPicture(image: HTMLImageElement, isFirst: boolean): void {
  const { imageFocalPoint, colorCenter } = image.dataset;
  const { url, width, height, srcset } = enginePicture(image);
  if (width > 0 && height > 0 && !image.hasAttribute('width')) Object.assign(image, { width, height });
  const [x, y] = (imageFocalPoint ?? '').split(',').map(Number);
  if (x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1) {
    image.style.objectPosition = `${x * 100}% ${y * 100}%`;
  }
  if (/^#[\da-f]{6}$/i.test(colorCenter ?? '')) image.style.backgroundColor = colorCenter ?? '';
  if (image.getAttribute('src') || !url) return;
  image.loading = isFirst ? 'eager' : 'lazy';
  image.decoding = 'async';
  if (srcset) Object.assign(image, { sizes: isFirst ? '100vw' : 'auto, 100vw', srcset });
  image.src = url;
}
