import type { Address } from '#runtime/contracts/checkout.ts';
import { CUSTOMER_THINGS, type CustomerThingKind } from '#runtime/contracts/customer-limits.ts';
import type { Customer, CustomerNewsletter, CustomerThing } from '#runtime/contracts/customers.ts';
import { ADDRESSES_OF, OWN_ROWS_MAX } from '../db/addresses-of.ts';
import { readBatch } from '../db/read-batch.ts';
import { type CustomerRow, readFacts, toListed } from './rows.ts';
import { CURRENT_EMAIL } from './statements.ts';

/** Most things of a kind, and most postal addresses, that are shown of a person. */
const SHOWN = 20;
/** Orders whose addresses are read. */
const ADDRESSED_ORDERS = 100;

const OWN = ADDRESSES_OF('?2');

/**
 * What a person has done, by kind: SQL of rows with id, title, state and time. Each begins at an index by address, and reads
 * no more than strangers can make it.
 */
const THINGS: Readonly<Record<CustomerThingKind, string>> = {
  unpaidOrder: `SELECT p.id, p.title, iif(p.placed_at IS NULL, 'started', 'placed') AS state, p.created_at AS at
    FROM pending_order_emails e CROSS JOIN pending_orders p ON p.site_id = e.site_id AND p.id = e.order_id
    WHERE e.site_id = ?1 AND e.email IN ${OWN}
      AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.site_id = p.site_id AND o.checkout_id = p.id)`,
  subscription: `SELECT s.id, COALESCE(s.cycle_order ->> '$.lines[0].title', '') AS title, s.state, s.created_at AS at
    FROM subscriptions s INDEXED BY subscriptions_by_email WHERE s.site_id = ?1 AND s.email IN ${OWN}`,
  giftCard: `SELECT g.id, '•••• ' || g.last_characters AS title, iif(g.disabled_at IS NULL, '', 'disabled') AS state,
      g.created_at AS at
    FROM gift_cards g INDEXED BY gift_cards_by_recipient
    WHERE g.site_id = ?1 AND g.recipient_email IN ${OWN} AND g.recipient_email <> ''`,
  return: `SELECT r.id, '#' || o.number AS title, r.state, r.created_at AS at
    FROM orders o INDEXED BY orders_by_email CROSS JOIN returns r ON r.site_id = o.site_id AND r.order_id = o.id
    WHERE o.site_id = ?1 AND o.email IN ${OWN}`,
  withdrawal: `SELECT d.id, iif(d.kind = 'withdrawal', 'W-', 'C-') || d.number AS title, d.state, d.received_at AS at
    FROM declarations d INDEXED BY declarations_by_address
    WHERE d.site_id = ?1 AND d.address <> '' AND d.address IN ${OWN}`,
  review: `SELECT r.id, i.title, r.state, r.created_at AS at FROM orders o INDEXED BY orders_by_email
    CROSS JOIN reviews r INDEXED BY reviews_by_order ON r.site_id = o.site_id AND r.order_id = o.id
    JOIN items i ON i.site_id = r.site_id AND i.id = r.item_id
    WHERE o.site_id = ?1 AND o.email IN ${OWN} AND r.order_id IS NOT NULL`,
  comment: `SELECT c.id, i.title, c.status AS state, c.created_at AS at
    FROM comments c JOIN items i ON i.site_id = c.site_id AND i.id = c.item_id
    WHERE c.site_id = ?1 AND c.body <> '' AND (c.author_email IN ${OWN} AND c.author_email <> ''
      OR c.user_id = (SELECT u.id FROM site_users u WHERE u.site_id = ?1 AND u.email = ?2))`,
  submission: `SELECT s.id, f.name AS title, iif(s.is_spam = 1, 'spam', '') AS state, s.created_at AS at
    FROM submission_emails e CROSS JOIN form_submissions s ON s.site_id = e.site_id AND s.id = e.submission_id
    CROSS JOIN forms f ON f.site_id = s.site_id AND f.id = s.form_id WHERE e.site_id = ?1 AND e.email IN ${OWN}`,
};

type ThingRow = Omit<CustomerThing, 'kind'> & { total: number };

interface AccountRow {
  first_name: string;
  last_name: string;
  language: string;
  created_at: number;
  confirmed_at: number | null;
}

/** Reads a person by any of their addresses, in lower case. Whoever was never here is a person without anything. */
export async function readPerson(db: D1Database, siteId: string, address: string): Promise<Customer> {
  const found = await db
    .prepare(`SELECT ${CURRENT_EMAIL('?2')} AS email`)
    .bind(siteId, address)
    .first<{ email: string }>();
  const email = found?.email ?? address;
  const [facts, parts, things] = await Promise.all([
    readFacts(db, siteId, [email]),
    readParts(db, siteId, email),
    readThings(db, siteId, email),
  ]);
  const { row, account, earlierEmails, addresses, newsletters } = parts;
  const { totals, testOrders, lastOrderAt: lastOfOrders } = facts(email);
  const { name, tags, lastOrderAt } = row
    ? toListed(row, facts(email))
    : { name: nameOfAccount(account), tags: [], lastOrderAt: lastOfOrders };
  return {
    ...{ email, name, tags, lastOrderAt, totals, testOrders, earlierEmails, addresses, newsletters, ...things },
    isListed: row !== undefined,
    createdAt: row?.created_at ?? null,
    note: row?.note ?? '',
    version: row?.version ?? 0,
    account: account && {
      firstName: account.first_name,
      lastName: account.last_name,
      language: account.language,
      createdAt: account.created_at,
      confirmedAt: account.confirmed_at,
    },
  };
}

