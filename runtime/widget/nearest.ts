/** A misspelt name may differ by so many letters from a name of fewer than five letters, and from a longer one. */
const MOST_WRONG = { short: 1, long: 2 };

/** Returns the name that was probably meant: the nearest of those that begin with what was written, or else of all. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const longer = names.filter((name) => name.startsWith(given));
  const byDistance = (a: string, b: string) => distance(given, a) - distance(given, b);
  return (longer.length > 0 ? longer : names).toSorted(byDistance)[0];
}

/** Says which name was probably meant; '' where none is near. */
export function sayNearest(given: string, names: readonly string[], shown: (name: string) => string): string {
  const meant = nearest(given, names);
  return given && meant && (meant.startsWith(given) || isNear(given, meant)) ? ` The nearest is ${shown(meant)}.` : '';
}

/** Whether one text may be the other, misspelt. */
export function isNear(given: string, meant: string): boolean {
  return distance(given, meant) <= (meant.length < 5 ? MOST_WRONG.short : MOST_WRONG.long);
}

/** How many letters must be added, removed or replaced to make one text of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = [...b, ''].map((_, index) => index);
  [...a].forEach((letter, i) => {
    const next = [i + 1];
    [...b].forEach((otherLetter, j) => {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
