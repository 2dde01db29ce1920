import { productView } from '#runtime/i18n/en/rest.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { createTurnButton } from '#runtime/ui/turn-button.ts';

/** Shortest swipe in CSS pixels; it must also go twice as far sideways as up or down. */
const SWIPE_PX = 60;

interface Turning {
  /** The controls with the position in the group, hidden for a single product. */
  controls: HTMLElement;
  showPosition(index: number, count: number, name: string): void;
}

/** Lets visitors turn to the previous and next product by controls, arrow keys and swipes that nothing else uses. */
export function createTurning(area: HTMLElement, turn: (step: number) => void): Turning {
  const texts = localised('productView', productView);
  const controls = document.createElement('div');
  controls.className = 'sq-quick-view-turn';
  const place = document.createElement('span');
  place.setAttribute('role', 'status');
  // Only screen readers need the name; everyone else sees the product.
  const unseenName = Object.assign(document.createElement('span'), { className: 'sq-visually-hidden' });
  controls.append(
    createTurnButton(-1, texts.previousProduct, turn),
    place,
    createTurnButton(1, texts.nextProduct, turn),
  );

  area.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isHandledElsewhere(event)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) turn(getComputedStyle(area).direction === 'rtl' ? -step : step);
  });
  followSwipes(area, turn);

  return {
    controls,
    showPosition(index, count, name) {
      controls.hidden = index < 0 || count < 2;
      unseenName.textContent = `: ${name}`;
      place.replaceChildren(fill(texts.productOf, { n: index + 1, count }), unseenName);
    },
  };
}

function followSwipes(area: HTMLElement, turn: (step: number) => void): void {
  let start: { x: number; y: number } | undefined;
  const options = { passive: true };
  area.addEventListener(
    'touchstart',
    (event) => {
      const [finger] = event.touches;
      start = finger && event.touches.length === 1 && !isHandledElsewhere(event) ? pointOf(finger) : undefined;
    },
    options,
  );
  area.addEventListener(
    'touchend',
    ({ changedTouches: [finger] }) => {
      if (!start || !finger) return;
      const [across, down] = [finger.clientX - start.x, finger.clientY - start.y];
      start = undefined;
      // On a page that is zoomed in, a swipe moves the page.
      if (visualViewport && visualViewport.scale > 1) return;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      turn(across < 0 === (getComputedStyle(area).direction !== 'rtl') ? 1 : -1);
    },
    options,
  );
}

/** Whether the gallery or a field uses the event itself. */
function isHandledElsewhere(event: Event): boolean {
  const path = event.composedPath().filter((node) => node instanceof Element);
  return path.some((element) => element.matches('input, select, textarea, [contenteditable], [part=gallery]'));
}

function pointOf({ clientX: x, clientY: y }: Touch): { x: number; y: number } {
  return { x, y };
}
