import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PartProps {
  name: 'picture' | 'title' | 'price' | 'description' | 'buttons';
  host: HTMLElement;
  children: ReactNode;
}

/** A part of the view; an author's child with the same slot replaces it. */
export function Part({ name, host, children }: PartProps) {
  const slot = useRef<HTMLSlotElement>(null);
  const [isReplaced, setReplaced] = useState(() => hasOwn(host, name));
  useEffect(() => {
    const update = () => setReplaced(hasOwn(host, name));
    const element = slot.current;
    element?.addEventListener('slotchange', update);
    return () => element?.removeEventListener('slotchange', update);
  }, [host, name]);
  return (
    <slot name={name} ref={slot}>
      {isReplaced ? null : children}
    </slot>
  );
}

export function hasOwn(host: HTMLElement, name: PartProps['name']): boolean {
  return [...host.children].some(({ slot }) => slot === name);
}
