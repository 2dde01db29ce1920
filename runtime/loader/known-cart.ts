import type { Boot } from '../boot.ts';
import { type CartSnapshot, readSnapshot } from '../cart/snapshot.ts';

/**
 * Returns the snapshot to paint, or whether there may be a cart of which this browser knows no more. On the shop's own
 * host, readable companion cookies say whether the cart of the snapshot still exists; on other origins the snapshot
 * alone decides.
 */
export function knownCart({ base, site }: Boot): CartSnapshot | boolean {
  try {
    // A frame with `srcdoc` has its page's origin, which its location does not say.
    const isElsewhere = base !== origin;
    // The companions of the cart and session cookies; their names are in `contracts/cookies.ts`.
    const isFlagged = !isElsewhere && /\b(hasCart=true|SiteUserInfo=)/.test(document.cookie);
    return ((isElsewhere || isFlagged) && readSnapshot(site)) || isFlagged;
  } catch {
    // A sandboxed frame may have neither cookies nor storage.
    return false;
  }
}
