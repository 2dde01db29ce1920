const NAME = 'variant';

/** Id of the variant that the page's address names. */
export function variantInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(NAME) ?? undefined;
}

/** Names a variant in the address, or none, without a new entry in the history. All else in it stays as it is written. */
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
    // Browsers refuse it inside some frames, and to those who ask too often.
  }
}
