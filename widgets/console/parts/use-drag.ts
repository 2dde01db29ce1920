import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { onKeys } from './keys.ts';

/** How near the pointer is to the view's edge, in px, when the page scrolls along. */
const EDGE_PX = 90;
const SCROLL_STEP_PX = 14;

interface Dragged {
  from: number;
  /** The place that the line would get if it were dropped now. */
  to: number;
}

/** Says how a line shows what is dragged: it is the one, or the other would come before or behind it. */
export type Drop = 'dragged' | 'before' | 'behind' | undefined;

/** Moves the lines of a list by a handle that mouse, pen or finger drags. Escape and Tab give up. */
export function useDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | undefined>();
  const latestMove = useRef(move);
  latestMove.current = move;
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0 || stop.current) return;
    const end = new AbortController();
    stop.current = end;
    let to = from;
    const finish = (isDropped: boolean) => {
      end.abort();
      stop.current = undefined;
      setDragged(undefined);
      if (isDropped && to !== from) latestMove.current(from, to);
    };
    const { signal } = end;
    addEventListener(
      'pointermove',
      ({ clientY }) => {
        if (clientY < EDGE_PX) scrollBy(0, -SCROLL_STEP_PX);
        if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_STEP_PX);
        to = placeAt(list.current, from, clientY);
        setDragged((before) => (before?.to === to ? before : { from, to }));
      },
      { signal },
    );
    addEventListener('pointerup', () => finish(true), { signal });
    addEventListener('pointercancel', () => finish(false), { signal });
    const giveUp = () => finish(false);
    addEventListener('keydown', onKeys({ escape: giveUp, tab: giveUp }), { signal });
  };
  return { dragged, start };
}

/** The place that a dragged line gets when it is dropped at a height of the view. */
function placeAt(list: HTMLElement | null, from: number, y: number): number {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== from);
  return others.filter((line) => {
    const { top, height } = line.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}

/** Says how the line at a place shows what is dragged. */
export function dropAt({ from, to }: Dragged, index: number): Drop {
  if (index === from) return 'dragged';
  if (index !== to || to === from) return undefined;
  return to < from ? 'before' : 'behind';
}
