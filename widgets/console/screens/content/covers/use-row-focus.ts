import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to a part of a list once it is drawn: the browser takes it from an entry that moves or goes. Returns a
 * function that names the part by a selector, in the entry with an id or in the whole list.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<{ id: number | undefined; selector: string }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { id, selector } = wanted.current;
    const place = id === undefined ? list.current : list.current?.querySelector(`[data-row="${id}"]`);
    wanted.current = undefined;
    place?.querySelector<HTMLElement>(selector)?.focus();
  });
  return (id: number | undefined, selector: string) => {
    wanted.current = { id, selector };
  };
}
