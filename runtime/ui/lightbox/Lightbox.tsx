import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { openLightbox } from './open-lightbox.ts';

interface LightboxProps {
  open: boolean;
  /** Name for screen readers. */
  label: string;
  /** Called when the visitor closes it; the parent then sets `open` to false. */
  onClose(): void;
  children: ReactNode;
}

/** A modal lightbox around its children, which keep their state and React context; see `openLightbox`. */
export function Lightbox({ open, label, onClose, children }: LightboxProps) {
  const [content, setContent] = useState<HTMLElement>();
  const current = useRef({ label, onClose });
  current.current = { label, onClose };

  useLayoutEffect(() => {
    if (!open) return;
    let isMounted = true;
    const onClosed = () => {
      if (!isMounted) return setContent((shown) => (shown === lightbox.content ? undefined : shown));
      // Renders at once, because the next event may open it again and needs `open` to be false.
      flushSync(() => {
        setContent(undefined);
        current.current.onClose();
      });
    };
    const lightbox = openLightbox(() => {}, { label: current.current.label, onClosed });
    setContent(lightbox.content);
    return () => {
      isMounted = false;
      lightbox.close();
    };
  }, [open]);

  return content && createPortal(children, content);
}
