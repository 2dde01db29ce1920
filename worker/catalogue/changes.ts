import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import type { AuditChange } from '#runtime/contracts/owner.ts';
import { MAX_PRODUCTS_IN_COLLECTION } from '#runtime/contracts/owner-limits.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { expectUnreservedStatement } from '../inventory/service.ts';
import { type AuditEntry, auditStatement, changesOf } from '../owner/service.ts';
import { keepGoneItem } from '../site/former-addresses.ts';
import { siteTouched } from '../site/touch.ts';
import { productMessages } from '../webhooks/service.ts';
import { isPublic } from './is-public.ts';
import { productStatements, type StoredProduct } from './product-statements.ts';

/** The data of every change of a product: the owner's key, the product and the time. */
interface ProductChange {
  siteId: string;
  productId: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** What it changes, for the audit log. */
  changes?: readonly AuditChange[] | undefined;
}

/** Returns what a new version of a product changes, for the audit log. It sets no stock of a variant that stands. */
export function productChanges(before: OwnerProduct, { variants, ...after }: StoredProduct): AuditChange[] {
  return changesOf(before, { ...after, variants: variants.map(({ stock: _, ...variant }) => variant) });
}

const PRODUCT = 'SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2 AND product_type IS NOT NULL';
const COUNT = `SELECT COUNT(*) AS count FROM items INDEXED BY items_by_collection
    WHERE site_id = ?1 AND product_type IS NOT NULL AND collection_id`;
const FULL = `(${COUNT} = ?3) >= ${MAX_PRODUCTS_IN_COLLECTION}`;

/** Throws COLLECTION_FULL if a collection that gets `more` products first has no room for another one. */
export async function refuseFullCollection({ db, site }: OwnerCall, collectionId: string, more: number): Promise<void> {
  const held = await db.prepare(`${COUNT} = ?2`).bind(site.siteId, collectionId).first<number>('count');
  if ((held ?? 0) + more >= MAX_PRODUCTS_IN_COLLECTION) throw new ApiError('COLLECTION_FULL');
}

export async function insertProduct(
  db: D1Database,
  change: ProductChange,
  product: StoredProduct,
  reservation: D1PreparedStatement[] = [],
): Promise<void> {
  const { siteId, productId, now } = change;
  const taken = 'EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2)';
  await writeProduct(
    db,
    [
      ...reservation,
      guard(db, siteId, { PRODUCT_ID_TAKEN: taken, COLLECTION_FULL: FULL }, productId, product.collectionId),
      expectOwnVariants(db, siteId, product),
      ...productStatements(db, { ...change, change: 'created' }, product),
      auditStatement(db, entry(change, 'product.created', { variants: product.variants.length }), now),
    ],
    change,
    product,
  );
}

/** Replaces the whole product if it is still at `version`; `others` are statements for the same batch. */
export async function replaceProduct(
  db: D1Database,
  change: ProductChange,
  version: number,
  product: StoredProduct,
  others: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const { siteId, productId, now } = change;
  const isHere = `EXISTS (${PRODUCT} AND collection_id = ?3)`;
  await writeProduct(
    db,
    [
      expectProduct(db, change, version),
      guard(db, siteId, { COLLECTION_FULL: `NOT ${isHere} AND ${FULL}` }, productId, product.collectionId),
      expectUnreservedStatement(
        db,
        siteId,
        productId,
        product.variants.map(({ id }) => id),
        now,
      ),
      expectOwnVariants(db, siteId, product),
      ...productStatements(db, { ...change, change: 'changed' }, product),
      ...others,
      auditStatement(
        db,
        { ...entry(change, 'product.changed', { version: version + 1 }), changes: change.changes },
        now,
      ),
    ],
    change,
    product,
  );
}

/**
 * Deletes the product with its variants, images and reviews if it is still at `version`; `kept` are the statements that
 * put it into the bin.
 */
export async function deleteProduct(
  db: D1Database,
  change: ProductChange,
  version: number,
  kept: readonly D1PreparedStatement[],
): Promise<void> {
  const { siteId, productId, now } = change;
  await writeProduct(
    db,
    [
      expectProduct(db, change, version),
      expectUnreservedStatement(db, siteId, productId, [], now),
      productMessages(db, siteId, 'deleted', 'id = ?2', productId),
      auditStatement(db, entry(change, 'product.deleted', {}), now),
      ...kept,
      ...keepGoneItem(db, { siteId, now }, productId, isPublic('i')),
      db.prepare('DELETE FROM items WHERE site_id = ?1 AND id = ?2').bind(siteId, productId),
      siteTouched(db, siteId, now),
    ],
    change,
  );
}

/**
 * Returns a guard that undoes the batch if the product has changed, so that the audit log records no change that failed.
 */
function expectProduct(db: D1Database, { siteId, productId }: ProductChange, version: number): D1PreparedStatement {
  return guard(
    db,
    siteId,
    { PRODUCT_NOT_FOUND: `NOT EXISTS (${PRODUCT})`, VERSION_STALE: `NOT EXISTS (${PRODUCT} AND version = ?3)` },
    productId,
    version,
  );
}

/** Returns a guard against the ids of another product's variants, which the product must not take over. */
function expectOwnVariants(db: D1Database, siteId: string, { id, variants }: StoredProduct): D1PreparedStatement {
  const others = `EXISTS (SELECT 1 FROM json_each(?3) listed
    CROSS JOIN variants ON variants.site_id = ?1 AND variants.id = listed.value WHERE item_id <> ?2)`;
  return guard(db, siteId, { VARIANT_ID_TAKEN: others }, id, JSON.stringify(variants.map((variant) => variant.id)));
}

function entry(
  { siteId, productId, keyId }: ProductChange,
  action: string,
  details: NonNullable<AuditEntry['details']>,
): AuditEntry {
  return { siteId, keyId, action, target: productId, details };
}

async function writeProduct(
  db: D1Database,
  statements: D1PreparedStatement[],
  { siteId }: ProductChange,
  product?: StoredProduct,
): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    if (isClash(error, 'items.site_id, items.collection_id')) throw new ApiError('URL_TAKEN', { fields: ['urlSlug'] });
    if (product && isClash(error, 'variants.site_id, variants.sku')) {
      throw new ApiError('SKU_TAKEN', { fields: await skuFields(db, siteId, product) });
    }
    // The collection is the only foreign key, and it may have been deleted since the product was checked.
    if (String(error).includes('FOREIGN KEY constraint failed')) {
      throw new ApiError('INVALID_REQUEST', { fields: ['collectionId'] });
    }
    throw withField(refusalOf(error));
  }
}

/** Names the fields of the skus that other products have. */
async function skuFields(db: D1Database, siteId: string, { id, variants }: StoredProduct): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT sku FROM variants WHERE site_id = ?1 AND sku IN (SELECT value FROM json_each(?3)) AND item_id <> ?2`,
    )
    .bind(siteId, id, JSON.stringify(variants.map(({ sku }) => sku)))
    .all<{ sku: string }>();
  const taken = new Set(results.map(({ sku }) => sku));
  return [...variants.entries()].filter(([, { sku }]) => taken.has(sku)).map(([index]) => `variants.${index}.sku`);
}

/** Names the field of a reference that went while it was checked, or that only the database checks. */
function withField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'PICTURE_NOT_FOUND' || error.code === 'IMAGE_ID_TAKEN')
    return new ApiError(error.code, { fields: ['images'] });
  return error.code === 'CATEGORY_NOT_FOUND' ? new ApiError(error.code, { fields: ['categoryIds'] }) : error;
}
