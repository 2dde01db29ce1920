import { foldText } from '#runtime/domain/fold-text.ts';

/** A person of an order or an account, as the list of customers knows them. */
export interface SeenCustomer {
  /** Lower case; nobody is recorded for ''. */
  email: string;
  /** '' where it is not known. */
  name: string;
  /** When it happened, ms since the epoch. */
  seenAt: number;
  /** Whether it was an order that is no test. */
  hasOrdered: boolean;
  /** What must hold, as SQL whose parameters are numbered from ?7, and their values; by default nothing must. */
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

/**
 * Returns the statement that puts a person into the list of customers, for the batch of what makes them one. A person who
 * is there gets the newer name and keeps notes and tags.
 */
export function customerStatement(
  db: D1Database,
  siteId: string,
  { email, name, seenAt, hasOrdered, when = { sql: 'TRUE', values: [] } }: SeenCustomer,
): D1PreparedStatement {
  const isNewer = `excluded.name <> '' AND (customers.name = '' OR
    excluded.created_at >= MAX(customers.created_at, customers.last_order_at))`;
  return db
    .prepare(
      `INSERT INTO customers (site_id, email, name, sort_text, created_at, last_order_at)
       SELECT ?1, current.email, ?3, trim(?4 || ' ' || current.email), ?5, ?6
       FROM (SELECT ${CURRENT_EMAIL('?2')} AS email) current WHERE ?2 <> '' AND ${when.sql}
       ON CONFLICT (site_id, email) DO UPDATE SET
         name = iif(${isNewer}, excluded.name, customers.name),
         sort_text = iif(${isNewer}, excluded.sort_text, customers.sort_text),
         created_at = MIN(customers.created_at, excluded.created_at),
         last_order_at = MAX(customers.last_order_at, excluded.last_order_at)`,
    )
    .bind(siteId, email, name.trim(), foldText(name).trim(), seenAt, hasOrdered ? seenAt : 0, ...when.values);
}

/**
 * Returns the statements that move a customer to the address that their account has from now on. Where that one is a
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
        `INSERT INTO customers (site_id, email, name, sort_text, note, tags, created_at, last_order_at, version)
         SELECT site_id, ?3, name, trim(substr(sort_text, 1, length(sort_text) - length(email)) || ?3), note, tags,
           created_at, last_order_at, version + 1
         FROM customers WHERE site_id = ?1 AND email = ?2
         ON CONFLICT (site_id, email) DO UPDATE SET
           note = trim(customers.note || char(10) || excluded.note, char(10)),
           tags = ${tags},
           created_at = MIN(customers.created_at, excluded.created_at),
           last_order_at = MAX(customers.last_order_at, excluded.last_order_at),
           version = MAX(customers.version, excluded.version)`,
      )
      .bind(siteId, from, to),
    eraseCustomerStatement(db, siteId, from),
  ];
}

/** Returns the statement that takes a person out of the list, with what the owner has noted of them. */
export function eraseCustomerStatement(db: D1Database, siteId: string, email: string): D1PreparedStatement {
  return db.prepare('DELETE FROM customers WHERE site_id = ?1 AND email = ?2').bind(siteId, email);
}
