/** How an enlarged picture lies on its stage: offsets from the middle in CSS pixels. */
export interface Zoomed {
  scale: number;
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

export const WHOLE: Zoomed = { scale: 1, x: 0, y: 0 };
const MOST = 4;
const TAP_SCALE = 2.5;
/** Pixels of the wheel by which the scale grows e times. */
const WHEEL_PX = 300;
const KEY_FACTOR = 1.5;
const TAP_MS = 300;
/** A press that moves less is a tap, and one that moves more across is a swipe. */
const TAP_PX = 10;
const SWIPE_PX = 40;

/** Scales a picture so that the point, which is measured from the middle, stays where it is. */
export function scaleAt({ scale, x, y }: Zoomed, wanted: number, point: Point): Zoomed {
  const next = Math.min(Math.max(wanted, 1), MOST);
  if (next === 1) return WHOLE;
  const factor = next / scale;
  return { scale: next, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor };
}

/** Keeps a picture from leaving its stage: it moves only as far as it is larger. */
export function within({ scale, x, y }: Zoomed, picture: Size, stage: Size): Zoomed {
  const bound = (offset: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    return Math.min(Math.max(offset, -most), most);
  };
  return { scale, x: bound(x, picture.width, stage.width), y: bound(y, picture.height, stage.height) };
}

interface Size {
  width: number;
  height: number;
}

interface ZoomOptions {
  /** Turns by a swipe: 1 for one to the left, -1 for one to the right. */
  onSwipe(step: 1 | -1): void;
  /** Called for a tap beside the picture. */
  onTapBeside(): void;
}

/** Lets fingers, pointer, wheel and keys zoom and move a picture on its stage. `reset` shows the whole picture again. */
export function makeZoomable(stage: HTMLElement, image: HTMLElement, { onSwipe, onTapBeside }: ZoomOptions) {
  let view = WHOLE;
  let lastTap = Number.NEGATIVE_INFINITY;
  const pointers = new Map<number, Point>();
  let start: Point | undefined;

  function show(next: Zoomed): void {
    const picture = { width: image.offsetWidth, height: image.offsetHeight };
    view = within(next, picture, { width: stage.clientWidth, height: stage.clientHeight });
    image.style.transform = view.scale === 1 ? '' : `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
    stage.classList.toggle('sq-zoomed', view.scale > 1);
  }

  function fromMiddle({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function spread(): { middle: Point; distance: number } | undefined {
    const [first, second] = [...pointers.values()];
    if (!first || !second) return undefined;
    const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return { middle, distance: Math.hypot(first.x - second.x, first.y - second.y) };
  }

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture?.(event.pointerId);
    pointers.set(event.pointerId, fromMiddle(event));
    start = pointers.size === 1 ? fromMiddle(event) : undefined;
  });
  stage.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    const point = fromMiddle(event);
    pointers.set(event.pointerId, point);
    const after = spread();
    if (before && after && before.distance > 0) {
      const scaled = scaleAt(view, (view.scale * after.distance) / before.distance, after.middle);
      const moved = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
      show({ scale: scaled.scale, x: scaled.x + moved.x, y: scaled.y + moved.y });
    } else if (view.scale > 1) show({ ...view, x: view.x + point.x - last.x, y: view.y + point.y - last.y });
  });
  stage.addEventListener('pointerup', (event) => {
    const from = start;
    pointers.delete(event.pointerId);
    start = undefined;
    if (!from) return;
    const point = fromMiddle(event);
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    if (Math.hypot(dx, dy) < TAP_PX) tap(event, point);
    else if (view.scale === 1 && Math.abs(dx) > Math.max(SWIPE_PX, Math.abs(dy))) onSwipe(dx < 0 ? 1 : -1);
  });
  stage.addEventListener('pointercancel', ({ pointerId }) => {
    pointers.delete(pointerId);
    start = undefined;
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      show(scaleAt(view, view.scale * Math.exp(-event.deltaY / WHEEL_PX), fromMiddle(event)));
    },
    { passive: false },
  );

  function tap(event: PointerEvent, point: Point): void {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    const isOn = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!isOn) {
      onTapBeside();
      return;
    }
    const isSecond = event.timeStamp - lastTap < TAP_MS;
    lastTap = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
    if (isSecond) show(scaleAt(view, view.scale > 1 ? 1 : TAP_SCALE, point));
  }

  return {
    reset: () => show(WHOLE),
    /** Zooms by the keys +, - and 0. */
    onKey(key: string): void {
      const factors: Readonly<Record<string, number>> = { '+': KEY_FACTOR, '-': 1 / KEY_FACTOR, '0': 0 };
      const factor = factors[key];
      if (factor !== undefined) show(scaleAt(view, view.scale * factor, { x: 0, y: 0 }));
    },
  };
}
