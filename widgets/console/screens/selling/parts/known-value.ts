/** Returns the value of a choice that stands in an address; undefined for none and for one that the choice does not have. */
export function knownValue<Value extends string>(
  query: URLSearchParams,
  name: string,
  options: readonly (readonly [Value, string])[],
): Exclude<Value, ''> | undefined {
  const isKnown = (value: Value): value is Exclude<Value, ''> => value !== '' && value === query.get(name);
  return options.map(([value]) => value).find(isKnown);
}
