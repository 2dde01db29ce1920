import { GALLERY_OPTION_LIST, optionAttribute } from '#runtime/domain/gallery-options.ts';
import { definePlainElement } from '#runtime/widget/plain.ts';
import { GalleryElement } from './gallery-element.ts';

const TYPES = { flag: 'boolean', whole: 'number' } as const;

definePlainElement({
  tag: 'sq-gallery',
  element: GalleryElement,
  attributes: {
    collection: { type: 'string' },
    item: { type: 'string' },
    ...Object.fromEntries(
      GALLERY_OPTION_LIST.map(([name, option]) => [
        optionAttribute(name),
        { type: option.kind === 'choice' ? option.choices : TYPES[option.kind], default: option.usual },
      ]),
    ),
  },
});
