import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import type { NewMemberArea } from '#runtime/contracts/member-areas.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { createCollection, createItem } from './content.ts';
import type { OwnerProgram } from './owner.ts';
import { SHOP } from './shops.ts';

export const AREAS = '/api/owner/member-areas';
export const PAYWALL = 'club-pass';
export const SECRET = 'Wordsthatonlymembersread';
/** Path of a lesson in the area. */
export const LESSON = '/course/one';

export const CLUB_TEMPLATES = {
  'blog.list': '{collection.mainContent}{.repeated section items}{title}{body}{.end}',
  'blog.item': '{.section item}{title}{body}{.end}',
  'home.page': '{.repeated section featuredPosts}{title}{body}{.end}',
  'search.page': '{.repeated section items}{title}{body}{.end}',
  'site.region':
    '{squarespace-headers}{.section memberAreaNavigation}{.repeated section items}<a href="{url}">{title}</a>{.end}{.end}{.section mainNavigation}{.repeated section items}{title} {collection.description}{collection.mainContent}{.end}{.end}{squarespace.main-content}',
};

export async function createArea(owner: OwnerProgram, area: Partial<NewMemberArea> = {}) {
  const body = { id: 'club', title: 'Tea club', description: 'Letters <from> the garden.', ...area };
  const response = await owner.fetch(AREAS, { method: 'POST', body });
  expect(response.status).toBe(201);
  return response.json<{ version: number }>();
}

/** Gives the shop a paywall product without stock, an area that it opens, and a course in the area. */
export async function openClub(owner: OwnerProgram): Promise<string> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, published_at, updated_at)
       SELECT site_id, ?2, collection_id, record_type, 'Club pass', ?2, 5, 0, 0 FROM items
       WHERE site_id = ?1 AND id = 'a-mug'`,
    ).bind(SHOP.id, PAYWALL),
    env.DB.prepare(
      `INSERT INTO variants (site_id, id, item_id, sku, attributes, price_cents, sale_price_cents, on_sale, unlimited, qty_in_stock, position)
       VALUES (?1, ?2, ?2, 'PASS', '{}', 2500, 0, 0, 0, 0, 0)`,
    ).bind(SHOP.id, PAYWALL),
  ]);
  await createArea(owner, { paywallItemId: PAYWALL });
  const course = { type: 'lessons', title: 'Course', template: 'blog', memberAreaId: 'club', description: SECRET };
  const { id } = await createCollection(owner, { ...course, inNavigation: true, mainContent: `<p>${SECRET}</p>` });
  await createItem(owner, id, { recordType: 'lesson', title: 'One', body: `<p>${SECRET}</p>`, starred: true });
  return id;
}

/** Returns the memberships of an export with this part of the shop. */
export async function exportedMemberships(owner: OwnerProgram, part = ''): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `?${part}${cursor && `&cursor=${cursor}`}`;
    const answer = await owner.fetch(`/api/owner/exports/records${query}`);
    const page = ExportPage.parse(await answer.json());
    records.push(...page.records.filter(({ type }) => type === 'membership'));
    cursor = page.nextPageCursor;
  }
  return records;
}
