import { srcsetOf } from '../domain/gallery-picture.ts';
import { PICTURE_WIDTHS, RESIZING_HOST } from '../domain/picture-widths.ts';

interface EnginePicture {
  id: string;
  /** Address of the original; '' where the image names none. */
  url: string;
  alt: string;
  /** Size of the original in pixels; 0 where the image does not say it. */
  width: number;
  height: number;
  /** Attribute `srcset`; '' where only the original is served. */
  srcset: string;
}

/** Reads a picture of the engine, whose address and size stand in the attributes of its image. */
export function enginePicture(image: HTMLImageElement): EnginePicture {
  const { image: original, src: later, imageDimensions, imageId = '' } = image.dataset;
  const url = original || later || image.currentSrc || image.src;
  const [width = 0, height = 0] = (imageDimensions ?? '').split('x').map((side) => Number.parseInt(side, 10) || 0);
  const widths = isResizing(url) ? PICTURE_WIDTHS.filter((candidate) => width === 0 || candidate < width) : [];
  return { id: imageId, url, alt: image.alt, width, height, srcset: srcsetOf({ url, widths: [...widths], width }) };
}

function isResizing(url: string): boolean {
  try {
    return RESIZING_HOST.test(new URL(url, document.baseURI).hostname);
  } catch {
    return false;
  }
}
