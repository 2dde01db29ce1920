import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addContent } from './add-content.ts';

interface LightContentProps {
  host: HTMLElement;
  /** Name of the slot in the shadow root where the content shows. */
  slot: string;
  className: string;
  children: ReactNode;
}

/** Renders content outside the shadow root, because autofill, password managers, captchas and page styles need that. */
export function LightContent({ host, slot, className, children }: LightContentProps) {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    container.slot = slot;
    container.className = className;
    // A copy of the page, as some scripts keep it for the way back, holds what an earlier element has rendered.
    for (const copied of host.querySelectorAll(`:scope > .${className}[slot=${slot}]`)) copied.remove();
    addContent(host, container);
    return () => container.remove();
  }, [host, container, slot, className]);
  return createPortal(children, container);
}
