import { cleanAvif } from './avif.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import type { Picture } from './picture.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** Most pixels of a picture. A small file can unfold into more than a phone has room for. */
export const PIXELS_MAX = 50_000_000;

const FORMATS = [cleanJpeg, cleanPng, cleanWebp, cleanAvif, cleanGif];

/**
 * Reads a picture by its bytes, whatever its name says, and returns a copy with nothing but the picture: no place, no
 * camera, no text, nothing behind its end. Undefined if it is no picture, or is damaged. The picture itself is not
 * decoded, and may have more than `PIXELS_MAX`.
 */
export function parsePicture(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  try {
    for (const clean of FORMATS) {
      const picture = clean(bytes);
      if (picture) return picture.width > 0 && picture.height > 0 ? picture : undefined;
    }
  } catch (error) {
    // A reader that runs past the end of the bytes throws this.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** Reads a picture as `parsePicture` does; undefined also for one that is too large to be shown. */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const picture = parsePicture(bytes);
  return picture && picture.width * picture.height <= PIXELS_MAX ? picture : undefined;
}
