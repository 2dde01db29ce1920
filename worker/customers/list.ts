import type { CustomerSort } from '#runtime/contracts/customer-limits.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import type { CustomerRow } from './rows.ts';

/** Which customers are listed, and in which order. */
export interface CustomerListing {
  sort: CustomerSort;
  /** A text in the name or the address; '' for everybody. */
  search: string;
  /** Only those with this tag. */
  tag?: string | undefined;
  /** Only those who are on a mailing list, or have an account. */
  newsletter?: 'true' | undefined;
  account?: 'true' | undefined;
  /** The value and the address of the last one on the page before; '' for the first page. */
  cursor: string;
  limit: number;
}

/** The column by which each list is sorted, and whether it begins with the greatest; the address decides among equals. */
const ORDERS = {
  name: { column: 'sort_text', index: 'customers_by_name', isDescending: false },
  lastOrder: { column: 'last_order_at', index: 'customers_by_last_order', isDescending: true },
  firstSeen: { column: 'created_at', index: 'customers_by_first_seen', isDescending: true },
} as const satisfies Record<CustomerSort, object>;

const hasTag = (tag: string) => `c.email IN (SELECT t.email FROM customers t INDEXED BY customers_with_tags
  CROSS JOIN json_each(t.tags) own WHERE t.site_id = ?1 AND t.tags <> '[]' AND own.value = ${tag})`;
const IS_SUBSCRIBED = `EXISTS (SELECT 1 FROM subscribers s INDEXED BY subscribers_by_email
  WHERE s.site_id = ?1 AND s.email = c.email AND s.status = 'confirmed')`;
const HAS_ACCOUNT = `EXISTS (SELECT 1 FROM site_users u
  WHERE u.site_id = ?1 AND u.email = c.email AND u.confirmed_at IS NOT NULL)`;

/**
 * Reads one page of customers, and whether there are more. A text that few of them have is looked for in all rows of the
 * site, in the order of the list.
 */
export async function listCustomers(
  db: D1Database,
  siteId: string,
  { sort, search, tag, newsletter, account, cursor, limit }: CustomerListing,
): Promise<{ rows: CustomerRow[]; nextPageCursor: string | null }> {
  const { column, index, isDescending } = ORDERS[sort];
  const [, value = '', email = ''] = /^(.*) (\S+)$/s.exec(cursor) ?? [];
  const values: (string | number)[] = [siteId, limit + 1];
  const bound = (next: string | number) => `?${values.push(next)}`;
  const behind = () =>
    `(c.${column}, c.email) ${isDescending ? '<' : '>'} (${bound(sort === 'name' ? value : Number(value))}, ${bound(email)})`;
  const direction = isDescending ? 'DESC' : 'ASC';
  const conditions = [
    'c.site_id = ?1',
    ...(cursor === '' ? [] : [behind()]),
    ...(search === '' ? [] : [`instr(c.sort_text, ${bound(foldText(search))}) > 0`]),
    ...(tag === undefined ? [] : [hasTag(bound(tag))]),
    ...(newsletter ? [IS_SUBSCRIBED] : []),
    ...(account ? [HAS_ACCOUNT] : []),
  ];
  const { results } = await db
    .prepare(
      `SELECT c.* FROM customers c INDEXED BY ${index} WHERE ${conditions.join(' AND ')}
       ORDER BY c.${column} ${direction}, c.email ${direction} LIMIT ?2`,
    )
    .bind(...values)
    .all<CustomerRow>();
  const rows = results.slice(0, limit);
  const last = rows.at(-1);
  const isLast = results.length <= limit || last === undefined;
  return { rows, nextPageCursor: isLast ? null : `${last[column]} ${last.email}` };
}

/** Reads every tag in use, the most used first. */
export async function listTags(db: D1Database, siteId: string): Promise<{ tag: string; customers: number }[]> {
  const { results } = await db
    .prepare(
      `SELECT tag.value AS tag, COUNT(*) AS customers FROM customers c INDEXED BY customers_with_tags
       CROSS JOIN json_each(c.tags) tag WHERE c.site_id = ?1 AND c.tags <> '[]'
       GROUP BY tag.value ORDER BY customers DESC, tag LIMIT 500`,
    )
    .bind(siteId)
    .all<{ tag: string; customers: number }>();
  return results;
}
