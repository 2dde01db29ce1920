import * as z from 'zod/mini';
import type { OwnerStock, OwnerStockList } from '#runtime/contracts/stock.ts';
import { isAfter, keyColumns, keyOrder, pageKey, pageOrder } from '../db/keyset.ts';
import { ApiError } from '../http/errors.ts';
import { type ListKey, readCursor, writeCursor } from '../http/list-cursor.ts';
import { type Section, type StockSearch, sectionsOf } from './list-sections.ts';
import { HAS_ENDLESS_STOCK, type StockRow, stockColumns, toOwnerStock } from './stock-rows.ts';

/** A text that sorts after every other that begins with the same letters. */
const LAST_LETTER = '\u{10FFFF}';

type Row = StockRow & { key: string };

/** Reads one page of a shop's variants with their stock. Throws INVALID_REQUEST for a cursor of another list. */
export async function listStock(db: D1Database, siteId: string, search: StockSearch): Promise<OwnerStockList> {
  const { cursor, limit } = search;
  const sections = sectionsOf(search);
  const key = cursor === undefined ? undefined : readCursor(cursor, z.array(z.union([z.string(), z.number()])));
  const first = key ? sections.findIndex(({ name, by }) => name === key[0] && by.length === key.length - 1) : 0;
  if (first < 0) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  const found: Row[] = [];
  for (const [index, section] of sections.slice(first).entries()) {
    if (found.length > limit) break;
    const after = index === 0 ? key?.slice(1) : undefined;
    found.push(...(await readSection(db, siteId, search, section, { after, limit: limit + 1 - found.length })));
  }
  const page = found.slice(0, limit);
  const hasNextPage = found.length > limit;
  const last = page.at(-1);
  return {
    variants: page.map(toOwnerStock),
    hasNextPage,
    nextPageCursor: hasNextPage && last ? writeCursor(JSON.parse(last.key)) : null,
  };
}

async function readSection(
  db: D1Database,
  siteId: string,
  { sku, title, atMost, now }: StockSearch,
  section: Section,
  { after, limit }: { after: ListKey | undefined; limit: number },
): Promise<Row[]> {
  const values: (string | number)[] = [siteId, now, limit];
  const bound = (value: string | number) => `?${values.push(value)}`;
  const conditions = ['v.site_id = ?1', 'i.site_id = ?1', 'i.product_type IS NOT NULL', ...section.where];
  // The index begins at the cursor where there is one: a sign keeps SQLite from beginning at the first letters.
  const sign = after === undefined ? '' : '+';
  if (sku !== undefined) conditions.push(`${sign}v.sku >= ${bound(sku)} AND v.sku < ${bound(sku + LAST_LETTER)}`);
  if (title !== undefined) {
    conditions.push(
      `${sign}i.title >= ${bound(title)} COLLATE NOCASE AND i.title < ${bound(title + LAST_LETTER)} COLLATE NOCASE`,
    );
  }
  if (atMost !== undefined) {
    conditions.push(`v.unlimited = 0 AND v.qty_in_stock <= ${bound(atMost)} AND NOT ${HAS_ENDLESS_STOCK}`);
  }
  if (after !== undefined) {
    const key = after.map(bound);
    conditions.push(isAfter(section, key));
    // Where the key has columns of two tables, only its first one tells SQLite where to begin.
    if (section.hasTwoTables) conditions.push(`${section.by[0]} ${section.isDescending ? '<=' : '>='} ${key[0]}`);
  }
  const { results } = await db
    .prepare(
      `SELECT ${stockColumns('?2')}, ${pageKey(section)} AS key
       FROM (SELECT v.id, ${keyColumns(section)} FROM ${section.from}
         WHERE ${conditions.join(' AND ')} ORDER BY ${keyOrder(section)} LIMIT ?3) page
       CROSS JOIN variants v ON v.site_id = ?1 AND v.id = page.id
       CROSS JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id ORDER BY ${pageOrder(section)}`,
    )
    .bind(...values)
    .all<Row>();
  return results;
}

/** Reads the stock of a variant; undefined where the shop has none of this id. */
export async function findVariantStock(
  db: D1Database,
  siteId: string,
  variantId: string,
  now: number,
): Promise<OwnerStock | undefined> {
  const row = await db
    .prepare(
      `SELECT ${stockColumns('?2')} FROM variants v
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id AND i.product_type IS NOT NULL
       WHERE v.site_id = ?1 AND v.id = ?3`,
    )
    .bind(siteId, now, variantId)
    .first<StockRow>();
  return row ? toOwnerStock(row) : undefined;
}
