import { isMap } from '../../domain/embeds.ts';
import { emit } from '../../events.ts';
import { type Embedded, frameOf } from './frame.ts';

interface Playing extends Embedded {
  /** Puts the frame into the page. */
  put(frame: HTMLIFrameElement): void;
}

/**
 * Shows the player of a video, which then plays, or a map; the frame gets the focus. Undefined, and nothing happens, for
 * the address of anybody else.
 */
export function playIn({ put, ...embedded }: Playing): HTMLIFrameElement | undefined {
  const frame = frameOf(embedded);
  if (!frame) return undefined;
  put(frame);
  if (!isMap(frame.src)) emit(frame, 'sq-video-playing', { url: frame.src });
  frame.focus({ preventScroll: true });
  return frame;
}
