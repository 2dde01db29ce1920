/**
 * How a gallery shows its pictures: the one table of its options, under the platform's names. The contract, the pages,
 * the element, the owner's command and their documents are made from it.
 */

type Flag = { kind: 'flag'; usual: boolean; about: string };
type Choice = { kind: 'choice'; usual: string; choices: readonly string[]; about: string };
type Whole = { kind: 'whole'; usual: number; least: number; most: number; about: string };

export const GALLERY_OPTIONS = {
  design: {
    kind: 'choice',
    usual: 'grid',
    choices: ['slideshow', 'slider', 'grid', 'stacked'],
    about: 'One picture at a time, a row to scroll (Carousel), a grid, or one below the other.',
  },
  autoplay: { kind: 'flag', usual: false, about: 'Whether a slideshow or carousel turns by itself.' },
  'autoplay-duration': {
    ...{ kind: 'whole', usual: 5, least: 1, most: 10 },
    about: 'Seconds for which each picture stays.',
  },
  controls: { kind: 'flag', usual: false, about: 'Whether a slideshow or carousel has buttons to turn it.' },
  'auto-crop': { kind: 'flag', usual: true, about: 'Whether pictures are cropped to the aspect ratio.' },
  'aspect-ratio': {
    kind: 'choice',
    usual: 'square',
    choices: [
      ...['square', 'standard', 'standard-vertical', 'four-three', 'three-four-vertical', 'widescreen'],
      'anamorphic-widescreen',
    ],
    about: 'Ratio of the pictures’ frames.',
  },
  'square-thumbs': { kind: 'flag', usual: true, about: 'Whether thumbnails are cropped to squares.' },
  thumbnails: { kind: 'flag', usual: false, about: 'Whether thumbnails stand below a slideshow or carousel.' },
  'thumbnail-strip-height': {
    ...{ kind: 'whole', usual: 80, least: 0, most: 200 },
    about: 'Height of the thumbnails in pixels.',
  },
  'thumbnail-strip-margin': {
    ...{ kind: 'whole', usual: 20, least: 0, most: 60 },
    about: 'Space above the thumbnails in pixels.',
  },
  'show-meta': { kind: 'flag', usual: true, about: 'Whether titles and descriptions show.' },
  'meta-position': {
    kind: 'choice',
    usual: 'bottom',
    choices: ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    about: 'Where they stand. In a grid or stack, top and bottom stand beside the picture, all others on it.',
  },
  'show-meta-on-hover': {
    ...{ kind: 'flag', usual: false },
    about: 'Whether they stand on the picture, and show under the pointer and with the focus only.',
  },
  'active-alignment': {
    kind: 'choice',
    usual: 'center',
    choices: ['left', 'center', 'right'],
    about: 'Where a carousel puts its current picture.',
  },
  'thumbnails-per-row': { kind: 'whole', usual: 4, least: 1, most: 10, about: 'Most pictures in a row of a grid.' },
  padding: { kind: 'whole', usual: 20, least: 0, most: 50, about: 'Space between pictures in pixels.' },
  lightbox: { kind: 'flag', usual: false, about: 'Whether a press on a picture shows it large.' },
  lightboxTheme: {
    kind: 'choice',
    usual: 'dark',
    choices: ['dark', 'light'],
    about: 'Colours of the lightbox.',
  },
  'max-width': {
    ...{ kind: 'whole', usual: 300, least: 100, most: 300 },
    about: 'Greatest width of a carousel’s pictures in pixels.',
  },
  newWindow: { kind: 'flag', usual: false, about: 'Whether links of pictures open in a new window.' },
  transparentBackground: {
    ...{ kind: 'flag', usual: false },
    about: 'Whether frames have no background behind pictures that do not fill them.',
  },
} as const satisfies Record<string, Flag | Choice | Whole>;

type Options = typeof GALLERY_OPTIONS;
export type GalleryOptionName = keyof Options;

type ValueOf<One> = One extends { choices: readonly (infer Word)[] }
  ? Word
  : One extends { kind: 'flag' }
    ? boolean
    : number;
export type GalleryOptions = { [Name in GalleryOptionName]: ValueOf<Options[Name]> };

/** The options with their rules, for whoever walks the table. */
export const GALLERY_OPTION_LIST = Object.entries(GALLERY_OPTIONS) as readonly (readonly [
  GalleryOptionName,
  Flag | Choice | Whole,
])[];

/** Width by height of the ratios. */
export const ASPECT_RATIOS: Readonly<Record<GalleryOptions['aspect-ratio'], string>> = {
  square: '1',
  standard: '3/2',
  'standard-vertical': '2/3',
  'four-three': '4/3',
  'three-four-vertical': '3/4',
  widescreen: '16/9',
  'anamorphic-widescreen': '2.39',
};

/** Returns the option's name as an attribute: "lightbox-theme" for `lightboxTheme`. */
export function optionAttribute(name: GalleryOptionName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Reads options of any origin: attributes, or the JSON of engine HTML. Words for truth and numbers are read as the
 * engine writes them, and whatever is missing or unreadable has its default.
 */
export function readGalleryOptions(given: (name: GalleryOptionName) => unknown): GalleryOptions {
  return Object.fromEntries(
    GALLERY_OPTION_LIST.map(([name, option]) => [name, readOption(option, given(name))]),
  ) as GalleryOptions;
}

function readOption(option: Flag | Choice | Whole, value: unknown): unknown {
  if (value === undefined || value === null) return option.usual;
  if (option.kind === 'flag') return value !== false && String(value).toLowerCase() !== 'false';
  if (option.kind === 'choice') return option.choices.includes(String(value)) ? value : option.usual;
  const number = value === '' ? Number.NaN : Math.round(Number(value));
  return Number.isNaN(number) ? option.usual : Math.min(Math.max(number, option.least), option.most);
}
