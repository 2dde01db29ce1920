const SWIPE_PX = 40;

interface Swipes {
  /** Gets 1 for a swipe towards the beginning of a line, which asks for the next picture, and -1 for the other one. */
  turn(step: 1 | -1): void;
  gone: AbortSignal;
}

/** Turns by swipes of one finger across an element that does not scroll by them itself. */
export function turnBySwipes(element: HTMLElement, { turn, gone }: Swipes): void {
  let start: Touch | undefined;
  const options = { passive: true, signal: gone };
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    options,
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches: [end] }) => {
      const { direction, overflowX } = getComputedStyle(element);
      if (!start || !end || /auto|scroll/.test(overflowX)) return;
      const [across, along] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = undefined;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(along))
        turn(across < 0 === (direction !== 'rtl') ? 1 : -1);
    },
    options,
  );
}
