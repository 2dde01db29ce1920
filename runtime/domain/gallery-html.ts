import { GALLERY_VARIANTS } from '../contracts/block-variants.ts';
import type { GalleryPicture } from '../contracts/gallery.ts';
import { escapeHtml } from './escape-html.ts';
import { type FrameTexts, frameHtml } from './gallery-frame.ts';
import { type GalleryOptions, isRow } from './gallery-options.ts';
import { pictureHtml } from './gallery-picture.ts';
import { styleClasses } from './gallery-style-classes.ts';

/** The texts of `runtime/i18n/` that the markup needs. */
export interface GalleryTexts extends FrameTexts {
  pictures: string;
}

interface Gallery {
  /** Names the gallery within its page. */
  id: string;
  options: GalleryOptions;
  pictures: readonly GalleryPicture[];
  texts: GalleryTexts;
}

/**
 * Returns a gallery that reads and scrolls without a script. It has the classes of the engine's galleries, for themes,
 * and those of `gallery-style.ts`. Worker and element write the same.
 */
export function galleryHtml({ id, options, pictures, texts }: Gallery): string {
  if (pictures.length === 0) return '';
  const block = JSON.stringify(options);
  const scroll = isRow(options) ? ' tabindex="0"' : '';
  const slides = pictures.map((picture, index) => slideHtml(picture, index, { id, options, texts }));
  const strip = options.thumbnails && isRow(options) && pictures.length > 1 ? stripHtml(id, pictures) : '';
  return [
    `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-variant="${GALLERY_VARIANTS[options.design]}" data-block-json="${escapeHtml(block)}"><div class="sqs-block-content">`,
    `<div class="${containerClasses(options).join(' ')}" role="group" aria-label="${escapeHtml(texts.pictures)}">`,
    `<div class="sqs-gallery sq-slides" role="list"${scroll}>${slides.join('')}</div>${strip}`,
    '</div></div></div>',
  ].join('');
}

/** Returns the classes of a gallery's container: the engine's, and those that carry our style. */
export function containerClasses(options: GalleryOptions): string[] {
  const when = (isSet: boolean, name: string) => (isSet ? [name] : []);
  return [
    'sqs-gallery-container',
    `sqs-gallery-block-${options.design}`,
    `sqs-gallery-aspect-ratio-${options['aspect-ratio']}`,
    `sqs-gallery-thumbnails-per-row-${options['thumbnails-per-row']}`,
    ...when(options['show-meta'], 'sqs-gallery-block-show-meta'),
    `sqs-gallery-block-meta-position-${options['meta-position']}`,
    ...styleClasses(options),
  ];
}

interface Around extends Pick<Gallery, 'id' | 'options' | 'texts'> {}

function slideHtml(picture: GalleryPicture, index: number, { id, options, texts }: Around): string {
  const image = pictureHtml(picture, { isFirst: index === 0, sizes: sizesOf(options) });
  const type = picture.video ? 'video' : 'image';
  const media = picture.mediaType ? ` data-media-type="${picture.mediaType}"` : '';
  return [
    `<div class="slide sq-slide" id="${escapeHtml(id)}-${index + 1}" data-type="${type}"${media} role="listitem"><div class="margin-wrapper sq-margin">`,
    frameHtml(image, picture, { options, texts }),
    metaHtml(picture),
    '</div></div>',
  ].join('');
}

function metaHtml({ title, description, link, video }: GalleryPicture): string {
  if (title === '' && description === '') return '';
  // The picture of a video plays it, so its title leads to the link.
  const name = video && link ? `<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>` : escapeHtml(title);
  const heading = title && `<div class="meta-title image-slide-title" dir="auto">${name}</div>`;
  const text = description && `<div class="meta-description" dir="auto">${description}</div>`;
  return `<div class="meta sq-meta"><div class="meta-inside">${heading}${text}</div></div>`;
}

/** The thumbnails lead to their pictures, which scroll into view without a script too. */
function stripHtml(id: string, pictures: readonly GalleryPicture[]): string {
  const thumbs = pictures.map((picture, index) => {
    const { alt, title } = picture;
    const image = pictureHtml(
      { ...picture, alt: alt || title || String(index + 1) },
      { isFirst: false, sizes: '200px' },
    );
    return `<a class="sq-thumb" href="#${escapeHtml(id)}-${index + 1}">${image}</a>`;
  });
  return `<div class="sqs-gallery-thumbnails sq-strip">${thumbs.join('')}</div>`;
}

function sizesOf(options: GalleryOptions): string {
  if (options.design === 'slider') return `${options['max-width']}px`;
  return options.design === 'grid'
    ? `(min-width:50em) ${Math.ceil(100 / options['thumbnails-per-row'])}vw,50vw`
    : '100vw';
}
