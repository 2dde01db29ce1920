import type { OwnerVariant } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportedImage, ImportedProduct, ImportedVariant } from '#runtime/contracts/imported-product.ts';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { noSafety } from '#runtime/contracts/product-law.ts';
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

/** A variant of a product with what a file says of it; a new one has only that. */
export type MergedVariant = { [Name in keyof OwnerVariant]?: OwnerVariant[Name] | undefined };

/**
 * Merges a file's variants into the product's. A file that has all of them also gives their order; otherwise those that
 * stand keep their places, and new ones come last.
 */
export function mergeVariants(
  listed: readonly ImportedVariant[],
  current: readonly OwnerVariant[],
  imageIds: ReadonlyMap<string, string>,
): MergedVariant[] {
  const matched = matchVariants(listed, current);
  const merged = new Map<OwnerVariant | undefined, MergedVariant[]>();
  const inOrder = listed.map((imported) => {
    const { imageUrl, isSkuMade: _, ...variant } = imported;
    const known = matched.get(imported);
    const image = typeof imageUrl === 'string' ? imageIds.get(imageUrl) : imageUrl;
    const whole = {
      ...known,
      ...given(variant),
      id: known?.id ?? variant.id ?? newProductId(),
      ...(image !== undefined && { mainImageId: image }),
    };
    merged.set(known, [...(merged.get(known) ?? []), whole]);
    return whole;
  });
  if (current.every((variant) => merged.has(variant))) return inOrder;
  return [...current.flatMap((variant) => merged.get(variant) ?? [variant]), ...(merged.get(undefined) ?? [])];
}

/** What tells that an imported variant is one of the product's, the surest first. */
const SIGNS: readonly ((imported: ImportedVariant, variant: OwnerVariant) => boolean)[] = [
  ({ id }, variant) => variant.id === id,
  ({ attributes = {} }, variant) => choice(variant.attributes) === choice(attributes),
  ({ sku }, variant) => variant.sku === sku,
];

/** Finds the product's own variant of each imported one. A surer sign of a later one comes before a weaker one. */
function matchVariants(
  listed: readonly ImportedVariant[],
  current: readonly OwnerVariant[],
): ReadonlyMap<ImportedVariant, OwnerVariant> {
  const matched = new Map<ImportedVariant, OwnerVariant>();
  const free = new Set(current);
  for (const isSame of SIGNS) {
    for (const imported of listed) {
      if (matched.has(imported)) continue;
      const found = [...free].find((variant) => isSame(imported, variant));
      if (!found) continue;
      matched.set(imported, found);
      free.delete(found);
    }
  }
  return matched;
}

/** The variants of a product that all have a price. */
interface PricedVariants {
  variants: MergedVariant[];
  /** New variants that do not join a product which stands. */
  leftOut: MergedVariant[];
  /** Whether the product is hidden, or stays so, because a price is missing. */
  isHidden: boolean;
}

/** Sees to it that nobody buys for nothing what a file has no price of. `variants` are the product's with the file's. */
export function withPrices(
  variants: readonly MergedVariant[],
  listed: readonly ImportedVariant[],
  current: ProductContent | undefined,
): PricedVariants {
  const leftOut = variants.filter(({ priceCents }) => priceCents === undefined);
  if (!current) {
    const priced = variants.map((variant) => ({ ...variant, priceCents: variant.priceCents ?? 0 }));
    return { variants: priced, leftOut: [], isHidden: leftOut.length > 0 };
  }
  const isUnpriced =
    listed.some(({ priceCents }) => priceCents === undefined) && variants.some(({ priceCents }) => priceCents === 0);
  return {
    variants: variants.filter((variant) => !leftOut.includes(variant)),
    leftOut,
    isHidden: isUnpriced && current.status !== 'published',
  };
}

function choice(attributes: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a product with the fields of a file, but for variants, pictures and categories. */
export function mergeFields(
  {
    id: _,
    variants: __,
    images: ___,
    categories: ____,
    isAddressMade: _____,
    isShipped,
    isVisible,
    safety,
    ...fields
  }: ImportedProduct,
  current: ProductContent | undefined,
): Partial<ProductContent> {
  const { customAddButtonText: text } = fields;
  const merged = {
    ...current,
    ...given({ kind: kindOf(isShipped, current), status: statusOf(isVisible, current) }),
    ...given(fields),
    ...(safety && { safety: { ...(current?.safety ?? noSafety), ...safety } }),
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
