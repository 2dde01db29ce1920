import type { CustomerTotal, ListedCustomer } from '#runtime/contracts/customers.ts';
import type { SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { readBatch } from '../db/read-batch.ts';

export interface CustomerRow {
  email: string;
  name: string;
  sort_text: string;
  note: string;
  /** JSON: string[] */
  tags: string;
  created_at: number;
  country: string;
  last_order_at: number;
  order_count: number;
  spent_cents: number;
  version: number;
}

interface OrdersRow {
  email: string;
  currency: string;
  test_mode: number;
  orders: number;
  ordered: number;
  refunded: number;
  last_order_at: number;
}

/** What is known of the people of a page. */
export interface Facts {
  totals: CustomerTotal[];
  testOrders: number;
  /** Ms since the epoch; null where there are orders in test mode alone, or none. */
  lastOrderAt: number | null;
  newsletter: SubscriberStatus | null;
  hasAccount: boolean;
}

/** The best state first. */
const STATES: readonly SubscriberStatus[] = ['confirmed', 'pending', 'unsubscribed'];

/** Reads the orders, the accounts and the mailing lists of people; the orders of an account's earlier addresses count too. */
export async function readFacts(
  db: D1Database,
  siteId: string,
  emails: readonly string[],
): Promise<(email: string) => Facts> {
  const [orders, people] = await readBatch<[OrdersRow, { email: string; account: number; status: string | null }]>(db, [
    db
      .prepare(
        `SELECT listed.value AS email, o.currency, o.test_mode, COUNT(*) AS orders, SUM(o.grand_total_cents) AS ordered,
           SUM(o.refunded_cents + o.gift_card_refunded_cents) AS refunded,
           MAX(o.placed_at) AS last_order_at
         FROM json_each(?2) listed CROSS JOIN orders o INDEXED BY orders_by_email
           ON o.site_id = ?1 AND o.email IN ${ADDRESSES_OF('listed.value')}
         GROUP BY listed.value, o.currency, o.test_mode ORDER BY ordered - refunded DESC`,
      )
      .bind(siteId, JSON.stringify(emails)),
    db
      .prepare(
        `SELECT listed.value AS email,
           EXISTS (SELECT 1 FROM site_users u
             WHERE u.site_id = ?1 AND u.email = listed.value AND u.confirmed_at IS NOT NULL) AS account,
           (SELECT group_concat(DISTINCT s.status) FROM subscribers s INDEXED BY subscribers_by_email
             WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('listed.value')}) AS status
         FROM json_each(?2) listed`,
      )
      .bind(siteId, JSON.stringify(emails)),
  ]);
  const ordersOf = Map.groupBy(orders.results, ({ email }) => email);
  const personOf = new Map(people.results.map((row) => [row.email, row]));
  return (email) => {
    const own = ordersOf.get(email) ?? [];
    const real = own.filter(({ test_mode }) => test_mode === 0);
    const person = personOf.get(email);
    return {
      totals: real.map(toTotal),
      lastOrderAt: real.length > 0 ? Math.max(...real.map(({ last_order_at }) => last_order_at)) : null,
      testOrders: own.reduce((sum, row) => sum + (row.test_mode === 1 ? row.orders : 0), 0),
      newsletter: STATES.find((state) => person?.status?.split(',').includes(state)) ?? null,
      hasAccount: person?.account === 1,
    };
  };
}

/** Returns a customer as the list shows them. */
export function toListed(row: CustomerRow, { totals, testOrders, newsletter, hasAccount }: Facts): ListedCustomer {
  return {
    email: row.email,
    name: row.name,
    createdAt: row.created_at,
    lastOrderAt: row.last_order_at || null,
    country: row.country,
    tags: JSON.parse(row.tags),
    hasNote: row.note !== '',
    totals,
    testOrders,
    hasAccount,
    newsletter,
  };
}

function toTotal({ currency, orders, ordered, refunded }: OrdersRow): CustomerTotal {
  return { orders, ordered: moneyAmount(ordered, currency), refunded: moneyAmount(refunded, currency) };
}
