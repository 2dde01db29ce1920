import { boot } from '#runtime/boot.ts';
import type { Product } from '#runtime/contracts/product.ts';
import { parseOriginalSize } from '#runtime/domain/image.ts';
import { widthsSrcset } from '#runtime/domain/picture-widths.ts';
import type { Picture } from '#runtime/ui/gallery/picture.ts';

/** Returns a product's pictures with full addresses, which work on any page. */
export function picturesOf({ images, name }: Product): Picture[] {
  return images.map(({ id, assetUrl, altText, originalSize, focalPoint: { x, y }, widths, color }) => {
    const { width, height } = parseOriginalSize(originalSize);
    const url = new URL(assetUrl, boot().base).href;
    return {
      id,
      url,
      alt: altText || name,
      width,
      height,
      widths,
      srcset: widths.length > 0 ? widthsSrcset(url, widths, width) : undefined,
      position: `${x * 100}% ${y * 100}%`,
      color: color ? `#${color}` : undefined,
    };
  });
}
