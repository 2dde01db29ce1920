/** A part of the window, in CSS pixels. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const GAP = 12;

/**
 * Returns where the notices begin, in pixels from the window's top: as low as they can without covering one of the areas.
 * Where every place covers something, they stand at the foot of the window.
 */
export function placeOfNotices(
  notices: Omit<Area, 'top' | 'bottom'> & { height: number },
  window: Area,
  areas: readonly Area[],
): number {
  const { height } = notices;
  const beside = areas.filter(({ left, right }) => left < notices.right && right > notices.left);
  const covered = (top: number) => beside.find((area) => area.top < top + height + GAP && area.bottom > top - GAP);
  const lowest = window.bottom - GAP - height;
  const highest = window.top + GAP;
  for (let top = lowest; top >= highest; ) {
    const area = covered(top);
    if (!area) return top;
    top = area.top - GAP - height;
  }
  return Math.max(lowest, window.top);
}

/** What stays at the foot of a screen, and must stay within reach. */
const BARS = '.c-save-bar, .c-form-foot, .p-chosen, .s-at-once';

/**
 * Moves the notices to where they cover neither a bar of the screen nor the field that has the focus. Those that stand
 * already stay where they are as long as they cover nothing.
 */
export function moveNotices(box: HTMLElement, { isNew }: { isNew: boolean }): void {
  const { innerWidth, innerHeight, visualViewport } = window;
  // A phone's keyboard covers the foot of the window.
  const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
  const head = document.querySelector('.c-top')?.getBoundingClientRect().bottom ?? 0;
  const present = box.getBoundingClientRect();
  const { left, right, height } = present;
  const focused = document.activeElement;
  const field = focused?.closest('main') && focused.localName !== 'main' && focused.localName !== 'h1' ? [focused] : [];
  const areas = [...document.querySelectorAll(BARS), ...field].map((each) => each.getBoundingClientRect());
  const covers = (area: Area) =>
    area.top < present.bottom && area.bottom > present.top && area.left < right && area.right > left;
  if (!isNew && present.top >= head && present.bottom <= bottom && !areas.some(covers)) return;
  const top = placeOfNotices({ left, right, height }, { top: head, bottom, left: 0, right: innerWidth }, areas);
  box.style.setProperty('inset-block-start', `${top}px`);
}
