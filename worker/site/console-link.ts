import type { LinkedScreen } from '#runtime/contracts/linked-screens.ts';
import { CONSOLE_PATH } from './page-paths.ts';

/** The parts that a screen's path names: `order` of "orders/:order". */
type PartOf<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? Part | PartOf<Rest>
  : Path extends `${string}:${infer Part}`
    ? Part
    : never;

/**
 * Returns the address of a screen of the owner's console, for mails. `base` is an address of the shop, such as the start
 * of its links.
 */
export function consoleLink<Screen extends LinkedScreen>(
  base: string,
  screen: Screen,
  parts: Readonly<Record<PartOf<Screen>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parts;
  return screenAddress(base, screen, (name) => values[name] ?? '');
}

/** Returns the address of a screen whose parts are known by their names alone. */
export function screenAddress(base: string, screen: LinkedScreen, partNamed: (part: string) => string): string {
  const path = screen.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(partNamed(name)));
  return new URL(`${CONSOLE_PATH}/${path}`, base).href;
}
