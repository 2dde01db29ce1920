import { GALLERY_OPTIONS, type GalleryOptionName } from '#runtime/domain/gallery-options.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';

/** The names of a gallery's options, as people read them. */
export const GALLERY_TITLES: Readonly<Record<GalleryOptionName, string>> = {
  design: partsTexts.design,
  autoplay: partsTexts.turnByItself,
  'autoplay-duration': partsTexts.secondsPerPicture,
  controls: partsTexts.buttonsToTurnIt,
  'auto-crop': partsTexts.cropPictures,
  'aspect-ratio': partsTexts.frame,
  'square-thumbs': partsTexts.squareThumbnails,
  thumbnails: partsTexts.thumbnails,
  'thumbnail-strip-height': partsTexts.heightOfThumbnails,
  'thumbnail-strip-margin': partsTexts.spaceAboveThumbnails,
  'show-meta': partsTexts.titlesAndDescriptions,
  'meta-position': partsTexts.placeOfTitles,
  'show-meta-on-hover': partsTexts.titlesOnlyUnder,
  'active-alignment': partsTexts.placeOfTheCurrent,
  'thumbnails-per-row': partsTexts.picturesInARow,
  padding: partsTexts.spaceBetweenPictures,
  lightbox: partsTexts.showLargeOnPress,
  lightboxTheme: partsTexts.coloursOfTheLarge,
  'max-width': partsTexts.greatestWidth,
  newWindow: partsTexts.linksOpen,
  transparentBackground: partsTexts.framesWithoutBackground,
};

const CHOICE_TEXTS: Readonly<Record<string, string>> = {
  slider: partsTexts.carousel,
  'standard-vertical': partsTexts.standardUpright,
  standard: partsTexts.standard,
  'four-three': partsTexts.fourByThree,
  'three-four-vertical': partsTexts.threeByFourUpright,
  widescreen: partsTexts.widescreen,
  'anamorphic-widescreen': partsTexts.cinema,
};

/** Returns the text for a choice: 'Top left' for `top-left`. */
export function choiceText(choice: string): string {
  const text = choice.replaceAll('-', ' ');
  return CHOICE_TEXTS[choice] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether an option can stay as it is: a number outside its range cannot. */
export function isInRange(name: GalleryOptionName, value: unknown): boolean {
  const rule = GALLERY_OPTIONS[name];
  if (rule.kind !== 'whole') return true;
  return Number.isInteger(value) && Number(value) >= rule.least && Number(value) <= rule.most;
}
