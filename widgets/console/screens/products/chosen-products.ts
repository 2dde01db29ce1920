/** Products that were chosen in the list stay in this tab under such a name, for the screen that changes them. */
const KEY = 'sq-console:chosen-products';

let kept: readonly string[] = [];

export function keepChosen(ids: readonly string[]): void {
  kept = ids;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser without storage keeps them as long as the page is open.
  }
}

/** Returns the ids of the chosen products, also after the page was loaded anew; none where they are lost. */
export function chosenProducts(): readonly string[] {
  if (kept.length > 0) return kept;
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    kept = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    kept = [];
  }
  return kept;
}
