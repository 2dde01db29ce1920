import { addressOf } from '#runtime/api/calls.ts';
import { GALLERY_OPTION_TEXTS } from '#runtime/domain/gallery-option-texts.ts';
import { GALLERY_OPTION_LIST, type GalleryOptionName, optionAttribute } from '#runtime/domain/gallery-options.ts';
import { apiCommand, type Command } from '../command.ts';
import { asChange } from '../json-file.ts';
import { OPERATIONS } from '../operations.ts';
import { choice, flag, type OptionKinds, whole } from '../option-kinds.ts';
import { object } from '../output.ts';

const SWITCH = ['on', 'off'] as const;

/** The options of galleries on the command line: `--autoplay on`, `--aspect-ratio standard`, `--padding 8`. */
const GALLERY_KINDS: OptionKinds = {
  ...Object.fromEntries(
    GALLERY_OPTION_LIST.map(([name, option]) => {
      const about = GALLERY_OPTION_TEXTS[name];
      const key = optionAttribute(name);
      if (option.kind === 'flag') return [key, choice('on|off', SWITCH, about)];
      if (option.kind === 'choice') return [key, choice('WORD', option.choices, about)];
      return [key, whole('N', about, { from: option.least, to: option.most })];
    }),
  ),
  none: flag('removes the gallery'),
};

/** Commands that set how pictures show as a gallery. */
export const galleries: readonly Command[] = [
  apiCommand({
    name: 'collections gallery',
    operands: ['COLLECTION'],
    options: GALLERY_KINDS,
    about: 'sets how the collection’s pictures show as a gallery; what is left out stays as it is',
    run: async ({ operands: [collectionId], options, api }) => {
      const address = addressOf('/api/owner/collections/:collectionId', { collectionId });
      const { version, ...collection } = await api.call('GET', address);
      const body = {
        ...asChange(collection, OPERATIONS['PUT /api/owner/collections/:collectionId'].readOnly),
        options: { ...collection.options, gallery: changedGallery(collection.options.gallery, options) },
      };
      return object((await api.call('PUT', address, { body, version })).options.gallery ?? {});
    },
  }),
  apiCommand({
    name: 'items gallery',
    operands: ['ITEM'],
    options: GALLERY_KINDS,
    about: 'sets how the item’s pictures show as a gallery; what is left out stays as it is',
    run: async ({ operands: [itemId], options, api }) => {
      const address = addressOf('/api/owner/items/:itemId', { itemId });
      const { version, ...item } = await api.call('GET', address);
      const body = {
        ...asChange(item, OPERATIONS['PUT /api/owner/items/:itemId'].readOnly),
        options: { ...item.options, gallery: changedGallery(item.options.gallery, options) },
      };
      return object((await api.call('PUT', address, { body, version })).options.gallery ?? {});
    },
  }),
];

/** Returns the gallery with the options that were given; those that were not stay. */
function changedGallery(
  gallery: object | null | undefined,
  given: Record<string, unknown>,
): Record<string, unknown> | null {
  if (given.none === true) return null;
  const changed = GALLERY_OPTION_LIST.flatMap(([name, option]): [GalleryOptionName, unknown][] => {
    const value = given[optionAttribute(name)];
    if (value === undefined) return [];
    return [[name, option.kind === 'flag' ? value === 'on' : value]];
  });
  return { ...gallery, ...Object.fromEntries(changed) };
}
