import { findByToken, mayReadPerson, orderTokenOf } from '../orders/service.ts';
import type { PageContext } from '../plain-pages/service.ts';
import { isToken, sessionSecrets, sha256 } from '../session/service.ts';
import { readUnitsLeft, type UnitsLeft } from './units.ts';

/** Most orders that a signed-in person may choose from; all others are reached from the account. */
const SHOWN_ORDERS = 10;

/** The order that a page was opened for, by the link of its own page. */
export interface WithdrawOrder {
  token: string;
  number: number;
  left: UnitsLeft[];
  /** The buyer; '' for readers who may not see whom the order is for. */
  name: string;
  email: string;
}

export async function readWithdrawOrder(c: PageContext, token: string): Promise<WithdrawOrder | undefined> {
  const { siteId } = c.var.site;
  const found = isToken(token) ? await findByToken(c.env.DB, siteId, sha256(token)) : undefined;
  if (!found) return undefined;
  const { id, number, email, placedAt: orderedAt, address } = found.order;
  const isBuyer = mayReadPerson(c, { id, visitorHash: found.visitorHash, email, orderedAt });
  const left = await readUnitsLeft(c.env.DB, siteId, id);
  const name = isBuyer && address ? [address.firstName, address.lastName].filter(Boolean).join(' ') : '';
  return { token, number, left, name, email: isBuyer ? email : '' };
}

/** What is known of the person who is signed in. */
export interface OwnOrders {
  email: string;
  orders: { number: number; token: string }[];
}

interface OwnRow {
  number: number;
  checkoutId: string;
  tokenHash: string;
}

/** Reads the latest orders of the person who is signed in; undefined for everybody else. */
export async function readOwnOrders(c: PageContext): Promise<OwnOrders | undefined> {
  const [email, ...earlier] = c.var.ownEmails ?? [];
  if (email === undefined) return undefined;
  const { siteId } = c.var.site;
  const { results } = await c.env.DB.prepare(
    `SELECT number, checkout_id AS checkoutId, token_hash AS tokenHash FROM orders INDEXED BY orders_by_email
     WHERE site_id = ?1 AND email IN (SELECT value FROM json_each(?2)) ORDER BY number DESC LIMIT ?3`,
  )
    .bind(siteId, JSON.stringify([email, ...earlier]), SHOWN_ORDERS)
    .all<OwnRow>();
  const orders = results.flatMap(({ number, ...linked }) => {
    const token = orderTokenOf(sessionSecrets(c.env), siteId, linked);
    return token === undefined ? [] : [{ number, token }];
  });
  return { email, orders };
}
