import { type RefObject, useEffect } from 'react';

/** Gives the focus to the title of the screen, from which Tab goes to its first control, or to a screen without one. */
export function focusScreen(): void {
  const screen = document.getElementById('content');
  const focused = screen?.querySelector<HTMLElement>('h1[tabindex]') ?? screen;
  focused?.focus({ preventScroll: true });
}

/**
 * Keeps the focus near its place where the element that has it leaves the screen: it goes to the nearest part around it
 * that is still there and shown. Browsers give it to the page, whose first control is far away.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = screen.current;
    if (!main) return undefined;
    /** The element that had the focus last, and all around it up to the screen. */
    let places: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      places = [];
      for (let place = target; place instanceof HTMLElement && place !== main; place = place.parentElement) {
        places.push(place);
      }
    };
    const keep = () => {
      if (places[0]?.isConnected !== false || document.activeElement !== document.body) return;
      for (const place of places.filter(({ isConnected }) => isConnected)) {
        if (place.tabIndex < 0) place.setAttribute('tabindex', '-1');
        place.focus({ preventScroll: true });
        if (document.activeElement === place) return;
      }
      focusScreen();
    };
    main.addEventListener('focusin', remember);
    const observer = new MutationObserver(keep);
    observer.observe(main, { childList: true, subtree: true });
    // A dialog that closes cannot give the focus back to what has gone away below it.
    observer.observe(document.body, { childList: true });
    return () => {
      main.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [screen]);
}
