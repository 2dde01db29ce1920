import type { Boot } from '../boot.ts';
import { type CartSnapshot, readSnapshot } from '../cart/snapshot.ts';

/** The readable companions of the cart and session cookies; their names are in `contracts/cookies.ts`. */
const COMPANIONS = /\b(hasCart=true|SiteUserInfo=)/;

/**
 * Tells whether a cart may exist, and the snapshot to paint. On the shop's own host, readable companion cookies say
 * whether the cart of the snapshot still exists; on other origins the snapshot alone decides.
 */
export function knownCart({ base, site }: Boot): { mayExist?: boolean; snapshot?: CartSnapshot | undefined } {
  try {
    const isElsewhere = base !== location.origin;
    const isFlagged = !isElsewhere && COMPANIONS.test(document.cookie);
    const snapshot = isElsewhere || isFlagged ? readSnapshot(site) : undefined;
    return { mayExist: isFlagged || !!snapshot, snapshot };
  } catch {
    // A sandboxed frame may have neither cookies nor storage.
    return {};
  }
}
