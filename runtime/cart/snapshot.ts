/**
 * The last known cart as texts, kept in the host page's storage so that the loader can show the pill and the indicators
 * with the page's first paint. It is written whenever the cart changes and never used for amounts.
 */
export interface CartSnapshot {
  quantity: number;
  /** The pill's text for the quantity: "3 items". */
  count: string;
  /** The pill's text for the subtotal: "$45". */
  subtotal: string;
  /** The text for the pill's symbol: "Cart". */
  label: string;
  /** The pill's style sheet as text. */
  css: string;
}

/** Storage key of a site's snapshot; a page on the shop's own host has no site key. */
export function snapshotKey(site: string | null): string {
  return `sq:cart:${site ?? 'own'}`;
}

/** The snapshot; undefined where there is none, it cannot be read, or storage is refused. */
export function readSnapshot(site: string | null): CartSnapshot | undefined {
  try {
    const snapshot = JSON.parse(localStorage.getItem(snapshotKey(site)) ?? 'null');
    return snapshot?.quantity > 0 ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the snapshot; null removes it. Without storage, the next first paint shows no cart. */
export function writeSnapshot(site: string | null, snapshot: CartSnapshot | null): void {
  try {
    if (snapshot) localStorage.setItem(snapshotKey(site), JSON.stringify(snapshot));
    else localStorage.removeItem(snapshotKey(site));
  } catch {
    // Pages in a sandbox or with storage switched off have no snapshot.
  }
}
