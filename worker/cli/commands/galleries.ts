import { addressOf } from '#runtime/api/calls.ts';
import { apiCommand, type Command } from '../command.ts';
import { changedGallery, GALLERY_KINDS } from '../gallery-options.ts';
import { asChange } from '../json-file.ts';
import { OPERATIONS } from '../operations.ts';
import { object } from '../output.ts';

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
