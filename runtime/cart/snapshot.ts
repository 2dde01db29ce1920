/**
 * The last known cart as texts, kept in the host page's own storage, so that the loader can paint the pill and the
 * indicators with the page's first paint. Written whenever the cart changes; never a source of amounts.
 */
export interface CartSnapshot {
  quantity: number;
  /** What the pill says of the quantity: "3 items". */
  count: string;
  /** What the pill says of the sum: "$45". */
  subtotal: string;
  /** What the pill's symbol stands for: "Cart". */
  label: string;
  /** The pill's style sheet as text. */
  css: string;
}

/** Storage key of a site's snapshot; a page on the shop's own host has no site key. */
export function snapshotKey(site: string | null): string {
  return `sq:cart:${site ?? 'own'}`;
}

/** Undefined without a snapshot, with one that cannot be read, and where storage is refused. */
export function readSnapshot(site: string | null): CartSnapshot | undefined {
  try {
    const snapshot = JSON.parse(localStorage.getItem(snapshotKey(site)) ?? 'null');
    return snapshot?.quantity > 0 ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the snapshot, or with null forgets it; where storage is refused the next first paint knows no cart. */
export function writeSnapshot(site: string | null, snapshot: CartSnapshot | null): void {
  try {
    if (snapshot) localStorage.setItem(snapshotKey(site), JSON.stringify(snapshot));
    else localStorage.removeItem(snapshotKey(site));
  } catch {
    // A page in a sandbox, or with storage switched off, has no snapshot.
  }
}
