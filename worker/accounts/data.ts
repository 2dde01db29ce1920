import type { AccountData, SiteUser } from '#runtime/contracts/account.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';
import { membershipsOf } from '../member-areas/service.ts';
import { listPasskeys } from '../passkeys/service.ts';
import type { AccountCall } from './account-call.ts';
import { listAddresses } from './addresses.ts';
import { listOrders, listSubscriptions } from './orders.ts';
import { listSessions } from './sessions.ts';

/** Orders that are read at once. */
const ORDERS_PER_PAGE = 100;

/** Reads what the shop keeps of a person by the account and its confirmed address. */
export async function readData(
  call: AccountCall,
  siteUser: SiteUser,
  session: { id: string; userId: string },
): Promise<AccountData> {
  const { db, site, now } = call;
  const { email } = siteUser;
  const [restock, lists, memberships, sessions, passkeys, subscriptions, addresses, orders] = await Promise.all([
    db
      .prepare(
        `SELECT i.title AS productTitle, s.status, s.created_at AS createdAt FROM restock_sign_ups s
         JOIN variants v ON v.site_id = s.site_id AND v.id = s.variant_id
         JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id
         WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('?2')} ORDER BY s.created_at`,
      )
      .bind(site.siteId, email)
      .all<AccountData['restockSignUps'][number]>(),
    db
      .prepare(
        `SELECT l.name, s.status, s.created_at AS createdAt FROM subscribers s INDEXED BY subscribers_by_email
         JOIN mailing_lists l ON l.site_id = s.site_id AND l.id = s.mailing_list_id
         WHERE s.site_id = ?1 AND s.email IN ${ADDRESSES_OF('?2')} ORDER BY s.created_at`,
      )
      .bind(site.siteId, email)
      .all<AccountData['mailingLists'][number]>(),
    membershipsOf(db, site.siteId, email),
    listSessions(db, site.siteId, session, now),
    listPasskeys(call, { audience: 'site-user', id: session.userId }),
    listSubscriptions(call, email),
    listAddresses(call, session.userId),
    allOrders(call, email),
  ]);
  return {
    siteUser,
    sessions,
    passkeys,
    orders,
    subscriptions,
    addresses: addresses.map(({ address }) => address),
    restockSignUps: restock.results,
    mailingLists: lists.results,
    memberships,
  };
}

async function allOrders(call: AccountCall, email: string): Promise<AccountData['orders']> {
  const orders: AccountData['orders'] = [];
  for (let cursor: number | undefined; ; ) {
    const page = await listOrders(call, email, { cursor, limit: ORDERS_PER_PAGE });
    orders.push(...page.orders);
    if (page.nextPageCursor === null) return orders;
    cursor = Number(page.nextPageCursor);
  }
}
