import type { GalleryOptionName } from './gallery-options.ts';

/** What each option of a gallery does, for owners and page authors. Pages of visitors never fetch these. */
export const GALLERY_OPTION_TEXTS: Readonly<Record<GalleryOptionName, string>> = {
  design: 'One picture at a time, a row to scroll (Carousel), a grid, or one below the other.',
  autoplay: 'Whether a slideshow or carousel turns by itself.',
  'autoplay-duration': 'Seconds for which each picture stays.',
  controls: 'Whether a slideshow or carousel has buttons to turn it.',
  'auto-crop': 'Whether pictures are cropped to the aspect ratio.',
  'aspect-ratio': 'Ratio of the pictures’ frames.',
  'square-thumbs': 'Whether thumbnails are cropped to squares.',
  thumbnails: 'Whether thumbnails stand below a slideshow or carousel.',
  'thumbnail-strip-height': 'Height of the thumbnails in pixels.',
  'thumbnail-strip-margin': 'Space above the thumbnails in pixels.',
  'show-meta': 'Whether titles and descriptions show.',
  'meta-position': 'Where they stand. In a grid or stack, top and bottom stand beside the picture, all others on it.',
  'show-meta-on-hover': 'Whether they stand on the picture, and show under the pointer and with the focus only.',
  'active-alignment': 'Where a carousel puts its current picture.',
  'thumbnails-per-row': 'Most pictures in a row of a grid.',
  padding: 'Space between pictures in pixels.',
  lightbox: 'Whether a press on a picture shows it large.',
  lightboxTheme: 'Colours of the lightbox.',
  'max-width': 'Greatest width of a carousel’s pictures in pixels.',
  newWindow: 'Whether links of pictures open in a new window.',
  transparentBackground: 'Whether frames have no background behind pictures that do not fill them.',
};
