import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Leads to the first field of what was just added, which is the last one in its place. */
export function useAddedFocus<Place extends HTMLElement>(): { place: RefObject<Place | null>; noteAdded: () => void } {
  const place = useRef<Place>(null);
  const isAdded = useRef(false);
  useLayoutEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    place.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
  });
  return {
    place,
    noteAdded() {
      isAdded.current = true;
    },
  };
}
