import { type Column, column, OPTION_PLACES } from './columns.ts';

const OPTIONS = OPTION_PLACES.flatMap((place) => [
  column(`Option Name ${place}`, `optionName${place}`),
  column(`Option Value ${place}`, `optionValue${place}`),
]);

const BEGINNING: readonly Column[] = [
  column('Product ID [Non Editable]', 'productId'),
  column('Variant ID [Non Editable]', 'variantId'),
  column('Product Type [Non Editable]', 'kind'),
  column('Product Page', 'collection'),
  column('Product URL', 'urlSlug'),
  column('Title', 'title'),
  column('Description', 'excerpt'),
  column('SKU', 'sku'),
];

const END: readonly Column[] = [
  ...OPTIONS,
  column('Price', 'price'),
  column('Sale Price', 'salePrice'),
  column('On Sale', 'onSale'),
  column('Stock', 'stock'),
  column('Categories', 'categories'),
  column('Tags', 'tags'),
  column('Weight', 'weight'),
  column('Length', 'length'),
  column('Width', 'width'),
  column('Height', 'height'),
  column('Visible', 'visible'),
  column('Hosted Image URLs', 'imageUrls'),
];

/**
 * Columns of Squarespace's product files. It asks that none is added, so they have no brand and nothing for search
 * engines.
 */
export const SQUARESPACE: readonly Column[] = [...BEGINNING, column('GTIN', 'gtin'), column('MPN', 'mpn'), ...END];

/** Columns of older ones. */
export const SQUARESPACE_OLD: readonly Column[] = [...BEGINNING, ...END];
