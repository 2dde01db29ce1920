import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns a function that moves the focus to the control with a name (`data-focus`) once it is rendered, because a
 * pressed control that is replaced loses the focus.
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
