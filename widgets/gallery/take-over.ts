import { type GalleryOptions, readGalleryOptions } from '#runtime/domain/gallery-options.ts';
import { GALLERY_STYLE, galleryDifferences } from '#runtime/domain/gallery-style.ts';
import { styleClasses } from '#runtime/domain/gallery-style-classes.ts';
import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { VIDEO_WRAPPER } from '#runtime/page/embeds.ts';
import { enginePicture } from '#runtime/page/engine-picture.ts';
import { GALLERY_BLOCK } from '#runtime/page/gallery-root.ts';
import { adoptStyles } from '#runtime/ui/adopt-styles.ts';
import { fillPicture } from './engine-picture.ts';
import { playLink } from './play-link.ts';
import { parse, readOptions } from './read-options.ts';
import fit from './take-over.css';

/** Where the parts of the engine's galleries stand. */
const BLOCK = {
  slides: '.sqs-gallery>:is(.slide,.image-wrapper)',
  margin: '.margin-wrapper',
  frame: '.image-slide-anchor,.content-wrapper',
  meta: '.meta,.image-slide-title',
};
const SECTION = {
  slides: 'figure[class*="gallery-"][class*="-item"]',
  margin: '[class*="-item-wrapper"]',
  frame: '[class*="-lightbox-link"]',
  meta: 'figcaption,.gallery-caption',
};

/** Designs of the sections by the word in their class; all others are grids. */
const SECTION_DESIGNS: readonly (readonly [word: RegExp, design: GalleryOptions['design']])[] = [
  [/gallery-reel/, 'slider'],
  [/slideshow/, 'slideshow'],
];

/** The class of galleries that were taken over. */
const TAKEN = 'sq-taken-over';

/**
 * Shows a gallery of the engine where the platform's scripts, which would lay it out, do not run: its parts get our
 * classes, its pictures an address, and the page our style.
 */
export function takeOver(container: HTMLElement, texts: GalleryTexts): void {
  const isBlock = container.matches(GALLERY_BLOCK);
  const parts = isBlock ? BLOCK : SECTION;
  const options = isBlock ? blockOptions(container) : sectionOptions(container);
  const slides = [...container.querySelectorAll<HTMLElement>(parts.slides)];
  const list = slides[0]?.parentElement;
  if (!list) return;
  writeOptions(container, options);
  container.classList.add(TAKEN, ...styleClasses(options));
  container.setAttribute('role', 'group');
  if (!container.hasAttribute('aria-label')) container.setAttribute('aria-label', texts.pictures);
  list.classList.add('sq-slides');
  list.setAttribute('role', 'list');
  if (options.design === 'slideshow' || options.design === 'slider') list.tabIndex = 0;
  slides.forEach((slide, index) => {
    slide.classList.add('sq-slide');
    slide.setAttribute('role', 'listitem');
    const image = [...slide.querySelectorAll('img')].find((candidate) => !candidate.closest('noscript'));
    if (image) fillPicture(image, index === 0);
    // The platform gives a slideshow of a block the shape of its first picture.
    if (image && index === 0 && isBlock && options.design === 'slideshow') keepShape(container, image);
    const margin = slide.querySelector(parts.margin) ?? slide;
    if (margin !== slide) margin.classList.add('sq-margin');
    const video = slide.querySelector<HTMLElement>(VIDEO_WRAPPER);
    const own = slide.querySelector<HTMLElement>(parts.frame);
    const played = video && playLink(video, { frame: own ?? video, options, texts });
    const frame = played ?? own ?? frameFor(image);
    if (played && image) fillFrame(played, image);
    else if (frame) {
      arrangeFrame(frame, options, image?.alt || texts.enlarge);
      if (image) fillFrame(frame, image);
    }
    for (const meta of slide.querySelectorAll(parts.meta)) if (!meta.closest('.sq-meta')) meta.classList.add('sq-meta');
  });
  for (const style of [GALLERY_STYLE, galleryDifferences(container.outerHTML), fit]) {
    adoptStyles(document, overPlatform(style));
  }
}

