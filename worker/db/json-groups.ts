/**
 * Returns rows as JSON arrays that each fit a statement: at most `maxBytes` of UTF-8, unless a single row is longer.
 * Without rows there is none.
 */
export function jsonGroups(rows: readonly unknown[], maxBytes: number): string[] {
  const groups: string[][] = [];
  let bytes = maxBytes;
  for (const row of rows) {
    const json = JSON.stringify(row);
    const size = Buffer.byteLength(json) + 1;
    if (bytes + size > maxBytes) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(json);
    bytes += size;
  }
  return groups.map((group) => `[${group.join(',')}]`);
}
