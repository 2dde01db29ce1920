import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { createOnce } from '../owner/service.ts';
import { insertProduct } from './changes.ts';
import { checkProduct, type Draft, newProductId } from './check-product.ts';
import { findSkus, findSlugs } from './owner-repository.ts';
import { readOwnProduct } from './owner-service.ts';

const MARK = '-copy';
/** Leaves room for the mark and a number. */
const LONGEST_SKU = ID_MAX_LENGTH - 12;
const LONGEST_SLUG = 180;

/**
 * Copies a product as a draft at the end of its collection, with an address and skus of its own. Units that are counted
 * are not copied, because they are on the shelf once.
 */
export async function duplicateProduct(call: OwnerCall, productId: string): Promise<OwnerProduct> {
  const { db, site, owner, now } = call;
  const id = newProductId();
  const created = await createOnce(call, id, async (reservation) => {
    const product = await checkProduct(call, id, await copyOf(call, productId), []);
    await insertProduct(db, { siteId: site.siteId, productId: id, keyId: owner.keyId, now }, product, reservation);
  });
  return readOwnProduct(call, created);
}

async function copyOf(call: OwnerCall, productId: string): Promise<Draft & { likeCount: number }> {
  const { db, site } = call;
  const { version: _, updatedAt: __, isScheduled: ___, ...original } = await readOwnProduct(call, productId);
  const slug = original.urlSlug.slice(0, LONGEST_SLUG) + MARK;
  const skus = original.variants.map(({ sku }) => sku.slice(0, LONGEST_SKU) + MARK);
  const [slugs, takenSkus] = await Promise.all([
    findSlugs(db, site.siteId, original.collectionId, slug),
    findSkus(db, site.siteId, skus),
  ]);
  const imageIds = new Map(original.images.map((image) => [image.id, newProductId()]));
  return {
    ...original,
    status: 'draft' as const,
    urlSlug: firstFree(slug, slugs),
    position: null,
    likeCount: 0,
    images: original.images.map((image) => ({ ...image, id: imageIds.get(image.id) ?? newProductId() })),
    variants: original.variants.map(({ mainImageId, stock, ...variant }, index) => ({
      ...variant,
      id: newProductId(),
      sku: firstFree(skus[index] ?? MARK, takenSkus),
      stock: stock === 'unlimited' ? stock : 0,
      mainImageId: mainImageId === null ? null : (imageIds.get(mainImageId) ?? null),
    })),
  };
}

/** Returns '…-copy', otherwise '…-copy-2', '…-copy-3' and so on, and takes it. */
function firstFree(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  taken.add(free);
  return free;
}
