import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { openLightbox } from './open-lightbox.ts';

interface LightboxProps {
  /** The control that has opened it, which gets the focus back; without it the lightbox is closed. */
  opener: HTMLElement | undefined;
  /** Name for screen readers. */
  label: string;
  /** Called when the visitor closes it; the parent then sets `opener` to undefined. */
  onClose(): void;
  children: ReactNode;
}

/** A modal lightbox around its children, which keep their state and React context; see `openLightbox`. */
export function Lightbox({ opener, label, onClose, children }: LightboxProps) {
  const [content, setContent] = useState<HTMLElement>();
  const current = useRef({ label, onClose });
  current.current = { label, onClose };

  useLayoutEffect(() => {
    if (!opener) return;
    let isMounted = true;
    const onClosed = () => {
      if (!isMounted) return setContent((shown) => (shown === lightbox.content ? undefined : shown));
      // Renders at once, because the next event may open it again and needs `opener` to be undefined.
      flushSync(() => {
        setContent(undefined);
        current.current.onClose();
      });
    };
    const lightbox = openLightbox(() => {}, { label: current.current.label, returnFocus: opener, onClosed });
    setContent(lightbox.content);
    return () => {
      isMounted = false;
      lightbox.close();
    };
  }, [opener]);

  return content && createPortal(children, content);
}
