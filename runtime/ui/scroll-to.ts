import { TWEEN_MS, tween } from './tween.ts';

/** Room between the edge of what scrolls and the element, in CSS pixels. */
const OFFSET_PX = 30;
/** Shortest and longest time that scrolling takes, in ms. */
const MIN_MS = 50;
const MAX_MS = 2 * TWEEN_MS;
/** A way as long as this takes the usual time of a tween; a shorter one takes less. */
const USUAL_WAY_PX = 600;
/** What a person does who wants to go somewhere else. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Scrolls until an element stands below the upper edge of the box that scrolls it, and below what the box keeps free there
 * by `scroll-padding`. An element that is in sight already stays where it is. The person's own scrolling ends it.
 */
export async function scrollToElement(element: Element): Promise<void> {
  const box = scrollBoxOf(element);
  const style = getComputedStyle(box);
  const [before, after] = [style.scrollPaddingTop, style.scrollPaddingBottom].map(
    (text) => Number.parseFloat(text) || 0,
  );
  const isPage = box === document.scrollingElement;
  const top = isPage ? 0 : box.getBoundingClientRect().top;
  const height = isPage ? innerHeight : box.clientHeight;
  const place = element.getBoundingClientRect();
  const isInSight = place.top >= top + (before ?? 0) && place.bottom <= top + height - (after ?? 0);
  if (isInSight) return;
  const start = box.scrollTop;
  const last = Math.max(0, box.scrollHeight - height);
  const way = Math.min(last, Math.max(0, start + place.top - top - (before ?? 0) - OFFSET_PX)) - start;
  const durationMs = Math.min(MAX_MS, Math.max(MIN_MS, (Math.abs(way) / USUAL_WAY_PX) * TWEEN_MS));
  const end = new AbortController();
  for (const type of OWN_MOVES) addEventListener(type, () => end.abort(), { passive: true, signal: end.signal });
  const step = (progress: number) => box.scrollTo({ top: start + way * progress, behavior: 'instant' });
  await tween({ durationMs, step, signal: end.signal });
  end.abort();
}

function scrollBoxOf(element: Element): Element {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}
