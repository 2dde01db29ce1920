import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dialog as dialogTexts } from '#runtime/i18n/en/page.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { keepTab } from '#runtime/ui/keep-tab.ts';
import { lockScroll } from '#runtime/ui/lightbox/scroll-lock.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';
import { pressedElement } from '#runtime/ui/pressed-element.ts';
import { cartTexts } from './texts.ts';

/** Selector of the pills, links and buttons that open the drawer. */
const OPENER = '[data-sq-opens=cart]';

/**
 * The cart in a native modal dialog at the side of the window. It opens on `sq-cart-open` and when a visitor presses an
 * element with `data-sq-opens="cart"`. That element may be a link to the cart page, which works without a drawer or a
 * script too.
 */
export function Drawer({ host, children }: { host: HTMLElement; children(close: () => void): ReactNode }) {
  const [opener, setOpener] = useState<{ pressed: HTMLElement | null }>();
  const isOpen = opener !== undefined;

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const open = (event: Event) => {
      // Another drawer of the page has already opened.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpener((before) => before ?? { pressed: pressedElement(event) });
    };
    document.addEventListener('sq-cart-open', open, { signal });
    document.addEventListener(
      'click',
      (event) => {
        const isOpener = event.composedPath().some((node) => node instanceof Element && node.matches(OPENER));
        if (isOpener && isPlainPress(event)) open(event);
      },
      { signal },
    );
    return () => life.abort();
  }, []);

  if (!isOpen) return <slot />;
  return (
    <OpenDrawer returnFocus={opener.pressed ?? host} onClosed={() => setOpener(undefined)}>
      {children}
    </OpenDrawer>
  );
}

interface OpenDrawerProps {
  returnFocus: HTMLElement;
  onClosed(): void;
  children(close: () => void): ReactNode;
}

function OpenDrawer({ returnFocus, onClosed, children }: OpenDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isPressedBeside, setPressedBeside] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    element?.showModal();
    if (element) keepTab(element);
    return () => {
      unlock();
      element?.close();
      returnFocus.focus({ preventScroll: true });
    };
  }, [returnFocus]);

  const isBeside = ({ target }: { target: EventTarget }) => target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside the panel does
    <dialog
      part="drawer"
      ref={dialog}
      aria-label={cartTexts().title}
      onClose={(event) => isBeside(event) && onClosed()}
      onPointerDown={(event) => setPressedBeside(isBeside(event))}
      onClick={(event) => isPressedBeside && isBeside(event) && onClosed()}
    >
      <div part="panel">
        <button part="close" type="button" aria-label={localised('dialog', dialogTexts).close} onClick={onClosed}>
          ×
        </button>
        {children(onClosed)}
      </div>
    </dialog>
  );
}
