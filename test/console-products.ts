import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import type { OwnerFile } from '#runtime/contracts/files.ts';
import { answers, json, listOf, versioned } from './console-shop.tsx';

export const VARIANT: OwnerProduct['variants'][number] = {
  id: 'v1',
  sku: 'POT-1',
  attributes: {},
  priceCents: 1250,
  salePriceCents: 0,
  onSale: false,
  stock: 4,
  gtin: '',
  mpn: '',
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  mainImageId: null,
  unitPriceMeasurement: null,
  depositCents: 0,
};
export const POT: OwnerProduct = {
  id: 'p1',
  collectionId: 'c1',
  title: 'Pot',
  urlSlug: 'pot',
  excerpt: '<p>Holds tea.</p>',
  body: '',
  kind: 1,
  status: 'published',
  publishedAt: 1000,
  variantOptionOrdering: [],
  variants: [VARIANT],
  images: [],
  subscriptionPlan: null,
  isOneTimePurchasable: true,
  additionalFieldsFormId: null,
  additionalFieldsForm: null,
  useCustomAddButtonText: false,
  customAddButtonText: '',
  tags: [],
  categories: [],
  categoryIds: [],
  starred: false,
  author: null,
  brand: '',
  withdrawalException: 'none',
  safety: { manufacturer: null, responsiblePerson: null, identification: '', registrations: null },
  safetyWarnings: '',
  minimumAge: 0,
  durability: null,
  shareButtonOptions: null,
  seoTitle: '',
  seoDescription: '',
  position: 0,
  likeCount: 0,
  isScheduled: false,
  version: 3,
  updatedAt: 1,
  merchandising: {
    scarcityEnabled: null,
    scarcityThreshold: null,
    scarcityText: null,
    scarcityShownByDefault: null,
    restockNotificationsEnabled: null,
    restockNotificationMessages: null,
    mailingListSignUpEnabled: null,
    mailingListOptInByDefault: null,
    customSoldOutText: null,
  },
};
export const LISTED = {
  id: 'p1',
  collectionId: 'c1',
  title: 'Pot',
  urlSlug: 'pot',
  kind: 1,
  status: 'published',
  isScheduled: false,
  publishedAt: 1,
  position: 0,
  variants: 1,
  onlyVariant: { id: 'v1', stockVersion: 5 },
  lowestCents: 1250,
  highestCents: 1250,
  stock: 4,
  assetUrl: null,
  version: 3,
  updatedAt: 1,
};

/** Gives the shop a page of products with one product, the pot. */
export function stockShelf(): void {
  const collections = [
    { id: 'c1', title: 'Shelf', type: 'products' },
    { id: 'c2', title: 'Journal', type: 'page' },
  ];
  answers.set('GET /api/owner/collections', () => listOf('collections', ...collections));
  answers.set('GET /api/owner/collections/c1/categories', () => listOf('categories'));
  answers.set('GET /api/owner/forms', () => json({ forms: [] }));
  answers.set('GET /api/owner/products', () => listOf('products', LISTED));
  answers.set('GET /api/owner/products/p1', () => versioned(POT));
}

export const FILES = '/api/owner/items/p1/files';
export const BOOK: OwnerFile = {
  id: 'f1',
  itemId: 'p1',
  name: 'book.pdf',
  contentType: 'application/pdf',
  bytes: 2048,
  createdAt: 86_400_000,
};

/** Makes the pot a digital product with a file. Returns the shop's files, which uploads change. */
export function stockFiles(): { files: OwnerFile[] } {
  const shop = { files: [BOOK] };
  answers.set('GET /api/owner/products/p1', () => versioned({ ...POT, kind: 2 }));
  answers.set(`GET ${FILES}`, () => json({ files: shop.files }));
  answers.set(`PUT ${FILES}`, ({ url, body }) => {
    const name = new URL(url, 'https://shop.example').searchParams.get('name') ?? '';
    const file = { ...BOOK, id: `f-${name}`, name, bytes: (body as Blob).size };
    shop.files = [...shop.files.filter((other) => other.name !== name), file];
    return json(file, 201);
  });
  return shop;
}
