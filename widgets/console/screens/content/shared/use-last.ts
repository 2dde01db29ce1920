import { useRef } from 'react';

/** Returns the last value that was not null, so that what is switched off and on again is as it was. */
export function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}

/**
 * Returns a function that gives what was last written of a kind, or else what is usual. So a look at another kind loses
 * nothing.
 */
export function useKinds<Value extends { kind: string }>(value: Value, usual: (kind: Value['kind']) => Value) {
  const seen = useRef(new Map<string, Value>());
  seen.current.set(value.kind, value);
  return (kind: Value['kind']): Value => seen.current.get(kind) ?? usual(kind);
}
