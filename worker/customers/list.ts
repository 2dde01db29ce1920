import * as z from 'zod/mini';
import type { CustomerSort } from '#runtime/contracts/customer-limits.ts';
import type { SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { type IndexedOrder, type ListFilter, readListPage } from '../db/list-page.ts';
import { ApiError } from '../http/errors.ts';
import { type ListKey, readCursor, writeCursor } from '../http/list-cursor.ts';
import type { CustomerRow } from './rows.ts';

/** Which customers are listed, and in which order. */
export interface CustomerListing {
  sort: CustomerSort;
  /** By default, the newest and the greatest come first, and names upwards. */
  direction?: 'asc' | 'desc' | undefined;
  /** A text in the name or the address; '' for everybody. */
  search: string;
  /** Only those with this tag. */
  tag?: string | undefined;
  /** Only those whose best state on any mailing list is this. */
  newsletter?: SubscriberStatus | undefined;
  /** Only those who have an account, or have none. */
  account?: 'true' | 'false' | undefined;
  /** Only those with a note of the owner. */
  note?: 'true' | undefined;
  /** Only those whose last order went to this country. */
  country?: string | undefined;
  /** Only those with these addresses. */
  emails?: readonly string[] | undefined;
}

interface CustomerPage extends CustomerListing {
  /** The cursor that came with the page before; undefined for the first page. */
  cursor?: string | undefined;
  limit: number;
}

const TABLE = { from: 'customers c', key: 'email' };
const BY_NUMBER = z.tuple([z.string(), z.number(), z.string()]);

const ORDERS: Readonly<Record<CustomerSort, Pick<IndexedOrder, 'by' | 'index'> & { key: z.ZodMiniType<ListKey> }>> = {
  name: {
    by: ['c.sort_text', 'c.email'],
    index: 'customers_by_name',
    key: z.tuple([z.string(), z.string(), z.string()]),
  },
  lastOrder: { by: ['c.last_order_at', 'c.email'], index: 'customers_by_last_order', key: BY_NUMBER },
  firstSeen: { by: ['c.created_at', 'c.email'], index: 'customers_by_first_seen', key: BY_NUMBER },
  orders: { by: ['c.order_count', 'c.email'], index: 'customers_by_orders', key: BY_NUMBER },
  spent: { by: ['c.spent_cents', 'c.email'], index: 'customers_by_spent', key: BY_NUMBER },
};

/** Reads one page of customers. A page can be short, or empty, and yet have a next one. Throws INVALID_REQUEST for a cursor of another order. */
export async function listCustomers(
  db: D1Database,
  siteId: string,
  page: CustomerPage,
): Promise<{ rows: CustomerRow[]; nextPageCursor: string | null }> {
  const { emails, nextPageCursor } = await listEmails(db, siteId, page);
  const { results } = await db
    .prepare(
      `SELECT c.* FROM json_each(?2) listed CROSS JOIN customers c ON c.site_id = ?1 AND c.email = listed.value
       ORDER BY listed.key`,
    )
    .bind(siteId, JSON.stringify(emails))
    .all<CustomerRow>();
  return { rows: results, nextPageCursor };
}

/** Reads the addresses alone of one page of customers, as `listCustomers` does. */
export async function listEmails(
  db: D1Database,
  siteId: string,
  { sort, direction, cursor, limit, ...filters }: CustomerPage,
): Promise<{ emails: string[]; nextPageCursor: string | null }> {
  const isDescending = (direction ?? (sort === 'name' ? 'asc' : 'desc')) === 'desc';
  const { key: shape, ...indexed } = ORDERS[sort];
  const order = { ...indexed, name: `${sort} ${isDescending ? 'down' : 'up'}`, isDescending };
  const [name, ...key] = cursor === undefined ? [order.name] : readCursor(cursor, shape);
  if (name !== order.name) throw new ApiError('INVALID_REQUEST', { fields: ['cursor'] });
  const after = cursor === undefined ? undefined : key;
  const found = await readListPage(db, siteId, { table: TABLE, order, filters: filtersOf(filters), after, limit });
  return {
    emails: found.keys.map(String),
    nextPageCursor: found.next ? writeCursor([order.name, ...found.next]) : null,
  };
}

const IS_ACCOUNT = 'u.site_id = ?1 AND u.confirmed_at IS NOT NULL';
const HAS_ACCOUNT = `EXISTS (SELECT 1 FROM site_users u WHERE ${IS_ACCOUNT} AND u.email = c.email)`;
const HAS_NOTE = `c.note <> ''`;

function filtersOf({
  search,
  tag,
  newsletter,
  account,
  note,
  country,
  emails,
}: Omit<CustomerListing, 'sort'>): ListFilter[] {
  const text = foldText(search);
  const own = (index: string, condition: string) => `SELECT c.email AS key FROM customers c INDEXED BY ${index}
    WHERE c.site_id = ?1 AND ${condition}`;
  const hasTag = `EXISTS (SELECT 1 FROM json_each(c.tags) own WHERE own.value = `;
  return [
    ...(text === ''
      ? []
      : [
          {
            row: (bind) => `instr(c.sort_text, ${bind(text)}) > 0`,
            // No index has parts of words: all names are read, where few people have the text.
            keys: (bind) => own('customers_by_name', `instr(c.sort_text, ${bind(text)}) > 0`),
          } satisfies ListFilter,
        ]),
    ...(tag === undefined
      ? []
      : [
          {
            row: (bind) => `${hasTag}${bind(tag)})`,
            keys: (bind) => own('customers_with_tags', `c.tags <> '[]' AND ${hasTag}${bind(tag)})`),
          } satisfies ListFilter,
        ]),
    ...(emails === undefined ? [] : [ofAddresses(emails)]),
    ...(newsletter === undefined ? [] : [ofSubscribers(newsletter)]),
    ...(account === undefined
      ? []
      : [
          account === 'false'
            ? { row: () => `NOT ${HAS_ACCOUNT}` }
            : { row: () => HAS_ACCOUNT, keys: () => `SELECT u.email AS key FROM site_users u WHERE ${IS_ACCOUNT}` },
        ]),
    ...(note === undefined ? [] : [{ row: () => HAS_NOTE, keys: () => own('customers_with_note', HAS_NOTE) }]),
    ...(country === undefined
      ? []
      : [
          {
            row: (bind) => `c.country = ${bind(country)}`,
            keys: (bind) => own('customers_by_country', `c.country <> '' AND c.country = ${bind(country)}`),
          } satisfies ListFilter,
        ]),
  ];
}

function ofAddresses(emails: readonly string[]): ListFilter {
  const listed = JSON.stringify(emails);
  return {
    row: (bind) => `c.email IN (SELECT value FROM json_each(${bind(listed)}))`,
    keys: (bind) => `SELECT value AS key FROM json_each(${bind(listed)})`,
  };
}

/** The best state of a person on any mailing list is the one that the list of customers shows. */
const BETTER: Readonly<Record<SubscriberStatus, readonly SubscriberStatus[]>> = {
  confirmed: [],
  pending: ['confirmed'],
  unsubscribed: ['confirmed', 'pending'],
};

function ofSubscribers(status: SubscriberStatus): ListFilter {
  const isOn = (
    statuses: readonly SubscriberStatus[],
  ) => `EXISTS (SELECT 1 FROM subscribers s INDEXED BY subscribers_by_email
    WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('c.email')}
      AND s.status IN (${statuses.map((each) => `'${each}'`).join(', ')}))`;
  const better = BETTER[status];
  const signedUp = `SELECT DISTINCT s.email FROM subscribers s INDEXED BY subscribers_by_status
    WHERE s.site_id = ?1 AND s.status = '${status}'`;
  return {
    row: () => isOn([status]) + (better.length > 0 ? ` AND NOT ${isOn(better)}` : ''),
    // An account's earlier address counts for the one that it has now.
    keys: () => `SELECT each.value AS key FROM (${signedUp}) s CROSS JOIN json_each((SELECT json_group_array(email) FROM (
      SELECT s.email AS email UNION SELECT u.email FROM site_user_emails e
      JOIN site_users u ON u.site_id = e.site_id AND u.id = e.user_id WHERE e.site_id = ?1 AND e.email = s.email))) each`,
  };
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
