import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { CONTENT_STATUSES } from '#runtime/contracts/enumerations.ts';
import type { ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import type { OwnerProductList } from '#runtime/contracts/product-list.ts';
import { apiCommand, type Room } from '../command.ts';
import { readJson, readVersioned } from '../json-file.ts';
import { choice, PAGING, text, whole } from '../option-kinds.ts';
import { object, said, table } from '../output.ts';
import { productChangeText } from '../product-change-text.ts';

const PRODUCTS = '/api/owner/products';
const path = (productId: string) => `${PRODUCTS}/${encodeURIComponent(productId)}`;

export const products: Room = {
  name: 'products',
  title: 'Products with their variants and images',
  commands: [
    apiCommand({
      name: 'products list',
      options: {
        q: text('WORDS', 'of the title, or their first letters'),
        sku: text('LETTERS', 'with which a code begins'),
        collection: text('COLLECTION', 'only its products'),
        status: choice('STATUS', CONTENT_STATUSES, 'only products of this status'),
        kind: whole('N', '1 physical, 2 digital, 3 service, 4 gift card', { from: 1, to: 5 }),
        stock: choice('STATE', ['in-stock', 'sold-out'], 'only what can, or cannot, be bought'),
        order: choice('ORDER', ['updated', 'title', 'position'], 'the last change first by default'),
        ...PAGING,
      },
      about: 'lists products with their prices and units',
      run: async ({ options: { collection: collectionId, ...options }, api }) => {
        const answer = await api.get<OwnerProductList>(PRODUCTS, { ...options, collectionId });
        return table(answer, answer.products, [
          'id',
          'title',
          ['status', ({ status, isScheduled }) => (isScheduled ? 'scheduled' : status)],
          'variants',
          ['cents', ({ lowestCents, highestCents }) => [...new Set([lowestCents, highestCents])].join('–')],
          'stock',
          'updatedAt',
        ]);
      },
    }),
    apiCommand({
      name: 'products get',
      operands: ['PRODUCT'],
      about: 'prints a product; in a file it is JSON, for products update',
      run: async ({ operands: [productId], api }) => object(await api.get<OwnerProduct>(path(productId))),
    }),
    apiCommand({
      name: 'products create',
      operands: ['FILE'],
      about: 'creates the product that FILE describes as JSON; - is standard input',
      run: async ({ operands: [file], api }) => object(await api.post<OwnerProduct>(PRODUCTS, readJson(file))),
    }),
    apiCommand({
      name: 'products update',
      operands: ['PRODUCT', 'FILE'],
      about: 'replaces a product, but for the stock of its variants; refused if it has changed since FILE was printed',
      run: async ({ operands: [productId, file], api }) => {
        const { version, body } = readVersioned(file, ['isScheduled']);
        return object(await api.put<OwnerProduct>(path(productId), body, version));
      },
    }),
    apiCommand({
      name: 'products duplicate',
      operands: ['PRODUCT'],
      about: 'copies a product as a draft, without its counted units',
      run: async ({ operands: [productId], api }) =>
        object(await api.post<OwnerProduct>(`${path(productId)}/duplicate`)),
    }),
    apiCommand({
      name: 'products change',
      operands: ['FILE'],
      options: { digest: text('DIGEST', 'of the preview that is to be done') },
      about: 'shows what the change of prices or stock in FILE does to each variant and, with its digest, makes it',
      run: async ({ operands: [file], options: { digest }, api }) => {
        const change = { ...Object(readJson(file)), ...(digest !== undefined && { digest }) };
        const answer = await api.post<ProductChangesAnswer>(`${PRODUCTS}/changes`, change);
        return said(productChangeText(answer, file), answer);
      },
    }),
    apiCommand({
      name: 'products delete',
      operands: ['PRODUCT'],
      about: 'also deletes its variants, images and reviews; orders keep what they say of it',
      run: async ({ operands: [productId], api }) => {
        const version = await api.versionOf(path(productId));
        await api.delete(path(productId), { version });
        return said(`The product ${productId} is deleted.`);
      },
    }),
  ],
};
