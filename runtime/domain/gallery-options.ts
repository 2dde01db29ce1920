/**
 * How a gallery shows its pictures: the one table of its options, under the platform's names. The contract, the pages,
 * the element, the owner's command and their documents are made from it.
 */

type Flag = { kind: 'flag'; usual: boolean };
type ChoiceOption = { kind: 'choice'; usual: string; choices: readonly string[] };
type Whole = { kind: 'whole'; usual: number; least: number; most: number };

export const GALLERY_OPTIONS = {
  design: {
    kind: 'choice',
    usual: 'grid',
    choices: ['slideshow', 'slider', 'grid', 'stacked'],
  },
  autoplay: { kind: 'flag', usual: false },
  'autoplay-duration': { kind: 'whole', usual: 5, least: 1, most: 10 },
  controls: { kind: 'flag', usual: false },
  'auto-crop': { kind: 'flag', usual: true },
  'aspect-ratio': {
    kind: 'choice',
    usual: 'square',
    choices: [
      ...['square', 'standard', 'standard-vertical', 'four-three', 'three-four-vertical', 'widescreen'],
      'anamorphic-widescreen',
    ],
  },
  'square-thumbs': { kind: 'flag', usual: true },
  thumbnails: { kind: 'flag', usual: false },
  'thumbnail-strip-height': { kind: 'whole', usual: 80, least: 0, most: 200 },
  'thumbnail-strip-margin': { kind: 'whole', usual: 20, least: 0, most: 60 },
  'show-meta': { kind: 'flag', usual: true },
  'meta-position': {
    kind: 'choice',
    usual: 'bottom',
    choices: ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  },
  'show-meta-on-hover': { kind: 'flag', usual: false },
  'active-alignment': {
    kind: 'choice',
    usual: 'center',
    choices: ['left', 'center', 'right'],
  },
  'thumbnails-per-row': { kind: 'whole', usual: 4, least: 1, most: 10 },
  padding: { kind: 'whole', usual: 20, least: 0, most: 50 },
  lightbox: { kind: 'flag', usual: false },
  lightboxTheme: {
    kind: 'choice',
    usual: 'dark',
    choices: ['dark', 'light'],
  },
  'max-width': { kind: 'whole', usual: 300, least: 100, most: 300 },
  newWindow: { kind: 'flag', usual: false },
  transparentBackground: { kind: 'flag', usual: false },
} as const satisfies Record<string, Flag | ChoiceOption | Whole>;

type Options = typeof GALLERY_OPTIONS;
export type GalleryOptionName = keyof Options;

type ValueOf<One> = One extends { choices: readonly (infer Word)[] }
  ? Word
  : One extends { kind: 'flag' }
    ? boolean
    : number;
export type GalleryOptions = { [Name in GalleryOptionName]: ValueOf<Options[Name]> };

/** The options with their rules, as entries. */
export const GALLERY_OPTION_LIST = Object.entries(GALLERY_OPTIONS) as readonly (readonly [
  GalleryOptionName,
  Flag | ChoiceOption | Whole,
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

/** Designs that show a row of pictures, which the visitor turns. */
export function isRow({ design }: Pick<GalleryOptions, 'design'>): boolean {
  return design === 'slideshow' || design === 'slider';
}

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

function readOption(option: Flag | ChoiceOption | Whole, value: unknown): unknown {
  if (value === undefined || value === null) return option.usual;
  if (option.kind === 'flag') return value !== false && String(value).toLowerCase() !== 'false';
  if (option.kind === 'choice') return option.choices.includes(String(value)) ? value : option.usual;
  const number = value === '' ? Number.NaN : Math.round(Number(value));
  return Number.isNaN(number) ? option.usual : Math.min(Math.max(number, option.least), option.most);
}
