import { isPlatformLive } from '#runtime/platform.ts';

/**
 * Whether the platform's own scripts answer a choice that is made now. Before they have come nobody else does, even
 * where they are still on their way.
 */
export function isPlatformServing(): boolean {
  const { Squarespace, Y } = window as { Squarespace?: unknown; Y?: unknown };
  return isPlatformLive() && Boolean(Squarespace || Y);
}
