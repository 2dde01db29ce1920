import type { Boot } from '../boot.ts';
import { type CartSnapshot, readSnapshot } from '../cart/snapshot.ts';

/** The readable companions of the cart and the session, by their names in `contracts/http.ts`. */
const COMPANIONS = /\b(hasCart=true|SiteUserInfo=)/;

/**
 * What the browser remembers of the visitor's cart. On the shop's own host the cookies'
 * readable companions say whether a snapshot still stands for a cart; on other origins the snapshot alone does.
 */
export function knownCart({ base, site }: Boot): { mayExist?: boolean; snapshot?: CartSnapshot | undefined } {
  try {
    const isElsewhere = base !== location.origin;
    const isFlagged = !isElsewhere && COMPANIONS.test(document.cookie);
    const snapshot = isElsewhere || isFlagged ? readSnapshot(site) : undefined;
    return { mayExist: isFlagged || !!snapshot, snapshot };
  } catch {
    // A sandboxed frame may read neither cookies nor storage.
    return {};
  }
}
