import { NewProduct } from '#runtime/contracts/catalogue.ts';
import { urlSlugOf } from '#runtime/domain/url-slug.ts';
import type { SampleShop, StarterProduct } from '../set-up/service.ts';
import { productStatements, type StoredProduct } from './product-statements.ts';

/** Returns the statements that put sample products into a new shop. They are products like any other. */
export function sampleStatements(
  db: D1Database,
  { collectionId, ...cause }: SampleShop,
  samples: readonly StarterProduct[],
): D1PreparedStatement[] {
  return samples.flatMap((sample, position) =>
    productStatements(
      db,
      { ...cause, change: 'created' },
      storedSample({ ...sample, collectionId }, position, cause.now),
    ),
  );
}

function storedSample(sample: StarterProduct & { collectionId: string }, position: number, now: number): StoredProduct {
  const product = NewProduct.parse(sample);
  const urlSlug = urlSlugOf(product.title, `sample-${position + 1}`);
  return {
    ...product,
    id: `sample-${position + 1}`,
    urlSlug,
    position,
    // Products are published at whole seconds.
    publishedAt: Math.floor(now / 1000) * 1000,
    isOneTimePurchasable: true,
    variants: product.variants.map((variant, index) => ({
      ...variant,
      id: `sample-${position + 1}-${index + 1}`,
      sku: variant.sku ?? `SAMPLE-${position + 1}-${index + 1}`,
      stock: variant.stock ?? 0,
    })),
    images: product.images.map((image, index) => ({ ...image, id: image.id ?? `sample-${position + 1}-${index + 1}` })),
  };
}
