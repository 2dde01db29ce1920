import type { CategoryProducts, OwnerCategories, OwnerCategory } from '#runtime/contracts/category.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Room } from '../command.ts';
import { PAGING, text, whole } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';

/** Stands before the name of a category for each that is above it. */
const LEVEL_MARK = '› ';
const room = (collectionId: string) => `/api/owner/collections/${encodeURIComponent(collectionId)}/categories`;
const path = (collectionId: string, categoryId: string) => `${room(collectionId)}/${encodeURIComponent(categoryId)}`;

const PARENT = { parent: text('CATEGORY', 'the root by default') };
const INDEX = { index: whole('N', 'its place among its neighbours', { from: 0, to: 1_000_000 }) };
const URL_ID = { path: text('PART', 'last part of its address') };

export const categories: Room = {
  name: 'categories',
  title: 'Categories of a collection of products',
  commands: [
    apiCommand({
      name: 'categories list',
      operands: ['COLLECTION'],
      options: PAGING,
      about: 'lists the categories, each below its parent',
      run: async ({ operands: [collectionId], options, api }) => {
        const answer = await api.get<OwnerCategories>(room(collectionId), options);
        return table(answer, answer.categories, [
          'id',
          ['name', ({ displayName, fullUrl }) => LEVEL_MARK.repeat(levelOf(fullUrl)) + displayName],
          'fullUrl',
          'displayIndex',
        ]);
      },
    }),
    apiCommand({
      name: 'categories get',
      operands: ['COLLECTION', 'CATEGORY'],
      about: 'prints a category',
      run: async ({ operands: [collectionId, categoryId], api }) =>
        object(await api.get<OwnerCategory>(path(collectionId, categoryId))),
    }),
    apiCommand({
      name: 'categories create',
      operands: ['COLLECTION', 'NAME'],
      options: { ...PARENT, ...INDEX, ...URL_ID },
      about: 'creates a category; its address is made from the name unless --path says it',
      run: async ({ operands: [collectionId, displayName], options: { parent, index, path: urlId }, api }) => {
        const category = { displayName, parentCategoryId: parent, displayIndex: index, urlId };
        return object(await api.post<OwnerCategory>(room(collectionId), category));
      },
    }),
    apiCommand({
      name: 'categories rename',
      operands: ['COLLECTION', 'CATEGORY', 'NAME'],
      options: URL_ID,
      about: 'gives a category another name; its address stays unless --path says another',
      run: async ({ operands: [collectionId, categoryId, displayName], options: { path: urlId }, api }) => {
        const { version, ...category } = await definitionOf(api, path(collectionId, categoryId));
        const renamed = { ...category, displayName, ...(urlId && { urlId }) };
        return object(await api.put<OwnerCategory>(path(collectionId, categoryId), renamed, version));
      },
    }),
    apiCommand({
      name: 'categories move',
      operands: ['COLLECTION', 'CATEGORY'],
      options: { ...PARENT, ...INDEX },
      about: 'moves a category with all below it; their addresses move along',
      run: async ({ operands: [collectionId, categoryId], options: { parent = '', index }, api }) => {
        const { version, displayIndex, ...category } = await definitionOf(api, path(collectionId, categoryId));
        const moved = { ...category, parentCategoryId: parent, displayIndex: index ?? displayIndex };
        return object(await api.put<OwnerCategory>(path(collectionId, categoryId), moved, version));
      },
    }),
    apiCommand({
      name: 'categories delete',
      operands: ['COLLECTION', 'CATEGORY'],
      about: 'deletes a category with all below it; the products stay',
      run: async ({ operands: [collectionId, categoryId], api }) => {
        const version = await api.versionOf(path(collectionId, categoryId));
        await api.delete(path(collectionId, categoryId), { version });
        return said(`The category ${categoryId} is deleted.`);
      },
    }),
    apiCommand({
      name: 'categories products',
      operands: ['COLLECTION', 'CATEGORY'],
      options: PAGING,
      about: 'lists the products that were put into a category',
      run: async ({ operands: [collectionId, categoryId], options, api }) => {
        const answer = await api.get<CategoryProducts>(`${path(collectionId, categoryId)}/products`, options);
        return table(answer, answer.products, ['id', 'title']);
      },
    }),
    apiCommand({
      name: 'categories add',
      operands: ['COLLECTION', 'CATEGORY', 'PRODUCT'],
      about: 'puts a product into a category',
      run: async ({ operands: [collectionId, categoryId, itemId], api }) => {
        await api.put(`${path(collectionId, categoryId)}/products/${encodeURIComponent(itemId)}`, undefined);
        return said(`The product ${itemId} is in the category ${categoryId}.`);
      },
    }),
    apiCommand({
      name: 'categories remove',
      operands: ['COLLECTION', 'CATEGORY', 'PRODUCT'],
      about: 'takes a product out of a category',
      run: async ({ operands: [collectionId, categoryId, itemId], api }) => {
        await api.delete(`${path(collectionId, categoryId)}/products/${encodeURIComponent(itemId)}`);
        return said(`The product ${itemId} is not in the category ${categoryId}.`);
      },
    }),
  ],
};

/** Reads what a change of a category sends, and the version that it is made from. */
async function definitionOf(api: Api, address: string) {
  const { version, displayName, parentCategoryId, pageRendering, displayIndex } = await api.get<OwnerCategory>(address);
  return { version, displayName, parentCategoryId, pageRendering, displayIndex };
}

/** How many categories stand above the one at this address, without the root: '/shop' is the root's, '/shop/tea' below it. */
function levelOf(fullUrl: string): number {
  return Math.max(0, fullUrl.split('/').length - 3);
}
