/** How long a tween takes where nothing else is said, in ms. */
export const TWEEN_MS = 300;

interface Tween {
  /** In ms. */
  durationMs?: number;
  /** Is called in each frame, with how far the tween is: from 0 to 1, slower at both ends. */
  step: (progress: number) => void;
  /** Ends the tween where it is. */
  signal?: AbortSignal;
}

/**
 * Goes from 0 to 1 in the given time, or at once where the visitor wants little motion. Resolves when it has ended. Rejects
 * with RangeError for a duration that is no finite number.
 */
export async function tween({ durationMs = TWEEN_MS, step, signal }: Tween): Promise<void> {
  if (!Number.isFinite(durationMs)) throw new RangeError('A tween duration must be a finite number.');
  if (durationMs <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    step(1);
    return;
  }
  const start = performance.now();
  for (let share = 0; share < 1 && !signal?.aborted; ) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    share = Math.min(1, Math.max(0, now - start) / durationMs);
    if (!signal?.aborted) step(share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2);
  }
}
