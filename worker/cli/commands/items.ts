import type { OwnerItem, OwnerItems } from '#runtime/contracts/content.ts';
import { apiCommand, type Room } from '../command.ts';
import { changedGallery, GALLERY_KINDS } from '../gallery-options.ts';
import { asChange, readJson, readVersioned } from '../json-file.ts';
import { PAGING } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const ITEMS = '/api/owner/items';
const itemPath = (itemId: string) => `${ITEMS}/${encodeURIComponent(itemId)}`;
const listPath = (collectionId: string) => `/api/owner/collections/${encodeURIComponent(collectionId)}/items`;

/** Properties that a change cannot name. */
const READ_ONLY = ['collectionId', 'position', 'likeCount', 'publicCommentCount'];

export const items: Room = {
  name: 'items',
  title: 'Posts, events, lessons, galleries and other items that are not sold',
  commands: [
    apiCommand({
      name: 'items list',
      operands: ['COLLECTION'],
      options: PAGING,
      about: 'lists the items of a collection in their order',
      run: async ({ operands: [collectionId], options, api }) => {
        const answer = await api.get<OwnerItems>(listPath(collectionId), options);
        return table(answer, answer.items, [
          'id',
          'recordType',
          'title',
          'urlSlug',
          'status',
          'publishedAt',
          'startsAt',
        ]);
      },
    }),
    apiCommand({
      name: 'items get',
      operands: ['ITEM'],
      about: 'prints an item; in a file it is JSON, for items update',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerItem>(itemPath(id))),
    }),
    apiCommand({
      name: 'items create',
      operands: ['COLLECTION', 'FILE'],
      about: 'creates the item that FILE describes as JSON; - is standard input',
      run: async ({ operands: [collectionId, file], api }) => {
        return object(await api.post<OwnerItem>(listPath(collectionId), readJson(file)));
      },
    }),
    apiCommand({
      name: 'items update',
      operands: ['ITEM', 'FILE'],
      about: 'replaces an item; it is refused if it has changed since FILE was printed',
      run: async ({ operands: [id, file], api }) => {
        const { version, body } = readVersioned(file, READ_ONLY);
        return object(await api.put<OwnerItem>(itemPath(id), body, version));
      },
    }),
    apiCommand({
      name: 'items gallery',
      operands: ['ITEM'],
      options: GALLERY_KINDS,
      about: 'sets how the item’s pictures show as a gallery; what is left out stays as it is',
      run: async ({ operands: [id], options, api }) => {
        const { version, body } = asChange(await api.get<OwnerItem>(itemPath(id)), READ_ONLY);
        const own = body.options as OwnerItem['options'] | undefined;
        const changed = { ...body, options: { ...own, gallery: changedGallery(own?.gallery, options) } };
        return object((await api.put<OwnerItem>(itemPath(id), changed, version)).options.gallery ?? {});
      },
    }),
    apiCommand({
      name: 'items delete',
      operands: ['ITEM'],
      about: 'deletes an item with its pictures',
      run: async ({ operands: [id], api }) => {
        await api.delete(itemPath(id), { version: await api.versionOf(itemPath(id)) });
        return said(`The item ${id} is deleted.`);
      },
    }),
  ],
};
