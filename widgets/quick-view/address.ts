const NAME = 'quickview';

interface Marked {
  /** Of an entry that we have added to the history ourselves: going back leaves the quick view, not the page. */
  sqQuickView?: boolean;
}

/** Id or slug of the product that the page's address shows in a quick view. */
export function productInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(NAME) ?? undefined;
}

/** A new entry in the history for a view that the visitor has opened; the same one for each further product in it. */
export function nameInAddress(idOrSlug: string): void {
  if (productInAddress() === idOrSlug) return;
  const state: Marked = { ...history.state, sqQuickView: true };
  if (productInAddress() === undefined) history.pushState(state, '', addressWith(idOrSlug));
  else history.replaceState(history.state, '', addressWith(idOrSlug));
}

/** More than a browser takes to go back on one page: it is not going to. */
const LEAVING_MS = 1_000;

/** While the browser is on its way back to the address without a product. */
let leaving: PromiseWithResolvers<void> | undefined;

/** After the view has been closed by hand. */
export function leaveAddress(): void {
  if (productInAddress() === undefined) return;
  if (!(history.state as Marked | null)?.sqQuickView) {
    history.replaceState(history.state, '', addressWith(undefined));
    return;
  }
  leaving = Promise.withResolvers();
  history.back();
  setTimeout(endsLeaving, LEAVING_MS);
}

/** Resolves once the address may be named anew. */
export function addressLeft(): Promise<void> | undefined {
  return leaving?.promise;
}

/** To be asked at each `popstate`: whether it comes of `leaveAddress`, and not of the visitor. */
export function endsLeaving(): boolean {
  const wasLeaving = leaving !== undefined;
  leaving?.resolve();
  leaving = undefined;
  return wasLeaving;
}

/** All else in it stays as it is written. */
function addressWith(idOrSlug: string | undefined): string {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== NAME);
  const parts = idOrSlug ? [...others, `${NAME}=${encodeURIComponent(idOrSlug)}`] : others;
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  return location.pathname + search + location.hash;
}
