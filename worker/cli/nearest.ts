/** Returns the word that is most like the given one; undefined where none is like it. */
export function nearest(given: string, words: readonly string[]): string | undefined {
  const room = Math.max(2, Math.floor(given.length / 3));
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(given, word) }))
    .filter(({ distance }) => distance <= room)
    .sort((a, b) => a.distance - b.distance);
  return best?.word;
}

/** Returns the number of letters to add, remove or replace (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
