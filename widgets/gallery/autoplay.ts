import type { GalleryTexts } from '#runtime/i18n/en/gallery.ts';
import { createTurnButton } from '#runtime/ui/turn-button.ts';

interface Autoplay {
  seconds: number;
  turn(): void;
  /** Gets the button that pauses and plays. */
  bar: HTMLElement;
  texts: GalleryTexts;
  gone: AbortSignal;
}

/** Why a gallery waits, beside the visitor's button. */
type Reason = 'pointer' | 'focus' | 'hidden' | 'away' | 'motion' | 'lightbox';

const MS = 1_000;

/**
 * Turns a gallery by itself, with a button to pause it (WCAG 2.2.2). It waits while the pointer or the focus is on it,
 * while it is out of sight, and for visitors who want no motion. Returns how to make it wait; what that returns goes
 * on.
 */
export function startAutoplay(container: HTMLElement, { seconds, turn, bar, texts, gone }: Autoplay): () => () => void {
  const waits = new Set<Reason>();
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const button = createTurnButton(1, texts.pause, () => {
    isPaused = !isPaused;
    update();
  });
  button.textContent = '';
  button.classList.add('sq-pause');
  bar.append(button);

  function update(): void {
    clearTimeout(timer);
    timer = undefined;
    button.setAttribute('aria-label', isPaused ? texts.play : texts.pause);
    button.classList.toggle('sq-paused', isPaused);
    button.hidden = waits.has('motion');
    if (isPaused || waits.size > 0 || gone.aborted) return;
    timer = setTimeout(() => {
      turn();
      update();
    }, seconds * MS);
  }

  function wait(reason: Reason, isWaiting: boolean): void {
    if (waits.has(reason) === isWaiting) return;
    if (isWaiting) waits.add(reason);
    else waits.delete(reason);
    update();
  }

  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: gone });
  // The button itself does not make it wait, or playing would begin only once the visitor has left.
  const isHeld = (target: EventTarget | null) =>
    target instanceof Node && target !== button && container.contains(target);
  on(container, 'pointerover', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') wait('pointer', isHeld(event.target));
  });
  on(container, 'pointerleave', () => wait('pointer', false));
  on(container, 'focusin', ({ target }) => wait('focus', isHeld(target)));
  on(container, 'focusout', (event) => wait('focus', isHeld((event as FocusEvent).relatedTarget)));
  const seePage = () => wait('hidden', document.hidden);
  on(document, 'visibilitychange', seePage);
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const seeMotion = () => wait('motion', motion.matches);
  on(motion, 'change', seeMotion);
  const observer = new IntersectionObserver(([entry]) => wait('away', !entry?.isIntersecting));
  observer.observe(container);
  gone.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    button.remove();
  });
  seePage();
  seeMotion();
  update();

  return () => {
    wait('lightbox', true);
    return () => wait('lightbox', false);
  };
}
