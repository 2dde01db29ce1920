import { deferred } from '#runtime/domain/deferred.ts';

const NAME = 'quickview';

interface Marked {
  /** Marks a history entry that we added: going back from it closes the quick view and stays on the page. */
  sqQuickView?: boolean;
}

/** Returns the id or slug of the product that the page's address opens in a quick view. */
export function productInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(NAME) ?? undefined;
}

/** Writes a product into the address. Opening the view adds a history entry; turning to another product replaces it. */
export function nameInAddress(idOrSlug: string): void {
  if (productInAddress() === idOrSlug) return;
  const state: Marked = { ...history.state, sqQuickView: true };
  try {
    if (productInAddress() === undefined) history.pushState(state, '', addressWith(idOrSlug));
    else history.replaceState(history.state, '', addressWith(idOrSlug));
  } catch {
    // A frame with `srcdoc` has no address that can be changed.
  }
}

/** Longest time that a browser takes to go back on one page; after it, the browser is not going back. */
const LEAVING_MS = 1_000;

/** Pending while the browser goes back to the address without a product. */
let leaving: PromiseWithResolvers<void> | undefined;

/** Removes the product from the address, after the visitor has closed the view. */
export function leaveAddress(): void {
  if (productInAddress() === undefined) return;
  if (!(history.state as Marked | null)?.sqQuickView) {
    history.replaceState(history.state, '', addressWith(undefined));
    return;
  }
  leaving = deferred();
  history.back();
  setTimeout(endsLeaving, LEAVING_MS);
}

/** Resolves once the address may be changed again. */
export function addressLeft(): Promise<void> | undefined {
  return leaving?.promise;
}

/** Whether a `popstate` comes from `leaveAddress` and not from the visitor; call it for each one. */
export function endsLeaving(): boolean {
  const wasLeaving = leaving !== undefined;
  leaving?.resolve();
  leaving = undefined;
  return wasLeaving;
}

/** Returns the address with another product, or with none; the rest of the address stays. */
function addressWith(idOrSlug: string | undefined): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== NAME);
  const parts = idOrSlug ? [...others, `${NAME}=${encodeURIComponent(idOrSlug)}`] : others;
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  return location.pathname + search + location.hash;
}
