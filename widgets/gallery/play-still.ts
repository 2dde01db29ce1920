import { playIn } from '#runtime/ui/video/play-in.ts';

interface PlayOptions {
  /** What scrolls; undefined where all pictures are seen together. */
  track: HTMLElement | undefined;
  /** Called when the video begins; what it returns, once the still picture is back. */
  onPlay(): () => void;
}

/**
 * Plays a video in the place of its still picture, which returns when the row turns away from it. Returns how to put it
 * back before; undefined, and nothing happens, for a video that has no player of ours.
 */
export function playStill(still: HTMLElement, { track, onPlay }: PlayOptions): (() => void) | undefined {
  const { sqVideo: address = '', sqVideoTitle: title = '' } = still.dataset;
  const { width, height } = still.getBoundingClientRect();
  const frame = playIn({
    address,
    title,
    put(frame) {
      frame.className = 'sq-frame';
      // It is as large as its still, so that nothing moves.
      frame.style.aspectRatio = `${width || 16} / ${height || 9}`;
      still.replaceWith(frame);
    },
  });
  if (!frame) return undefined;
  const goOn = onPlay();
  const observer = track && new IntersectionObserver(([entry]) => entry?.isIntersecting || stop(), { root: track });
  observer?.observe(frame);
  function stop(): void {
    if (!frame?.isConnected) return;
    observer?.disconnect();
    frame.replaceWith(still);
    goOn();
  }
  return stop;
}