/**
 * Lets rules of galleries count more than the platform's, which name up to six classes: by an id that no element has.
 * They leave our own galleries alone, whose looks a page may change.
 */
function overPlatform(style: string): string {
  return style.replaceAll('.sq-gallery', `:is(#_,.${TAKEN})`);
}

function blockOptions(container: HTMLElement): GalleryOptions {
  const options = writtenOptions(container);
  // The platform crops no picture of a stack.
  return options.design === 'stacked' ? { ...options, 'auto-crop': false } : options;
}

function writtenOptions(container: HTMLElement): GalleryOptions {
  if (container.closest('[data-block-json]')) return readOptions(container);
  const { className } = container;
  const wordAfter = (prefix: string) => new RegExp(`\\bsqs-gallery-${prefix}-([\\w-]+)`).exec(className)?.[1];
  const written: Record<string, unknown> = {
    design: /\bsqs-gallery-block-(slideshow|slider|grid|stacked)\b/.exec(className)?.[1],
    'aspect-ratio': wordAfter('aspect-ratio'),
    'thumbnails-per-row': wordAfter('thumbnails-per-row'),
    'show-meta': className.includes('sqs-gallery-block-show-meta'),
    'meta-position': wordAfter('block-meta-position'),
    'show-meta-on-hover': className.includes('show-meta-only-on-hover'),
    controls: true,
    lightbox: container.querySelector('.js-gallery-lightbox-opener') !== null,
  };
  return readGalleryOptions((name) => written[name]);
}

function sectionOptions(container: HTMLElement): GalleryOptions {
  const { className, dataset } = container;
  const props = parse(dataset.props);
  const written: Record<string, unknown> = {
    design: SECTION_DESIGNS.find(([word]) => word.test(className))?.[1],
    'aspect-ratio': props.aspectRatio ?? dataset.aspectRatio,
    'thumbnails-per-row': props.numColumns ?? dataset.columns,
    padding: props.gutter ?? dataset.gutter,
    'show-meta': dataset.showCaptions !== 'false',
    controls: true,
    lightbox: props.lightboxEnabled ?? false,
  };
  return readGalleryOptions((name) => written[name]);
}

/** Keeps the options where they are read, for a gallery that has none around it. */
function writeOptions(container: HTMLElement, options: GalleryOptions): void {
  if (!container.closest('[data-block-json]')) container.dataset.blockJson = JSON.stringify(options);
}

function keepShape(container: HTMLElement, image: HTMLImageElement): void {
  const { width, height } = enginePicture(image);
  if (width > 0 && height > 0) container.style.setProperty('--_ratio', `${width} / ${height}`);
}

/** A picture without a frame gets one. */
function frameFor(image: HTMLElement | undefined): HTMLElement | null {
  if (!image) return null;
  const frame = document.createElement('div');
  image.replaceWith(frame);
  frame.append(image);
  return frame;
}

/** Shows the still picture of a video, which boxes of the platform's player hide, in the whole frame. */
function fillFrame(frame: HTMLElement, image: HTMLElement): void {
  for (let box = image.parentElement; box && box !== frame && frame.contains(box); box = box.parentElement) {
    Object.assign(box.style, { opacity: '1', blockSize: '100%', padding: '0', position: 'static' });
  }
}

function arrangeFrame(frame: HTMLElement, options: GalleryOptions, label: string): void {
  frame.classList.add('sq-frame');
  const isLink = frame instanceof HTMLAnchorElement && frame.hasAttribute('href');
  if (!options.lightbox || (isLink && !frame.classList.contains('js-gallery-lightbox-opener'))) return;
  frame.classList.add('js-gallery-lightbox-opener');
  if (!frame.hasAttribute('aria-label')) frame.setAttribute('aria-label', label);
  if (isLink) return;
  frame.setAttribute('role', 'button');
  frame.tabIndex = 0;
}
