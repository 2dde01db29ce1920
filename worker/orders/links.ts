import { knownSecrets, type Secrets, sha256, sign } from '../session/service.ts';
import { CONFIRMATION_PATH, RETURN_SLIP_PATH, STATUS_PATH } from '../site/page-paths.ts';

/** Returns the token that opens the page of a paid order, derived from the id of its checkout or pending order. */
export function placedOrderTokenOf(secret: string, siteId: string, checkoutId: string): string {
  return sign(secret, 'placed-order', siteId, checkoutId);
}

/** A placed order, as far as links to its page need it. */
export interface Linked {
  checkoutId: string;
  /** SHA-256, hex, of the token that opens its page. */
  tokenHash: string;
}

/**
 * Returns the token that opens a placed order's page. It was derived from the secret of that time, so it is undefined
 * where the secret has changed twice since.
 */
export function orderTokenOf(secrets: Secrets, siteId: string, { checkoutId, tokenHash }: Linked): string | undefined {
  return knownSecrets(secrets)
    .map((secret) => placedOrderTokenOf(secret, siteId, checkoutId))
    .find((token) => sha256(token) === tokenHash);
}

/** Finds the token of the order that was placed for a checkout or a pending order; undefined before it is paid. */
export async function findOrderToken(
  db: D1Database,
  secrets: Secrets,
  siteId: string,
  checkoutId: string,
): Promise<string | undefined> {
  const tokenHash = await db
    .prepare('SELECT token_hash FROM orders WHERE site_id = ?1 AND checkout_id = ?2')
    .bind(siteId, checkoutId)
    .first<string>('token_hash');
  if (tokenHash === null) return undefined;
  // A token that cannot be derived any more leads to the page that says so.
  const present = placedOrderTokenOf(secrets.present, siteId, checkoutId);
  return orderTokenOf(secrets, siteId, { checkoutId, tokenHash }) ?? present;
}

/** Finds the token of a placed order by its id; undefined where there is none. */
export async function findTokenOfOrder(
  db: D1Database,
  secrets: Secrets,
  siteId: string,
  orderId: string,
): Promise<string | undefined> {
  const checkoutId = await db
    .prepare('SELECT checkout_id FROM orders WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, orderId)
    .first<string>('checkout_id');
  return checkoutId === null ? undefined : findOrderToken(db, secrets, siteId, checkoutId);
}

export function confirmationPath(token: string): string {
  return `${CONFIRMATION_PATH}?orderToken=${token}`;
}

export function statusPath(token: string): string {
  return `${STATUS_PATH}?orderToken=${token}`;
}

/** Returns the address of an order's page for a later mail; '' where its token cannot be derived any more. */
export function statusLink(secrets: Secrets, siteId: string, order: Linked & { baseUrl: string }): string {
  const token = orderTokenOf(secrets, siteId, order);
  return token === undefined ? '' : `${order.baseUrl}${statusPath(token)}`;
}

export function returnSlipPath(token: string, returnId: string): string {
  return `${RETURN_SLIP_PATH}?${new URLSearchParams({ orderToken: token, return: returnId })}`;
}

/** Returns the address of the slip of a return for a mail; '' where the order's token cannot be derived any more. */
export function returnSlipLink(
  secrets: Secrets,
  siteId: string,
  order: Linked & { baseUrl: string },
  returnId: string,
): string {
  const token = orderTokenOf(secrets, siteId, order);
  return token === undefined ? '' : `${order.baseUrl}${returnSlipPath(token, returnId)}`;
}
