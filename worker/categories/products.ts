import type { CategoryProducts } from '#runtime/contracts/category.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import { productMessages } from '../webhooks/service.ts';
import { readCategory } from './owner-service.ts';
import { listProducts, type Page } from './repository.ts';

export async function readCategoryProducts(
  call: OwnerCall,
  collectionId: string,
  categoryId: string,
  page: Page,
): Promise<CategoryProducts> {
  await readCategory(call, collectionId, categoryId);
  return listProducts(call.db, call.site.siteId, categoryId, page);
}

/** Puts a product of the collection into a category; one that is in it stays as it is. */
export function addProduct(call: OwnerCall, collectionId: string, categoryId: string, itemId: string): Promise<void> {
  return changeProduct(call, { collectionId, categoryId, itemId }, 'category.productAdded', [
    'NOT EXISTS',
    'INSERT INTO item_categories (site_id, item_id, category_id) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING',
  ]);
}

/** Takes a product out of a category; one that is not in it stays as it is. */
export function removeProduct(
  call: OwnerCall,
  collectionId: string,
  categoryId: string,
  itemId: string,
): Promise<void> {
  return changeProduct(call, { collectionId, categoryId, itemId }, 'category.productRemoved', [
    'EXISTS',
    'DELETE FROM item_categories WHERE site_id = ?1 AND item_id = ?2 AND category_id = ?3',
  ]);
}

/** The product's version rises if something changes, because its categories are part of it. */
async function changeProduct(
  call: OwnerCall,
  { collectionId, categoryId, itemId }: Record<'collectionId' | 'categoryId' | 'itemId', string>,
  action: string,
  [isChange, statement]: [string, string],
): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const category = await readCategory(call, collectionId, categoryId);
  if (category.type === 'ROOT') throw new ApiError('CATEGORY_IS_ROOT');
  if (!(await hasItem(db, { siteId, collectionId, itemId }))) throw new ApiError('ITEM_NOT_FOUND');
  const isChanged = `id = ?2
    AND ${isChange} (SELECT 1 FROM item_categories WHERE site_id = ?1 AND item_id = ?2 AND category_id = ?3)`;
  await db.batch([
    db
      .prepare(`UPDATE items SET version = version + 1, updated_at = ?4 WHERE site_id = ?1 AND ${isChanged}`)
      .bind(siteId, itemId, categoryId, now),
    productMessages(db, siteId, 'changed', isChanged, itemId, categoryId),
    db.prepare(statement).bind(siteId, itemId, categoryId),
    siteTouched(db, siteId, now),
    auditStatement(db, { siteId, keyId: owner.keyId, action, target: categoryId, details: { itemId } }, now),
  ]);
}

async function hasItem(
  db: D1Database,
  { siteId, collectionId, itemId }: Record<'siteId' | 'collectionId' | 'itemId', string>,
): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2 AND collection_id = ?3')
    .bind(siteId, itemId, collectionId)
    .first();
  return found !== null;
}
