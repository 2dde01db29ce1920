import { lazy } from '#runtime/lazy.ts';
import { report } from '#runtime/report.ts';
import { isPlainPress } from '#runtime/ui/plain-press.ts';

const loadPlayStill = lazy(() => import('./play-still.ts'));

/** Links to videos that play in their place. Those of a gallery with a lightbox play there. */
const STILL = 'a[data-sq-video]:not(.js-gallery-lightbox-opener)';

interface Videos {
  /** What scrolls; undefined where all pictures are seen together. */
  track: HTMLElement | undefined;
  gone: AbortSignal;
  /** Called when a video begins; what it returns, once it has stopped. */
  onPlay(): () => void;
}

/** Plays the videos of a gallery after a press, one at a time. */
export function playVideos(container: HTMLElement, { track, gone, onPlay }: Videos): void {
  let stop = () => {};

  async function play(still: HTMLAnchorElement): Promise<void> {
    try {
      const { playStill } = await loadPlayStill();
      if (gone.aborted) return;
      stop();
      const played = playStill(still, { track, onPlay });
      if (played) stop = played;
      else location.href = still.href;
    } catch (error) {
      report(error, 'galleries');
      location.href = still.href;
    }
  }

  container.addEventListener(
    'click',
    (event) => {
      const still = (event.target as Element).closest<HTMLAnchorElement>(STILL);
      if (!still || !isPlainPress(event)) return;
      event.preventDefault();
      void play(still);
    },
    { signal: gone },
  );
  gone.addEventListener('abort', () => stop());
}
