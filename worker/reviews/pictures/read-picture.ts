import { cleanAvif } from './avif.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import type { Picture } from './picture.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** Most pixels of a picture. A small file can unfold into more than a phone has room for. */
const PIXELS_MAX = 50_000_000;

const FORMATS = [cleanJpeg, cleanPng, cleanWebp, cleanAvif, cleanGif];

/**
 * Reads a picture by its bytes, whatever its name says, and returns a copy with nothing but the picture: no place, no
 * camera, no text, nothing behind its end. Undefined if it is no picture, or is damaged or too large to be shown. The
 * picture itself is not decoded.
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  try {
    for (const clean of FORMATS) {
      const picture = clean(bytes);
      if (!picture) continue;
      const pixels = picture.width * picture.height;
      return pixels > 0 && pixels <= PIXELS_MAX ? picture : undefined;
    }
  } catch (error) {
    // A reader that runs past the end of the bytes throws this.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
