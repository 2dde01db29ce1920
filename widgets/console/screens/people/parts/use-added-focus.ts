import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Leads to the first field of a card that was just added, which is the last one in its place. */
export function useAddedFocus(): { place: RefObject<HTMLDivElement | null>; noteAdded: () => void } {
  const place = useRef<HTMLDivElement>(null);
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
