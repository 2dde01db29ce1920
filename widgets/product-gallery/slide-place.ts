/** Whether a gallery shows its pictures one at a time, and not one below or beside the other. */
export function isSlideshow(slide: HTMLElement, slides: readonly HTMLElement[]): boolean {
  const { left, top } = slide.getBoundingClientRect();
  return slides.every((other) => {
    const { display, opacity, visibility } = getComputedStyle(other);
    if (display === 'none' || visibility === 'hidden' || opacity === '0') return true;
    const box = other.getBoundingClientRect();
    return Math.abs(box.left - left) < 1 && Math.abs(box.top - top) < 1;
  });
}

/** Scrolls the boxes around a slide or thumbnail, up to the gallery and never the page, until it is in sight. */
export function scrollGallery(part: HTMLElement, root: HTMLElement): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  for (let box = part.parentElement; box && root.contains(box); box = box.parentElement) {
    const [own, room] = [part.getBoundingClientRect(), box.getBoundingClientRect()];
    const left = box.scrollWidth > box.clientWidth + 1 ? beyond(own.left, own.right, room.left, room.right) : 0;
    const top = scrollsDown(box) ? beyond(own.top, own.bottom, room.top, room.bottom) : 0;
    if (left !== 0 || top !== 0) box.scrollBy({ left, top, behavior });
  }
}

/** Scrolls the page until a slide is in sight. */
export function scrollPage(slide: HTMLElement): void {
  const { top, bottom } = slide.getBoundingClientRect();
  const distance = beyond(top, bottom, 0, innerHeight);
  if (distance !== 0) scrollBy({ top: distance });
}

/** Returns by how much something must move to be between two edges; by its beginning where it is larger. */
function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from - 1 || (end > to + 1 && end - start > to - from)) return start - from;
  return end > to + 1 ? end - to : 0;
}

function scrollsDown(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
}
