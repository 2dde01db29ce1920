import type { DetailsByCall } from '../calls/call-details.ts';

/** Stands before the name of a category for each that is above it. */
const LEVEL_MARK = '› ';
const PARENT = { as: 'parent', word: 'CATEGORY', about: 'the root by default' } as const;
const INDEX = { as: 'index', about: 'its place among its neighbours' } as const;
const PATH = { as: 'path', word: 'PART', about: 'last part of its address' } as const;
const MOVED = { isMerged: true, leavesOut: ['urlId'] } as const;
const NOTE = 'stands in the history';

/** Products with their pictures, units, categories and codes. */
export const CATALOGUE = {
  'GET /api/owner/products': {
    options: {
      q: { word: 'WORDS', about: 'of the title, or their first letters' },
      sku: { word: 'LETTERS', about: 'with which a code begins' },
      collectionId: 'only its products',
      status: 'only products of this status',
      kind: '1 physical, 2 digital, 3 service, 4 gift card',
      stock: { word: 'STATE', about: 'only what can, or cannot, be bought' },
      order: 'the last change first by default',
      direction: 'downwards for the last change, upwards for any other order by default',
    },
    columns: [
      'id',
      'title',
      ['status', ({ status, isScheduled }) => (isScheduled ? 'scheduled' : status)],
      'variants',
      ['cents', ({ lowestCents, highestCents }) => [...new Set([lowestCents, highestCents])].join('–')],
      'stock',
      'updatedAt',
    ],
  },
  'GET /api/owner/products/ids': null,
  'POST /api/owner/products/:productId/duplicate': { about: 'copies a product as a draft, without its counted units' },
  'PUT /api/owner/products/:productId': {
    about: 'replaces a product, but for the stock of its variants; refused if it has changed since FILE was printed',
  },
  'DELETE /api/owner/products/:productId': {
    about: 'also deletes its variants, images and reviews; orders keep what they say of it',
  },
  'POST /api/owner/products/changes': null,
  'GET /api/owner/pictures': {
    options: { q: 'a part of the filename' },
    columns: ['id', 'filename', 'width', 'height', 'bytes', 'altText', 'assetUrl'],
  },
  'POST /api/owner/pictures/fetch': {
    about: 'has the shop fetch a picture from a public address and store it',
    operands: { url: 'ADDRESS' },
  },
  'PUT /api/owner/pictures/:pictureId': { about: 'replaces name, alternative text and focal point by those in FILE' },
  'GET /api/owner/reviews/:reviewId/pictures/:pictureId': { name: 'reviews picture' },
  'GET /api/owner/exports/products': null,
  'GET /api/owner/exports/records': null,
  'POST /api/owner/imports': null,
  'POST /api/owner/change-sets/:changeSet/take-back': null,
  'GET /api/owner/change-sets': {
    columns: ['id', 'kind', 'title', 'madeBy', 'madeAt', 'created', 'changed', 'open', 'stayed'],
  },
  'POST /api/owner/imports/preview': null,
  'GET /api/owner/stock': {
    options: {
      sku: { word: 'LETTERS', about: 'with which the code begins' },
      title: { word: 'LETTERS', about: 'with which the product’s title begins' },
      atMost: 'only what has so many units or fewer; 0 for what is sold out',
    },
    columns: [
      'variantId',
      'sku',
      'title',
      ['options', ({ attributes }) => Object.values(attributes)],
      ['quantity', ({ quantity, unlimited }) => (unlimited ? 'unlimited' : quantity)],
      'reserved',
    ],
  },
  'PUT /api/owner/stock/:variantId': {
    name: 'stock set',
    about: 'sets the units that a variant has; never fewer than are reserved',
    options: { quantity: 'units', unlimited: 'never sold out', note: NOTE },
    refusal: ({ quantity, unlimited }) =>
      (quantity === undefined) === (unlimited === undefined) ? 'Give either --quantity N or --unlimited.' : undefined,
  },
  'POST /api/owner/stock/:variantId/adjustments': {
    name: 'stock adjust',
    about: 'adds units to what there is, or takes some away; never what is reserved',
    options: { difference: { as: 'by', about: 'units more; --by=-2 takes two away' }, note: NOTE },
  },
  'GET /api/owner/stock/:variantId/history': {
    about: 'lists who or which order changed the stock, and why, newest first',
    columns: [
      'createdAt',
      'difference',
      ['quantity', ({ quantity, unlimited }) => (unlimited ? 'unlimited' : quantity)],
      'reason',
      ['by', ({ keyId, orderNumber }) => (orderNumber === null ? keyId : `order ${orderNumber}`)],
      'note',
    ],
  },
  'GET /api/site-users/account/notifications/restock/groups': {
    name: 'restock list',
    columns: ['productId', 'variantId', 'sku', 'title', 'attributes', 'waiting', 'quantity', 'unlimited'],
  },
  'GET /api/site-users/account/notifications/restock': {
    name: 'restock sign-ups',
    about: 'lists the people who wait for a variant, and those who had their mail',
    operands: { productId: 'PRODUCT', variantId: 'VARIANT' },
    columns: ['id', 'createdAt', 'siteVisitorEmail', 'status', 'language', 'notifiedAt'],
  },
  'POST /api/site-users/account/notifications/restock/send/all': null,
  'POST /api/site-users/account/notifications/restock/send': {
    isRepeatable: true,
    name: 'restock send',
    about: 'sends mails to all who wait for a variant that is in stock',
    operands: { productId: 'PRODUCT', variantId: 'VARIANT' },
  },
  'GET /api/owner/collections/:collectionId/categories': {
    about: 'lists the categories, each below its parent',
    columns: [
      'id',
      ['name', ({ displayName, fullUrl }) => LEVEL_MARK.repeat(levelOf(fullUrl)) + displayName],
      'fullUrl',
      'displayIndex',
    ],
  },
  'POST /api/owner/collections/:collectionId/categories': {
    about: 'creates a category; its address is made from the name unless --path says it',
    operands: { collectionId: 'COLLECTION', displayName: 'NAME' },
    options: { parentCategoryId: PARENT, displayIndex: INDEX, urlId: PATH },
  },
  'PUT /api/owner/collections/:collectionId/categories/:categoryId': [
    {
      ...MOVED,
      name: 'categories rename',
      about: 'gives a category another name; its address stays unless --path says another',
      operands: { collectionId: 'COLLECTION', categoryId: 'CATEGORY', displayName: 'NAME' },
      options: { urlId: PATH },
    },
    {
      ...MOVED,
      name: 'categories move',
      about: 'moves a category with all below it; their addresses move along',
      options: { parentCategoryId: PARENT, displayIndex: INDEX },
      defaults: { parentCategoryId: '' },
    },
  ],
  'POST /api/owner/collections/:collectionId/categories/:categoryId/place': {
    name: 'categories place',
    about: 'puts a category in front of another one, or behind all of its parent',
    options: {
      parentCategoryId: PARENT,
      beforeCategoryId: { as: 'before', word: 'CATEGORY', about: 'the last place by default' },
    },
    defaults: { parentCategoryId: '', beforeCategoryId: null },
    isRepeatable: true,
  },
  'DELETE /api/owner/collections/:collectionId/categories/:categoryId': {
    about: 'deletes a category with all below it; the products stay',
  },
  'GET /api/owner/collections/:collectionId/categories/:categoryId/products': { name: 'categories products' },
  'PUT /api/owner/collections/:collectionId/categories/:categoryId/products/:itemId': {
    name: 'categories add',
    operands: { collectionId: 'COLLECTION', categoryId: 'CATEGORY', itemId: 'PRODUCT' },
    done: 'The product {itemId} is in the category {categoryId}.',
  },
  'DELETE /api/owner/collections/:collectionId/categories/:categoryId/products/:itemId': {
    name: 'categories remove',
    operands: { collectionId: 'COLLECTION', categoryId: 'CATEGORY', itemId: 'PRODUCT' },
    done: 'The product {itemId} is not in the category {categoryId}.',
  },
  'GET /api/owner/coupons': {
    options: { search: { word: 'LETTERS', about: 'the first letters' } },
    columns: ['code', 'name', 'state', 'timesUsed', 'held', 'usageLimit', 'endsAt'],
  },
  'DELETE /api/owner/coupons/:code': { about: 'deletes a code; carts in which it stands keep it without a discount' },
} satisfies DetailsByCall;

/** How many categories stand above the one at this address, without the root: '/shop' is the root's, '/shop/tea' below it. */
function levelOf(fullUrl: string): number {
  return Math.max(0, fullUrl.split('/').length - 3);
}
