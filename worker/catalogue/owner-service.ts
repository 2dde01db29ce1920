import type { NewProduct, OwnerProduct, ProductDefinition } from '#runtime/contracts/catalogue.ts';
import type { OwnerProductList, ProductFilter, ProductIds, ProductSearch } from '#runtime/contracts/product-list.ts';
import { freeSlug, urlSlugOf } from '#runtime/domain/url-slug.ts';
import { binStatements } from '../bin/service.ts';
import { guard } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { createOnce } from '../owner/service.ts';
import { readMovedHistories } from '../prices/service.ts';
import { lawSettings } from '../site/law.ts';
import { deleteProduct, insertProduct, productChanges, replaceProduct } from './changes.ts';
import { checkProduct, newProductId } from './check-product.ts';
import { listProductIds, listProducts } from './owner-list.ts';
import { findOwnProduct, findSlugs } from './owner-repository.ts';

/** Last part of the address of a product whose title has no Latin letters or digits. */
const FALLBACK_SLUG = 'product';
/** How often an address is made of a title, where others take it in the same moment. */
const ADDRESS_TRIES = 5;

export function readProductList({ db, site, now }: OwnerCall, search: ProductSearch): Promise<OwnerProductList> {
  return listProducts(db, site.siteId, search, { law: lawSettings(site), now });
}

export function readProductIds({ db, site }: OwnerCall, search: ProductFilter): Promise<ProductIds> {
  return listProductIds(db, site.siteId, search, lawSettings(site));
}

export async function readOwnProduct(call: OwnerCall, productId: string): Promise<OwnerProduct> {
  const product = await find(call, productId);
  if (!product) throw new ApiError('PRODUCT_NOT_FOUND');
  return product;
}

export async function createProduct(call: OwnerCall, fields: NewProduct, tries = ADDRESS_TRIES): Promise<OwnerProduct> {
  try {
    return await createAt(call, fields);
  } catch (error) {
    // Another creation may have taken the address that was made of the title.
    const isTaken = error instanceof ApiError && error.code === 'URL_TAKEN' && fields.urlSlug === undefined;
    if (!isTaken || tries <= 1) throw error;
    return createProduct(call, fields, tries - 1);
  }
}

async function createAt(call: OwnerCall, { id: ownId, ...fields }: NewProduct): Promise<OwnerProduct> {
  const id = ownId ?? newProductId();
  const created = await createOnce(call, id, async (reservation) => {
    const draft = {
      ...fields,
      urlSlug: fields.urlSlug ?? (await derivedSlug(call, fields)),
      publishedAt: fields.publishedAt ?? wholeSecond(call.now),
      isOneTimePurchasable: fields.isOneTimePurchasable ?? fields.subscriptionPlan === null,
      position: fields.position ?? null,
    };
    const product = await checkProduct(call, id, draft, []);
    await insertProduct(call.db, changeOf(call, id), product, reservation);
  });
  return readOwnProduct(call, created);
}

/** Replaces the whole product if it has not changed since `version`. */
export async function changeProduct(
  call: OwnerCall,
  productId: string,
  version: number,
  definition: ProductDefinition,
): Promise<OwnerProduct> {
  const current = await readOwnProduct(call, productId);
  const product = await checkProduct(call, productId, definition, current.variants);
  const change = { ...changeOf(call, productId), changes: productChanges(current, product) };
  await ifCurrent(call, productId, () => replaceProduct(call.db, change, version, product));
  return readOwnProduct(call, productId);
}

/** Deletes a product; the bin keeps it with its prices and stock, and without what people wrote about it. */
export async function removeProduct(call: OwnerCall, productId: string, version: number): Promise<void> {
  const { db, site, now } = call;
  const { isScheduled: _, ...product } = await readOwnProduct(call, productId);
  const priceHistory = (await readMovedHistories(db, site.siteId, [productId], now)).get(productId);
  const record = { ...movable(product), ...(priceHistory && { priceHistory }) };
  const parts = [{ type: 'product', id: productId, record }] as const;
  const kept = binStatements(call, { kind: 'product', target: productId, title: product.title, parts });
  const statements = [expectStock(call, product.variants), ...kept];
  await ifCurrent(call, productId, () => deleteProduct(db, changeOf(call, productId), version, statements));
}

/** Returns a guard that undoes the batch where stock has changed since these variants were read, as by a sale. */
function expectStock({ db, site }: OwnerCall, variants: OwnerProduct['variants']): D1PreparedStatement {
  const isStale = `EXISTS (SELECT 1 FROM json_each(?2) seen
    CROSS JOIN variants v ON v.site_id = ?1 AND v.id = seen.value ->> 0
    WHERE v.unlimited = 0 AND typeof(seen.value ->> 1) = 'integer' AND v.qty_in_stock <> seen.value ->> 1)`;
  const seen = JSON.stringify(variants.map(({ id, stock }) => [id, stock]));
  return guard(db, site.siteId, { VERSION_STALE: isStale }, seen);
}

function ifCurrent(call: OwnerCall, productId: string, change: () => Promise<void>): Promise<void> {
  return refusingStale(change, () => find(call, productId));
}

function find({ db, site, now }: OwnerCall, productId: string): Promise<OwnerProduct | undefined> {
  return findOwnProduct(db, site.siteId, productId, now);
}

/** The database's clock, which says what is public, counts seconds. */
export function wholeSecond(now: number): number {
  return now - (now % 1_000);
}

/** Returns an address made of the title, with a number where the collection has it already. */
export async function derivedSlug(
  { db, site }: OwnerCall,
  { title, collectionId }: Pick<NewProduct, 'title' | 'collectionId'>,
): Promise<string> {
  const slug = urlSlugOf(title, FALLBACK_SLUG);
  return freeSlug(slug, await findSlugs(db, site.siteId, collectionId, slug));
}

function changeOf({ site, owner, now }: OwnerCall, productId: string) {
  return { siteId: site.siteId, productId, keyId: owner.keyId, now };
}
