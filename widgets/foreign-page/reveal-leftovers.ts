/** What a page says. */
const SAYING = 'h1,h2,h3,p,img';

/** The parts of a page, which may lie above one another. */
const PART = 'header,main,footer,section,article,body';

/** Names of what a theme shows only on hover, by a press, or one after the other. */
const ON_PURPOSE = /hover|overlay|lightbox|popup|modal|dropdown|folder|menu|quick-?view|tooltip|slide|zoom|meta\b/i;
const CONTROL = 'button,[role=button],[aria-hidden=true]';

/** A page's own scripts have begun to show what came into the window by then. */
const PATIENCE_MS = 700;

/**
 * Reveals what is still transparent some time after it came into the window, and would leave a hole there. What lies
 * above other content, takes no pointer, or has the name of something that is shown on demand is hidden on purpose.
 */
export function revealLeftovers(): void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []));
    for (const element of seen) observer.unobserve(element);
    if (seen.length > 0) setTimeout(() => seen.flatMap(transparentAround).forEach(show), PATIENCE_MS);
  });
  for (const element of document.querySelectorAll(SAYING)) observer.observe(element);
}

function show(element: HTMLElement): void {
  element.style.opacity = '1';
}

/** Returns the transparent elements around one, and itself, unless one of them is hidden on purpose. */
function transparentAround(element: Element): HTMLElement[] {
  if (element.checkVisibility?.({ checkOpacity: true }) !== false) return [];
  const transparent: HTMLElement[] = [];
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { opacity, position, pointerEvents } = getComputedStyle(around);
    if (opacity === '0') transparent.push(around as HTMLElement);
    if (around.matches(PART)) continue;
    const isAbove = /absolute|fixed/.test(position) && !(around instanceof HTMLImageElement);
    const isOnPurpose = ON_PURPOSE.test(around.getAttribute('class') ?? '') || around.matches(CONTROL);
    if (isAbove || isOnPurpose || pointerEvents === 'none') return [];
  }
  return transparent;
}
