import * as z from 'zod/mini';

export const GALLERY_DESIGNS = ['slideshow', 'slider', 'grid', 'stacked'] as const;
export const ASPECT_RATIOS = [
  'square',
  'standard',
  'standard-vertical',
  'four-three',
  'three-four-vertical',
  'widescreen',
  'anamorphic-widescreen',
] as const;
export const META_POSITIONS = [
  ...['top', 'top-left', 'top-right', 'center'],
  ...['bottom', 'bottom-left', 'bottom-right'],
] as const;
export const ALIGNMENTS = ['left', 'center', 'right'] as const;

const from = (least: number, most: number, usual: number) =>
  z._default(z.int().check(z.minimum(least), z.maximum(most)), usual);
const flag = (usual: boolean) => z._default(z.boolean(), usual);

/** How a gallery shows its pictures, under the platform's names, with its defaults. Lengths are in pixels. */
export const GalleryOptions = z.strictObject({
  design: z._default(z.enum(GALLERY_DESIGNS), 'grid'),
  autoplay: flag(false),
  /** Seconds. */
  'autoplay-duration': from(1, 10, 5),
  controls: flag(false),
  'auto-crop': flag(true),
  'aspect-ratio': z._default(z.enum(ASPECT_RATIOS), 'square'),
  'square-thumbs': flag(true),
  thumbnails: flag(false),
  'thumbnail-strip-height': from(0, 200, 80),
  'thumbnail-strip-margin': from(0, 60, 20),
  'show-meta': flag(true),
  'meta-position': z._default(z.enum(META_POSITIONS), 'bottom'),
  'show-meta-on-hover': flag(false),
  'active-alignment': z._default(z.enum(ALIGNMENTS), 'center'),
  'thumbnails-per-row': from(1, 10, 4),
  padding: from(0, 50, 20),
  lightbox: flag(false),
  lightboxTheme: z._default(z.enum(['dark', 'light']), 'dark'),
  'max-width': from(100, 300, 300),
  newWindow: flag(false),
  transparentBackground: flag(false),
});
export type GalleryOptions = z.infer<typeof GalleryOptions>;
