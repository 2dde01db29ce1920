import { type GalleryOptions, isRow } from './gallery-options.ts';

/** Returns the classes by which `gallery-style.ts` shows the options. */
export function styleClasses(options: GalleryOptions): string[] {
  const when = (isSet: boolean, name: string) => (isSet ? [name] : []);
  const position = options['meta-position'];
  const isBeside = !isRow(options) && !options['show-meta-on-hover'] && /^(?:top|bottom)$/.test(position);
  return [
    'sq-gallery',
    `sq-${options.design}`,
    ...when(isRow(options), 'sq-row'),
    `sq-ratio-${options['aspect-ratio']}`,
    `sq-per-row-${options['thumbnails-per-row']}`,
    `sq-padding-${options.padding}`,
    `sq-max-width-${options['max-width']}`,
    `sq-strip-height-${options['thumbnail-strip-height']}`,
    `sq-strip-margin-${options['thumbnail-strip-margin']}`,
    `sq-align-${options['active-alignment']}`,
    ...when(!options['auto-crop'], 'sq-uncropped'),
    ...when(!options['square-thumbs'], 'sq-natural-thumbs'),
    ...when(!options['show-meta'], 'sq-no-meta'),
    `sq-meta-${isBeside ? 'beside' : 'over'}`,
    `sq-meta-${position}`,
    ...when(options['show-meta-on-hover'], 'sq-meta-hover'),
    ...when(options.transparentBackground, 'sq-transparent'),
  ];
}
