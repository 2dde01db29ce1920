import { GALLERY_OPTIONS, type GalleryOptionName } from '#runtime/domain/gallery-options.ts';

/** The names of a gallery's options, as people read them. */
export const GALLERY_TITLES: Readonly<Record<GalleryOptionName, string>> = {
  design: 'Design',
  autoplay: 'Turn by itself',
  'autoplay-duration': 'Seconds per picture',
  controls: 'Buttons to turn it',
  'auto-crop': 'Crop pictures to the frame',
  'aspect-ratio': 'Frame',
  'square-thumbs': 'Square thumbnails',
  thumbnails: 'Thumbnails',
  'thumbnail-strip-height': 'Height of thumbnails',
  'thumbnail-strip-margin': 'Space above thumbnails',
  'show-meta': 'Titles and descriptions',
  'meta-position': 'Place of titles',
  'show-meta-on-hover': 'Titles only under the pointer',
  'active-alignment': 'Place of the current picture',
  'thumbnails-per-row': 'Pictures in a row',
  padding: 'Space between pictures',
  lightbox: 'Show large on press',
  lightboxTheme: 'Colours of the large view',
  'max-width': 'Greatest width of a picture',
  newWindow: 'Links open in a new window',
  transparentBackground: 'Frames without background',
};

const WORDS: Readonly<Record<string, string>> = {
  slider: 'Carousel',
  'standard-vertical': 'Standard, upright (2:3)',
  standard: 'Standard (3:2)',
  'four-three': 'Four by three (4:3)',
  'three-four-vertical': 'Three by four, upright (3:4)',
  widescreen: 'Widescreen (16:9)',
  'anamorphic-widescreen': 'Cinema (2.39:1)',
};

/** Returns the words for a choice: 'Top left' for `top-left`. */
export function choiceWords(choice: string): string {
  const words = choice.replaceAll('-', ' ');
  return WORDS[choice] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Tells whether an option can stay as it is: a number outside its range cannot. */
export function isInRange(name: GalleryOptionName, value: unknown): boolean {
  const rule = GALLERY_OPTIONS[name];
  if (rule.kind !== 'whole') return true;
  return Number.isInteger(value) && Number(value) >= rule.least && Number(value) <= rule.most;
}
