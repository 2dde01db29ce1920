import type { ImportedImage } from '#runtime/contracts/imported-product.ts';
import { MAX_PRODUCT_IMAGES } from '#runtime/contracts/owner-limits.ts';
import { readWhole } from './cells.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import type { SheetRow } from './sheet.ts';

const ADDRESS = /^(https?:\/\/|\/(?![/\\]))[^\s"'<>\\]{1,1900}$/;

interface Found extends ImportedImage {
  position: number;
}

/**
 * Reads the images of a product in their order, each address once; undefined where the file has none, so that the
 * product keeps its own. An image that only a variant has comes last.
 */
export function readImages(product: ProductRows, problems: Problems): ImportedImage[] | undefined {
  const found = product.rows.flatMap((row) => imagesOf(row, problems));
  const inOrder = [...found.toSorted((a, b) => a.position - b.position), ...variantImages(product)];
  const images = new Map<string, ImportedImage>();
  for (const { url, altText } of inOrder) {
    if (!images.has(url)) images.set(url, { url, ...(altText !== undefined && { altText }) });
  }
  const [row] = product.rows;
  if (row && images.size > MAX_PRODUCT_IMAGES) {
    problems.warn(row, undefined, 'tooManyImages', { max: MAX_PRODUCT_IMAGES }, 'restLeftOut');
  }
  return found.length === 0 ? undefined : [...images.values()].slice(0, MAX_PRODUCT_IMAGES);
}

/** Reads the image of a variant; undefined where the file does not say it. */
export function readVariantImage(row: SheetRow, isFirst: boolean): string | undefined {
  const { variantImage, imageUrls } = row.cells;
  if (variantImage !== undefined) return addressesIn(variantImage)[0];
  return isFirst ? undefined : addressesIn(imageUrls)[0];
}

function imagesOf(row: SheetRow, problems: Problems): Found[] {
  const { imageUrl, imageUrls, imagePosition = '', imageAlt } = row.cells;
  const field = imageUrl === undefined ? 'imageUrls' : 'imageUrl';
  const addresses = addressesIn(imageUrl ?? imageUrls);
  for (const address of addresses.filter((url) => !ADDRESS.test(url))) {
    problems.warn(row, field, 'badPicture', { value: address });
  }
  const position = readWhole(imagePosition) ?? Number.MAX_SAFE_INTEGER;
  return addresses
    .filter((url) => ADDRESS.test(url))
    .map((url) => ({ url, position, ...(imageAlt !== undefined && { altText: imageAlt }) }));
}

function variantImages({ rows }: ProductRows): ImportedImage[] {
  return rows
    .flatMap((row, index) => readVariantImage(row, index === 0) ?? [])
    .filter((url) => ADDRESS.test(url))
    .map((url) => ({ url }));
}

function addressesIn(text = ''): string[] {
  return text.split(/\s+|,\s*(?=https?:\/\/)/).filter(Boolean);
}
