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
  let path: string = screen;
  for (const [name, value] of Object.entries<string>(parts)) path = path.replace(`:${name}`, encodeURIComponent(value));
  return new URL(`${CONSOLE_PATH}/${path}`, base).href;
}
