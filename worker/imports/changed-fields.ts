/** Returns the names of the fields in which two objects of one shape differ; the order of keys counts nowhere. */
export function changedFields(current: object, next: object): string[] {
  const [before, after] = [new Map(Object.entries(current)), new Map(Object.entries(next))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => sortedJson(before.get(name)) !== sortedJson(after.get(name)));
}

/** Returns a value as JSON with sorted keys; fields without a value are left out. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
