import { GALLERY_OPTION_LIST, optionAttribute } from '#runtime/domain/gallery-options.ts';
import type { AttributeDefinition } from '#runtime/widget/definition.ts';
import { definePlainElement } from '#runtime/widget/plain.ts';
import { GalleryElement } from './gallery-element.ts';

definePlainElement({
  tag: 'sq-gallery',
  element: GalleryElement,
  attributes: {
    collection: { type: 'string', names: 'collection' },
    item: { type: 'string', names: 'item' },
    ...Object.fromEntries(
      GALLERY_OPTION_LIST.map(([name, option]) => [
        optionAttribute(name),
        { ...ruleOf(option), default: option.usual },
      ]),
    ),
  },
});

function ruleOf(option: (typeof GALLERY_OPTION_LIST)[number][1]): AttributeDefinition {
  if (option.kind === 'flag') return { type: 'boolean' };
  if (option.kind === 'choice') return { type: option.choices };
  return { type: 'number', min: option.least, max: option.most };
}
