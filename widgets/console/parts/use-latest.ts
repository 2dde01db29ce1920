import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same from one drawing to the next, and does what the last one given does. */
export function useLatest<Values extends readonly unknown[], Result>(
  act: (...values: Values) => Result,
): (...values: Values) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
