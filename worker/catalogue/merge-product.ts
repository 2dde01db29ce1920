import type { OwnerVariant } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportedImage, ImportedProduct, ImportedVariant } from '#runtime/contracts/imported-product.ts';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { newProductId } from './check-product.ts';
import type { ProductContent } from './records.ts';

type Image = ItemImage & { id: string };

/** The pictures of a product, with those of the file by their addresses. */
export interface MergedImages {
  images: Image[];
  byUrl: ReadonlyMap<string, string>;
  /** Addresses of the file whose pictures were not fetched. */
  missing: string[];
}

/**
 * Puts the pictures of a file in place of the product's. One that the product has already stays as it is. Where some
 * were not fetched, the product also keeps its other pictures, so that nothing is lost before they are.
 */
export function mergeImages(
  listed: readonly ImportedImage[] | undefined,
  current: readonly Image[],
  { fetched, origin }: { fetched: ReadonlyMap<string, string>; origin: string },
): MergedImages {
  const byUrl = new Map(
    current.flatMap(({ assetUrl = '', id }) => [[assetUrl, id] as const, [origin + assetUrl, id] as const]),
  );
  if (!listed) return { images: [...current], byUrl, missing: [] };
  const images = new Map<string, Image>();
  const missing: string[] = [];
  for (const { url, ...own } of listed) {
    const assetId = fetched.get(url);
    const known = current.find((image) => image.id === byUrl.get(url) || (assetId && image.assetId === assetId));
    const image = known ?? (assetId === undefined ? undefined : { id: newProductId(), assetId });
    if (!image) missing.push(url);
    else {
      byUrl.set(url, image.id);
      if (!images.has(image.id)) images.set(image.id, { ...image, ...own });
    }
  }
  const kept = missing.length > 0 ? current.filter(({ id }) => !images.has(id)) : [];
  return { images: [...images.values(), ...kept], byUrl, missing };
}

/**
 * Merges a file's variants into the product's. A file that has all of them also gives their order; otherwise those that
 * stand keep their places, and new ones come last.
 */
export function mergeVariants(
  listed: readonly ImportedVariant[],
  current: readonly OwnerVariant[],
  imageIds: ReadonlyMap<string, string>,
): object[] {
  const merged = new Map<OwnerVariant | undefined, object[]>();
  const inOrder = listed.map(({ imageUrl, ...variant }) => {
    const known = findVariant(variant, current, merged);
    const image = typeof imageUrl === 'string' ? imageIds.get(imageUrl) : imageUrl;
    const whole = {
      ...known,
      ...given(variant),
      ...(known && { id: known.id }),
      ...(image !== undefined && { mainImageId: image }),
    };
    merged.set(known, [...(merged.get(known) ?? []), whole]);
    return whole;
  });
  if (current.every((variant) => merged.has(variant))) return inOrder;
  return [...current.flatMap((variant) => merged.get(variant) ?? [variant]), ...(merged.get(undefined) ?? [])];
}

/** The first of the product's variants that is the imported one: by id, by sku, by the values of all options. */
function findVariant(
  { id, sku, attributes = {} }: ImportedVariant,
  current: readonly OwnerVariant[],
  taken: ReadonlyMap<OwnerVariant | undefined, unknown>,
): OwnerVariant | undefined {
  const free = current.filter((variant) => !taken.has(variant));
  const values = choice(attributes);
  return (
    free.find((variant) => id !== undefined && variant.id === id) ??
    free.find((variant) => Boolean(sku) && variant.sku === sku) ??
    free.find((variant) => !sku && id === undefined && choice(variant.attributes) === values)
  );
}

function choice(attributes: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a product with the fields of a file, but for variants, pictures and categories. */
export function mergeFields(
  { id: _, variants: __, images: ___, categories: ____, isShipped, isVisible, ...fields }: ImportedProduct,
  current: ProductContent | undefined,
): Partial<ProductContent> {
  const { customAddButtonText: text } = fields;
  const merged = {
    ...current,
    ...given({ kind: kindOf(isShipped, current), status: statusOf(isVisible, current) }),
    ...given(fields),
    ...(text !== undefined && { useCustomAddButtonText: text !== '' }),
  };
  return { ...merged, collectionId: current?.collectionId ?? fields.collectionId } as Partial<ProductContent>;
}

function kindOf(isShipped: boolean | undefined, current: ProductContent | undefined) {
  const { physical, service } = PRODUCT_TYPE;
  if (isShipped === undefined || (current && isShipped === (current.kind === physical))) return undefined;
  return isShipped ? physical : service;
}

function statusOf(isVisible: boolean | undefined, current: ProductContent | undefined) {
  if (isVisible === undefined || (current && isVisible === (current.status === 'published'))) return undefined;
  return isVisible ? ('published' as const) : ('draft' as const);
}

/** Leaves out fields without a value. */
function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
