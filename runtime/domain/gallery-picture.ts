import type { GalleryPicture } from '../contracts/gallery.ts';
import { escapeHtml } from './escape-html.ts';

interface PictureSlot {
  /** Whether the picture shows as soon as the page does: it is fetched first, and all others once they are near. */
  isFirst: boolean;
  /** Attribute `sizes`, without the `auto` of lazy pictures. */
  sizes: string;
}

/** Returns the attribute `srcset` of a picture; '' where only the original is served. */
export function srcsetOf({ url, widths, width }: Pick<GalleryPicture, 'url' | 'widths' | 'width'>): string {
  if (widths.length === 0) return '';
  return [
    ...widths.map((candidate) => `${url}?format=${candidate}w ${candidate}w`),
    ...(width > 0 ? [`${url} ${width}w`] : []),
  ].join();
}

/** Returns the `img` of a gallery's picture, with the engine's attributes, which scripts of themes read. */
export function pictureHtml(picture: GalleryPicture, { isFirst, sizes }: PictureSlot): string {
  const { id, url, width, height, focalPoint, alt } = picture;
  const srcset = srcsetOf(picture);
  const attributes: Record<string, string | number | false> = {
    class: 'thumb-image',
    src: url,
    srcset: srcset || false,
    sizes: srcset !== '' && (isFirst ? sizes : `auto, ${sizes}`),
    'data-image': url,
    'data-image-dimensions': width > 0 && `${width}x${height}`,
    'data-image-focal-point': `${focalPoint.x},${focalPoint.y}`,
    'data-image-id': id,
    alt,
    width: width > 0 && width,
    height: height > 0 && height,
    ...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' }),
    decoding: 'async',
  };
  const written = Object.entries(attributes).filter(([, value]) => value !== false);
  return `<img ${written.map(([name, value]) => `${name}="${escapeHtml(String(value))}"`).join(' ')}>`;
}
