import { useStore } from '@nanostores/react';
import { $place, replaceQuery } from '../../../app/router.ts';

/** One of several values that the address names: `?state=approved`. `fallback` stands for an address without it. */
export function useQueryChoice<Value extends string>(
  name: string,
  options: readonly (readonly [value: Value, text: string])[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const named = useStore($place).query.get(name);
  const chosen = options.find(([value]) => value === named)?.[0] ?? fallback;
  return [chosen, (value) => replaceQuery({ [name]: value === fallback ? undefined : value })];
}
