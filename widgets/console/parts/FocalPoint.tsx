import type { MouseEvent } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { onKeys } from './keys.ts';

/** How far an arrow key moves the point, as a share of the picture. */
const STEP = 0.05;
const CENTRE = 0.5;

interface Props {
  /** Address of the picture. */
  src: string;
  /** Shares of the picture's width and height. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
}

/**
 * A picture on which a click or the arrow keys set the point that stays visible where it is cropped. Space puts it into
 * the middle.
 */
export function FocalPoint({ src, x, y, onChange }: Props) {
  const set = (newX: number, newY: number) => onChange(share(newX), share(newY));
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set((event.clientX - left) / width, (event.clientY - top) / height);
  };
  const press = onKeys({
    left: () => set(x - STEP, y),
    right: () => set(x + STEP, y),
    up: () => set(x, y - STEP),
    down: () => set(x, y + STEP),
    space: () => set(CENTRE, CENTRE),
  });
  const place = fill(partsTexts.fromTheLeft, { percent: percent(x), fromTop: percent(y) });
  return (
    <>
      <button
        type="button"
        className="p-focus"
        aria-label={fill(partsTexts.focalPointTheArrow, { place })}
        onClick={click}
        onKeyDown={press}
      >
        <img src={src} alt="" draggable={false} />
        <span className="p-focus-point" style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }} />
      </button>
      <p role="status">{place}</p>
    </>
  );
}

/** Keeps a share between 0 and 1, with two digits. */
function share(number: number): number {
  return Math.round(Math.min(1, Math.max(0, number)) * 100) / 100;
}

function percent(number: number): string {
  return `${Math.round(number * 100)}%`;
}
