const BUTTON = '[data-sq-carousel-to]';
/** A press moves by most of what is shown, so that the item at the edge stays in sight. */
const PART_OF_WINDOW = 0.9;
/** Browsers report places between pixels. */
const TOLERANCE_PX = 2;

/**
 * Shows the buttons of a carousel, which scroll it by about its own width; one that leads nowhere is disabled. Fingers,
 * wheels and arrow keys scroll it without them.
 */
export function enhanceCarousel(element: Element, gone: AbortSignal): void {
  const list = element as HTMLElement;
  const pager = list.parentElement?.querySelector<HTMLElement>('.summary-carousel-pager');
  const buttons = [...(pager?.querySelectorAll<HTMLButtonElement>(BUTTON) ?? [])];
  if (!pager || buttons.length === 0) return;

  const show = () => {
    const room = list.scrollWidth - list.clientWidth;
    // In scripts that run from right to left, places are negative.
    const place = Math.abs(list.scrollLeft);
    pager.hidden = room <= TOLERANCE_PX;
    for (const button of buttons) {
      button.disabled = isNext(button) ? place >= room - TOLERANCE_PX : place <= TOLERANCE_PX;
    }
  };

  pager.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(BUTTON) : null;
      if (!button) return;
      const isRtl = getComputedStyle(list).direction === 'rtl';
      const direction = isNext(button) === isRtl ? -1 : 1;
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
      list.scrollBy({ left: direction * list.clientWidth * PART_OF_WINDOW, behavior });
    },
    { signal: gone },
  );
  list.addEventListener('scroll', show, { signal: gone, passive: true });
  const sizes = new ResizeObserver(show);
  sizes.observe(list);
  gone.addEventListener('abort', () => {
    sizes.disconnect();
    pager.hidden = true;
  });
  show();
}

function isNext(button: HTMLElement): boolean {
  return button.dataset.sqCarouselTo === 'next';
}
