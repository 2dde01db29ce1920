import { foldText } from '#runtime/domain/fold-text.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** A person of an order or an account, as the list of customers knows them. */
export interface SeenCustomer {
  /** Lower case; nobody is recorded for ''. */
  email: string;
  /** '' where it is not known. */
  name: string;
  /** Of the order's address; '' or missing where it is not known. */
  country?: string | undefined;
  /** When it happened, ms since the epoch. */
  seenAt: number;
  /** Whether it was an order that is no test. */
  hasOrdered: boolean;
  /** What must hold, as SQL whose parameters are numbered from ?8, and their values; by default nothing must. */
  when?: { sql: string; values: readonly (string | number | null)[] };
}

/**
 * The address that a person has now, as SQL: of an earlier one of an account the account's own, unless another account has
 * it now. ?1 is the site.
 */
export const CURRENT_EMAIL = (email: string) => `COALESCE(
  (SELECT u.email FROM site_users u WHERE u.site_id = ?1 AND u.email = ${email} AND u.confirmed_at IS NOT NULL),
  (SELECT u.email FROM site_user_emails e JOIN site_users u ON u.site_id = e.site_id AND u.id = e.user_id
    WHERE e.site_id = ?1 AND e.email = ${email}), ${email})`;

const SPENT = 'o.grand_total_cents - o.refunded_cents - o.gift_card_refunded_cents';
const sumsOf = (condition = 'TRUE') => `(SELECT COALESCE(SUM(orders), 0), COALESCE(MAX(spent), 0) FROM (
  SELECT COUNT(*) AS orders, SUM(${SPENT}) AS spent FROM orders o INDEXED BY orders_by_email
  WHERE o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('customers.email')} AND o.test_mode = 0 AND ${condition}
  GROUP BY o.currency))`;

/** SQL that makes the sums of customers follow from their orders. ?1 is the site. */
export const FOLLOW_ORDERS = `UPDATE customers SET (order_count, spent_cents) = ${sumsOf()} WHERE site_id = ?1`;
/** Whether the sums of a customer are others than those of the orders. */
export const IS_WRONG = `(order_count, spent_cents) <> ${sumsOf()}`;

/** Returns the statement that makes the sums of a person, by any of their addresses, follow from their orders. */
export function followOrdersStatement(db: D1Database, siteId: string, email: string): D1PreparedStatement {
  return db.prepare(`${FOLLOW_ORDERS} AND email IN (?2, ${CURRENT_EMAIL('?2')})`).bind(siteId, email);
}

/** Returns the same statement for the buyer of an order whose amounts have changed. */
export function followOrderStatement(db: D1Database, siteId: string, orderId: string): D1PreparedStatement {
  const email = '(SELECT email FROM orders WHERE site_id = ?1 AND id = ?2)';
  return db.prepare(`${FOLLOW_ORDERS} AND email IN (${email}, ${CURRENT_EMAIL(email)})`).bind(siteId, orderId);
}

/**
 * Returns the statement that takes the orders of an address from the account that had it earlier, before it is taken from
 * that account. `email` is an SQL expression whose parameters are numbered from ?2, and `values` theirs.
 */
export function leaveAddressStatement(
  db: D1Database,
  siteId: string,
  { email, values }: { email: string; values: readonly string[] },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE customers SET (order_count, spent_cents) = ${sumsOf(`o.email IS NOT ${email}`)}
       WHERE site_id = ?1 AND email = (SELECT u.email FROM site_user_emails e
         JOIN site_users u ON u.site_id = e.site_id AND u.id = e.user_id
         WHERE e.site_id = ?1 AND e.email = ${email} AND u.email <> e.email)`,
    )
    .bind(siteId, ...values);
}

/**
 * Returns the statements that put a person into the list of customers, for the batch of what makes them one, behind those
 * of the order. A person who is there gets the newer name and country and keeps notes and tags.
 */
export function customerStatements(db: D1Database, siteId: string, customer: SeenCustomer): D1PreparedStatement[] {
  return [customerStatement(db, siteId, customer), followOrdersStatement(db, siteId, customer.email)];
}

function customerStatement(
  db: D1Database,
  siteId: string,
  { email, name, country = '', seenAt, hasOrdered, when = { sql: 'TRUE', values: [] } }: SeenCustomer,
): D1PreparedStatement {
  const isNewer = (column: string) => `excluded.${column} <> '' AND (customers.${column} = '' OR
    excluded.created_at >= MAX(customers.created_at, customers.last_order_at))`;
  return db
    .prepare(
      `INSERT INTO customers (site_id, email, name, sort_text, created_at, last_order_at, country)
       SELECT ?1, current.email, ?3, trim(?4 || ' ' || current.email), ?5, ?6, ?7
       FROM (SELECT ${CURRENT_EMAIL('?2')} AS email) current WHERE ?2 <> '' AND ${when.sql}
       ON CONFLICT (site_id, email) DO UPDATE SET
         name = iif(${isNewer('name')}, excluded.name, customers.name),
         sort_text = iif(${isNewer('name')}, excluded.sort_text, customers.sort_text),
         country = iif(${isNewer('country')}, excluded.country, customers.country),
         created_at = MIN(customers.created_at, excluded.created_at),
         last_order_at = MAX(customers.last_order_at, excluded.last_order_at)`,
    )
    .bind(siteId, email, name.trim(), foldText(name).trim(), seenAt, hasOrdered ? seenAt : 0, country, ...when.values);
}

/**
 * Returns the statements that move a customer to the address that their account has by now. Where that one is a
 * customer too, both become one with the notes and tags of both.
 */
export function moveCustomerStatements(
  db: D1Database,
  siteId: string,
  { from, to }: { from: string; to: string },
): D1PreparedStatement[] {
  const tags = `(SELECT json_group_array(value) FROM (SELECT value FROM json_each(customers.tags)
    UNION SELECT value FROM json_each(excluded.tags)))`;
  return [
    db
      .prepare(
        `INSERT INTO customers (site_id, email, name, sort_text, note, tags, created_at, last_order_at, country, version)
         SELECT site_id, ?3, name, trim(substr(sort_text, 1, length(sort_text) - length(email)) || ?3), note, tags,
           created_at, last_order_at, country, version + 1
         FROM customers WHERE site_id = ?1 AND email = ?2
         ON CONFLICT (site_id, email) DO UPDATE SET
           note = trim(customers.note || char(10) || excluded.note, char(10)),
           tags = ${tags},
           created_at = MIN(customers.created_at, excluded.created_at),
           last_order_at = MAX(customers.last_order_at, excluded.last_order_at),
           country = iif(excluded.country <> ''
             AND (customers.country = '' OR excluded.last_order_at > customers.last_order_at),
             excluded.country, customers.country),
           version = MAX(customers.version, excluded.version)`,
      )
      .bind(siteId, from, to),
    eraseCustomerStatement(db, siteId, from),
    followOrdersStatement(db, siteId, to),
  ];
}

/** Returns the statement that takes a person out of the list, with what the owner has noted of them. */
export function eraseCustomerStatement(db: D1Database, siteId: string, email: string): D1PreparedStatement {
  return db.prepare('DELETE FROM customers WHERE site_id = ?1 AND email = ?2').bind(siteId, email);
}
