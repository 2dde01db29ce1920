import { boot } from '#runtime/boot.ts';

/** Opens a path of the shop after somebody has signed in; any other address is left alone. */
export function openNext(path: string | undefined): void {
  if (!path) return;
  const { base } = boot();
  const address = new URL(path, base);
  if (address.origin === new URL(base).origin && address.origin === location.origin) location.assign(address);
}
