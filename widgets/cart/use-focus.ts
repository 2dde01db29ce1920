import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Moves the focus to the control of a name (`data-focus`) as soon as there is one: what a visitor presses may make way
 * for something else.
 */
export function useFocus(view: RefObject<HTMLElement | null>): (name: string) => void {
  const [requested, setRequested] = useState<string>();
  useLayoutEffect(() => {
    if (!requested) return;
    const controls = view.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [];
    const control = [...controls].find(({ dataset }) => dataset.focus === requested);
    if (!control) return;
    control.focus();
    setRequested(undefined);
  });
  return setRequested;
}
