import { srcsetOf } from '#runtime/domain/gallery-picture.ts';
import { PICTURE_WIDTHS } from '#runtime/domain/picture-widths.ts';

/** Hosts of the platform, which serve a picture in the width that `?format=` asks for. */
const RESIZING_HOST = /(?:^|\.)squarespace(?:-cdn)?\.com$/;

/** Gives a picture of the engine, which waits for the platform's scripts, its address and size, and shows its focal point. */
export function fillPicture(image: HTMLImageElement, isFirst: boolean): void {
  const { src: later, image: original, imageDimensions, imageFocalPoint, colorCenter } = image.dataset;
  const url = later || original;
  const [width = 0, height = 0] = (imageDimensions ?? '').split('x').map((side) => Number.parseInt(side, 10) || 0);
  if (width > 0 && height > 0 && !image.hasAttribute('width')) Object.assign(image, { width, height });
  const [x, y] = (imageFocalPoint ?? '').split(',').map(Number);
  if (x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1) {
    image.style.objectPosition = `${x * 100}% ${y * 100}%`;
  }
  if (/^#[\da-f]{6}$/i.test(colorCenter ?? '')) image.style.backgroundColor = colorCenter ?? '';
  if (image.getAttribute('src') || !url) return;
  image.loading = isFirst ? 'eager' : 'lazy';
  image.decoding = 'async';
  const widths = isResizing(url) ? PICTURE_WIDTHS.filter((one) => width === 0 || one < width) : [];
  if (widths.length > 0) {
    image.sizes = isFirst ? '100vw' : 'auto, 100vw';
    image.srcset = srcsetOf({ url, widths, width });
  }
  image.src = url;
}

function isResizing(url: string): boolean {
  try {
    return RESIZING_HOST.test(new URL(url, document.baseURI).hostname);
  } catch {
    return false;
  }
}
