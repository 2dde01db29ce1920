interface RowOptions {
  /** The side of the row at which the current slide stands. */
  alignment: 'left' | 'center' | 'right';
  gone: AbortSignal;
  /** Called at first, and whenever another slide becomes the current one. */
  onTurned(index: number): void;
}

/** Follows a row of slides that scrolls, and turns it. Turning beyond an end goes on at the other. */
export function watchRow(track: HTMLElement, slides: readonly HTMLElement[], options: RowOptions) {
  const { alignment, gone, onTurned } = options;
  let current = 0;
  /** Whether the row scrolls to a slide that was asked for, which counts as the current one meanwhile. */
  let isTurning = false;

  function distance(slide: HTMLElement): number {
    const [own, room] = [slide.getBoundingClientRect(), track.getBoundingClientRect()];
    if (alignment === 'center') return (own.left + own.right) / 2 - (room.left + room.right) / 2;
    return alignment === 'left' ? own.left - room.left : own.right - room.right;
  }

  function setCurrent(index: number): void {
    if (index === current) return;
    current = index;
    onTurned(current);
  }

  function follow(): void {
    if (isTurning || track.clientWidth === 0) return;
    const distances = slides.map((slide) => Math.abs(distance(slide)));
    setCurrent(distances.indexOf(Math.min(...distances)));
  }

  const byHand = () => {
    isTurning = false;
  };
  track.addEventListener('scroll', follow, { passive: true, signal: gone });
  for (const type of ['pointerdown', 'wheel', 'touchstart']) {
    track.addEventListener(type, byHand, { passive: true, signal: gone });
  }
  onTurned(current);

  return {
    index: () => current,
    turnTo(target: number): void {
      const index = (target + slides.length) % slides.length;
      const slide = slides[index];
      if (!slide) return;
      isTurning = true;
      track.scrollBy({ left: distance(slide) });
      setCurrent(index);
    },
  };
}
