import { isPlatformLive } from '#runtime/platform.ts';

/**
 * Whether the platform's own scripts handle a choice that is made now. Until they have run, our code handles it, even
 * if the page loads them.
 */
export function isPlatformServing(): boolean {
  const { Squarespace, Y } = window as { Squarespace?: unknown; Y?: unknown };
  return isPlatformLive() && Boolean(Squarespace || Y);
}
