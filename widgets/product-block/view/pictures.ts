import { boot } from '#runtime/boot.ts';
import type { Product } from '#runtime/contracts/product.ts';
import type { Picture } from '#runtime/ui/gallery/picture.ts';

/** Returns a product's pictures with full addresses, which work on any page. */
export function picturesOf({ images, name }: Product): Picture[] {
  return images.map(({ id, assetUrl, altText, originalSize, focalPoint: { x, y }, widths }) => {
    const [width = 0, height = 0] = originalSize.split('x').map((side) => Number.parseInt(side, 10) || 0);
    const url = new URL(assetUrl, boot().base).href;
    const srcset = `${widths.map((one) => `${url}?format=${one}w ${one}w,`).join('')}${url} ${width}w`;
    return {
      id,
      url,
      alt: altText || name,
      width,
      height,
      srcset: widths.length > 0 ? srcset : undefined,
      position: `${x * 100}% ${y * 100}%`,
    };
  });
}
