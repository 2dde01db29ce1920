import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { OwnerCollection, OwnerItem } from '#runtime/contracts/content.ts';
import type { OwnerProgram } from './owner.ts';
import { SHOP } from './shops.ts';

export const COLLECTIONS = '/api/owner/collections';
export const ITEMS = '/api/owner/items';

/**
 * Adds the templates that collections need: `plain` for pages, `blog` for lists and items. Their time is a random one,
 * because the Worker keeps parsed templates by number and time, and other test files have used the same site.
 */
export async function addTemplates(sources: Record<string, string> = {}, siteId: string = SHOP.id): Promise<void> {
  const all = { 'plain.page': '', 'blog.list': '', 'blog.item': '', ...sources };
  await env.DB.batch(
    Object.entries(all).map(([name, source]) =>
      env.DB.prepare(
        'INSERT OR REPLACE INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, ?3, abs(random() % 1000000000))',
      ).bind(siteId, name, source),
    ),
  );
}

const BLOG = { type: 'generic', title: 'Journal', template: 'blog' };

export async function createCollection(owner: OwnerProgram, collection: object = {}): Promise<OwnerCollection> {
  const response = await owner.fetch(COLLECTIONS, { method: 'POST', body: { ...BLOG, ...collection } });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return OwnerCollection.parse(body);
}

export async function createItem(owner: OwnerProgram, collectionId: string, item: object = {}): Promise<OwnerItem> {
  const body = { recordType: 'text', title: 'A note', ...item };
  const response = await owner.fetch(`${COLLECTIONS}/${collectionId}/items`, { method: 'POST', body });
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(201);
  return OwnerItem.parse(answer);
}

/** Sends back an object as it was read, with changes. */
export function put(owner: OwnerProgram, path: string, object: { version: number }, changes: object = {}) {
  const { version, ...all } = object;
  const body: Record<string, unknown> = { ...all, ...changes };
  const readOnly = ['id', 'updatedAt', 'collectionId', 'likeCount', 'publicCommentCount'];
  for (const name of path.startsWith(ITEMS) ? [...readOnly, 'position'] : readOnly) delete body[name];
  return owner.fetch(path, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
}

/** Adds many short items at once. */
export async function addItems(collectionId: string, count: number, recordType = 1): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, position, published_at, updated_at)
     SELECT ?1, ?2 || i, ?2, ?4, 'Item', ?2 || i, i, 0, 0 FROM n`,
  )
    .bind(SHOP.id, collectionId, count, recordType)
    .run();
}
