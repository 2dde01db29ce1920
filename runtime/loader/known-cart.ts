import type { Boot } from '../boot.ts';
import { type CartSnapshot, readSnapshot } from '../cart/snapshot.ts';
import { HAS_CART_COOKIE, SITE_USER_COOKIE } from '../contracts/http.ts';

const COMPANIONS = new RegExp(`${HAS_CART_COOKIE}=true|${SITE_USER_COOKIE}=`);

/**
 * What the browser remembers of the visitor's cart (storefront.md §4, "Cart"). On the shop's own host the cookies'
 * readable companions say whether a snapshot still stands for a cart; on other origins the snapshot alone does.
 */
export function knownCart({ base, site }: Boot): { mayExist: boolean; snapshot: CartSnapshot | undefined } {
  const isOwnHost = base === location.origin;
  const isFlagged = isOwnHost && COMPANIONS.test(document.cookie);
  const snapshot = isFlagged || !isOwnHost ? readSnapshot(site) : undefined;
  return { mayExist: isFlagged || !!snapshot, snapshot };
}
