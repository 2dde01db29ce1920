import type { OwnerCollection, OwnerCollections } from '#runtime/contracts/content.ts';
import { apiCommand, type Room } from '../command.ts';
import { changedGallery, GALLERY_KINDS } from '../gallery-options.ts';
import { asChange, readJson, readVersioned } from '../json-file.ts';
import { PAGING, required, text } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

const COLLECTIONS = '/api/owner/collections';
const path = (collectionId: string) => `${COLLECTIONS}/${encodeURIComponent(collectionId)}`;

export const collections: Room = {
  name: 'collections',
  title: 'Collections: pages, blogs, events, galleries, shops',
  commands: [
    apiCommand({
      name: 'collections list',
      options: PAGING,
      about: 'lists the collections in their order',
      run: async ({ options, api }) => {
        const answer = await api.get<OwnerCollections>(COLLECTIONS, options);
        return table(answer, answer.collections, [
          'id',
          'type',
          'title',
          'urlId',
          'template',
          'enabled',
          'isLocked',
          'updatedAt',
        ]);
      },
    }),
    apiCommand({
      name: 'collections get',
      operands: ['COLLECTION'],
      about: 'prints a collection; in a file it is JSON, for collections update',
      run: async ({ operands: [id], api }) => object(await api.get<OwnerCollection>(path(id))),
    }),
    apiCommand({
      name: 'collections create',
      operands: ['FILE'],
      about: 'creates the collection that FILE describes as JSON; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post<OwnerCollection>(COLLECTIONS, readJson(file))),
    }),
    apiCommand({
      name: 'collections update',
      operands: ['COLLECTION', 'FILE'],
      about: 'replaces a collection; it is refused if it has changed since FILE was printed',
      run: async ({ operands: [id, file], api }) => {
        const { version, body } = readVersioned(file);
        return object(await api.put<OwnerCollection>(path(id), body, version));
      },
    }),
    apiCommand({
      name: 'collections gallery',
      operands: ['COLLECTION'],
      options: GALLERY_KINDS,
      about: 'sets how the collection’s pictures show as a gallery; what is left out stays as it is',
      run: async ({ operands: [id], options, api }) => {
        const { version, body } = asChange(await api.get<OwnerCollection>(path(id)));
        const own = body.options as OwnerCollection['options'] | undefined;
        const gallery = changedGallery(own?.gallery, options);
        const changed = { ...body, options: { ...own, gallery } };
        return object((await api.put<OwnerCollection>(path(id), changed, version)).options.gallery ?? {});
      },
    }),
    apiCommand({
      name: 'collections order',
      operands: ['COLLECTION'],
      options: {
        items: required(text('ITEM,…', 'the items that move, in their new order')),
        before: text('ITEM', 'they stand in front of it; without it they exchange their places'),
      },
      about: 'moves items of a collection',
      run: async ({ operands: [id], options: { items, before }, api }) => {
        const version = await api.versionOf(path(id));
        const body = { itemIds: items.split(','), ...(before && { before }) };
        await api.post(`${path(id)}/order`, body, { version });
        return said(`The items of ${id} are in their new order.`);
      },
    }),
    apiCommand({
      name: 'collections delete',
      operands: ['COLLECTION'],
      options: { confirm: required(text('TITLE', 'the collection’s title')) },
      about: 'also deletes its items',
      run: async ({ operands: [id], options: { confirm }, api }) => {
        const version = await api.versionOf(path(id));
        await api.delete(path(id), { version, query: { confirm } });
        return said(`The collection ${id} is deleted.`);
      },
    }),
  ],
};
