const NAME = 'variant';

/** Returns the id of the variant that the page's address names. */
export function variantInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(NAME) ?? undefined;
}

/** Writes a variant into the address, or removes it, without a new history entry. The rest of the address stays. */
export function keepInAddress(variantId: string | undefined): void {
  const others = location.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== NAME);
  const parts = variantId ? [...others, `${NAME}=${encodeURIComponent(variantId)}`] : others;
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  if (search === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  } catch {
    // Browsers refuse it inside some frames, and after too many calls.
  }
}
