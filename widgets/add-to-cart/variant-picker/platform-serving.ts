import { isPlatformLive } from '#runtime/platform.ts';

/**
 * Whether the platform's own scripts handle a choice. Until they have run, our code handles it, even on a page that
 * loads them.
 */
export function isPlatformServing(): boolean {
  const { Squarespace, Y } = window as { Squarespace?: unknown; Y?: unknown };
  return isPlatformLive() && Boolean(Squarespace || Y);
}
