/** Returns the name that was probably meant: the nearest of those that begin with what was written, or else of all. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const longer = names.filter((name) => name.startsWith(given));
  const byDistance = (one: string, other: string) => distance(given, one) - distance(given, other);
  return (longer.length > 0 ? longer : names).toSorted(byDistance)[0];
}

/** How many letters must be added, removed or replaced to make one text of the other (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  [...one].forEach((letter, i) => {
    const next = [i + 1];
    [...other].forEach((otherLetter, j) => {
      const replaced = (row[j] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
