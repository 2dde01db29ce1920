/** Returns these fields of an object and no others. */
export function pick<T extends object, Key extends keyof T>(source: T, keys: readonly Key[]): Pick<T, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, Key>;
}