/** Reads the row of a person in the list of customers; undefined where there is none. */
export async function findCustomer(db: D1Database, siteId: string, email: string): Promise<CustomerRow | undefined> {
  const row = await rowStatement(db, siteId, email).first<CustomerRow>();
  return row ?? undefined;
}

function rowStatement(db: D1Database, siteId: string, email: string): D1PreparedStatement {
  return db.prepare('SELECT * FROM customers WHERE site_id = ?1 AND email = ?2').bind(siteId, email);
}

async function readParts(db: D1Database, siteId: string, email: string) {
  const bound = (sql: string, ...more: number[]) => db.prepare(sql).bind(siteId, email, ...more);
  const [customer, account, earlier, sent, saved, lists] = await readBatch<
    [CustomerRow, AccountRow, { email: string }, { address: string }, { address: string }, CustomerNewsletter]
  >(db, [
    rowStatement(db, siteId, email),
    bound('SELECT * FROM site_users WHERE site_id = ?1 AND email = ?2'),
    bound(`SELECT email FROM ${OWN} WHERE email <> ?2 AND ?1 <> '' ORDER BY email`),
    bound(
      `SELECT address FROM (SELECT o.address, o.placed_at FROM orders o INDEXED BY orders_by_email
         WHERE o.site_id = ?1 AND o.email IN ${OWN} ORDER BY o.placed_at DESC LIMIT ?3)
       WHERE address IS NOT NULL`,
      ADDRESSED_ORDERS,
    ),
    bound(
      `SELECT a.address FROM site_users u CROSS JOIN site_user_addresses a INDEXED BY site_user_addresses_by_user
         ON a.site_id = u.site_id AND a.user_id = u.id
       WHERE u.site_id = ?1 AND u.email = ?2 ORDER BY a.is_default DESC, a.id`,
    ),
    bound(NEWSLETTERS),
  ]);
  const texts = new Set([...sent.results, ...saved.results].map(({ address }) => address));
  const addresses = [...texts].map((text): Address => JSON.parse(text));
  return {
    row: customer.results[0],
    account: account.results[0] ?? null,
    earlierEmails: earlier.results.map((row) => row.email),
    // The place of the taxes of an order without delivery is no address.
    addresses: addresses.filter(({ line1, lastName }) => line1 !== '' || lastName !== '').slice(0, SHOWN),
    newsletters: lists.results,
  };
}

/** The last submission of a form of the list says on which page the person signed up, until it is deleted. */
const SIGNED_UP_ON = (column: string) => `COALESCE((SELECT f.${column} FROM submission_emails e
  CROSS JOIN form_submissions f ON f.site_id = e.site_id AND f.id = e.submission_id
  WHERE e.site_id = ?1 AND e.email = s.email AND EXISTS (SELECT 1 FROM forms o
    WHERE o.site_id = f.site_id AND o.id = f.form_id AND o.mailing_list_id = s.mailing_list_id)
  ORDER BY f.id DESC LIMIT 1), '')`;
const NEWSLETTERS = `SELECT l.id AS listId, l.name AS listName, s.email, s.status, s.created_at AS createdAt,
    s.confirmed_at AS confirmedAt, s.unsubscribed_at AS unsubscribedAt,
    ${SIGNED_UP_ON('page_title')} AS pageTitle, ${SIGNED_UP_ON('page_path')} AS pagePath
  FROM subscribers s INDEXED BY subscribers_by_email
  JOIN mailing_lists l ON l.site_id = s.site_id AND l.id = s.mailing_list_id
  WHERE s.site_id = ?1 AND s.email IN ${OWN} ORDER BY s.created_at`;

async function readThings(db: D1Database, siteId: string, email: string): Promise<Pick<Customer, 'things' | 'counts'>> {
  const parts = await db.batch<ThingRow>(
    CUSTOMER_THINGS.map((kind) =>
      db
        .prepare(
          `SELECT id, title, state, at, COUNT(*) OVER () AS total FROM (${THINGS[kind]} LIMIT ${OWN_ROWS_MAX})
           ORDER BY at DESC, id DESC LIMIT ${SHOWN}`,
        )
        .bind(siteId, email),
    ),
  );
  const counts = Object.fromEntries(CUSTOMER_THINGS.map((kind, i) => [kind, parts[i]?.results[0]?.total ?? 0]));
  const things = CUSTOMER_THINGS.flatMap((kind, i) =>
    (parts[i]?.results ?? []).map(({ total: _, ...thing }) => ({ kind, ...thing })),
  );
  return { things, counts: counts as Customer['counts'] };
}

function nameOfAccount(account: AccountRow | null): string {
  return account ? `${account.first_name} ${account.last_name}`.trim() : '';
}
