import type { OwnerProduct, OwnerVariant } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { ITEM_TEXT_NAMES } from '#runtime/contracts/item-texts.ts';
import type { ProductCsvFormat, Units } from '#runtime/contracts/product-csv.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { writeList, writePaths } from './cells.ts';
import { type Cells, OPTION_PLACES } from './columns.ts';
import { writeLength, writeWeight } from './measures.ts';
import { KINDS } from './read-fields.ts';
import { lawCells } from './read-law.ts';
import { measurementCells } from './read-measurement.ts';
import { TABLES } from './tables.ts';

/** A product as a file has it. */
export interface FileProduct {
  product: OwnerProduct;
  /** First part of its collection's address. */
  collection: string;
  /** Its categories, each as the names from the highest down. */
  categories: readonly (readonly string[])[];
}

interface FileContext {
  format: ProductCsvFormat;
  currency: string;
  units: Units;
  /** For the addresses of pictures. */
  origin: string;
}

/** Returns the headers of a product file. */
export function headerOf(format: ProductCsvFormat): string[] {
  return TABLES[format].map(({ header }) => header);
}

/** Returns the rows of a product: one for each variant and, in Shopify's formats, at least one for each image. */
export function rowsOf(file: FileProduct, context: FileContext): string[][] {
  const isShopify = context.format.startsWith('shopify');
  const { variants, images } = file.product;
  const count = Math.max(variants.length, isShopify ? images.length : 0);
  return Array.from({ length: count }, (_, index) => {
    const variant = variants[index];
    const cells = {
      ...(index === 0 && productCells(file, context)),
      ...(variant && variantCells(variant, file.product, context)),
      ...(isShopify ? shopifyImage(file.product, index, context.origin) : listedImages(file.product, index, context)),
      ...(isShopify && { urlSlug: file.product.urlSlug }),
    };
    return TABLES[context.format].map(({ field, value = '' }) => (field ? (cells[field] ?? '') : variant ? value : ''));
  });
}

function productCells({ product, collection, categories }: FileProduct, { format }: FileContext): Cells {
  const isShopify = format.startsWith('shopify');
  const isVisible = product.status === 'published';
  const isGiftCard = product.kind === PRODUCT_TYPE.giftCard;
  const [category] = categories;
  const shopify: Cells = {
    visible: isVisible ? 'TRUE' : 'FALSE',
    status: isVisible ? 'active' : 'draft',
    giftCard: isGiftCard ? 'TRUE' : 'FALSE',
    ...(categories.length === 1 && category?.length === 1 && { category: category.join('') }),
  };
  const squarespace: Cells = {
    productId: product.id,
    kind: Object.keys(KINDS).find((word) => KINDS[word] === product.kind) ?? '',
    collection,
    visible: isVisible ? 'Yes' : 'No',
    categories: writePaths(categories),
  };
  return {
    ...Object.fromEntries(ITEM_TEXT_NAMES.map((name) => [name, product[name]])),
    urlSlug: product.urlSlug,
    tags: writeList(product.tags),
    ...lawCells(product),
    ...(isShopify ? shopify : squarespace),
  };
}

function variantCells(
  variant: OwnerVariant,
  product: OwnerProduct,
  { format, currency, units, origin }: FileContext,
): Cells {
  const price = toDecimalText(variant.priceCents, currency);
  const sale = toDecimalText(variant.salePriceCents, currency);
  const isCounted = variant.stock !== 'unlimited';
  const common: Cells = { sku: variant.sku, gtin: variant.gtin, mpn: variant.mpn };
  if (format.startsWith('shopify')) {
    return {
      ...common,
      ...optionCells(variant, product, true),
      price: variant.onSale ? sale : price,
      fullPrice: variant.onSale ? price : '',
      stockTracker: isCounted ? 'shopify' : '',
      stock: isCounted ? String(variant.stock) : '',
      stockPolicy: 'deny',
      weight: writeWeight(variant.weightGrams, 'grams'),
      ...measurementCells(variant.unitPriceMeasurement),
      deposit: variant.depositCents > 0 ? toDecimalText(variant.depositCents, currency) : '',
      shipped: product.kind === PRODUCT_TYPE.physical ? 'TRUE' : 'FALSE',
      variantImage: imageAddress(product, variant.mainImageId, origin),
    };
  }
  return {
    ...common,
    ...optionCells(variant, product, false),
    variantId: variant.id,
    price,
    salePrice: sale,
    onSale: variant.onSale ? 'Yes' : 'No',
    stock: isCounted ? String(variant.stock) : 'Unlimited',
    weight: writeWeight(variant.weightGrams, units),
    length: writeLength(variant.lengthMm, units),
    width: writeLength(variant.widthMm, units),
    height: writeLength(variant.heightMm, units),
  };
}

/** Shopify's files have an option for a product without any. */
function optionCells({ attributes }: OwnerVariant, product: OwnerProduct, namesNone: boolean): Cells {
  const { variantOptionOrdering: names } = product;
  if (names.length === 0) return namesNone ? { optionName1: 'Title', optionValue1: 'Default Title' } : {};
  const cells: Cells = {};
  for (const place of OPTION_PLACES) {
    const name = names[place - 1];
    if (name === undefined) continue;
    cells[`optionName${place}`] = name;
    cells[`optionValue${place}`] = attributes[name] ?? '';
  }
  return cells;
}

function shopifyImage({ images }: OwnerProduct, index: number, origin: string): Cells {
  const image = images[index];
  if (!image) return {};
  return { imageUrl: absolute(image.assetUrl, origin), imagePosition: String(index + 1), imageAlt: image.altText };
}

/** Squarespace's files list a product's images in its first row, and the image of a variant in each further one. */
function listedImages(product: OwnerProduct, index: number, { origin }: FileContext): Cells {
  const { images, variants } = product;
  if (index === 0) return { imageUrls: images.map(({ assetUrl }) => absolute(assetUrl, origin)).join(' ') };
  return { imageUrls: imageAddress(product, variants[index]?.mainImageId ?? null, origin) };
}

function imageAddress({ images }: OwnerProduct, imageId: string | null, origin: string): string {
  const image = images.find(({ id }) => id === imageId);
  return image ? absolute(image.assetUrl, origin) : '';
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
