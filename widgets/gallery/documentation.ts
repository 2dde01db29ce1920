import { GALLERY_OPTION_TEXTS } from '#runtime/domain/gallery-option-texts.ts';
import { GALLERY_OPTION_LIST, optionAttribute } from '#runtime/domain/gallery-options.ts';
import type { WidgetDocumentation } from '#runtime/widget/definition.ts';

export const documentation: WidgetDocumentation = {
  summary:
    'Pictures of a collection or item, or those inside it, as a slideshow, carousel, grid or stack, with a lightbox.',
  attributes: {
    collection:
      'Id or URL slug of a collection, whose first page of pictures is shown. It wins over an item. All further attributes win over what the shop’s owner has set for it.',
    item: 'Id of an item, whose pictures are shown. All further attributes win over what the shop’s owner has set for it.',
    ...Object.fromEntries(GALLERY_OPTION_LIST.map(([name]) => [optionAttribute(name), GALLERY_OPTION_TEXTS[name]])),
  },
  parts: {},
  events: [],
  properties: {
    '--sq-gallery-radius': 'Corner radius of the pictures. Default: --sq-radius.',
    '--sq-gallery-meta-background': 'Background of titles that stand on pictures.',
    '--sq-gallery-meta-color': 'Text of titles that stand on pictures.',
    '--sq-gallery-focus': 'Colour of the focus ring. Default: --sq-focus.',
  },
};
