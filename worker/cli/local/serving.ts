/** What programs have in common that serve a shop on this machine: their port, their end, and what they print. */

import type { Shop } from './serve.ts';

const DEFAULT_PORT = 8787;
/** The page of another site is served at the next port. */
const MAX_PORT = 65_534;
/** How often is checked whether npm is still there, in ms. */
const PARENT_CHECK_MS = 250;
const NAME_WIDTH = 32;

/** Reads the port from PORT. Throws for one that cannot be. */
export function servedPort(given = process.env.PORT): number {
  const port = Number(given ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT)
    throw new Error(`PORT must be 1 to ${MAX_PORT}, not ${given}`);
  return port;
}

/**
 * Ends what was started once the program is told to, or once npm, which has started it, is gone. A second signal ends the
 * program at once. Returns what takes the ends of everything that starts.
 */
export function endsOnSignal(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  let isEnding = false;
  const endAll = async (): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    await Promise.all(ends.map((end) => end()));
    process.exit(0);
  };
  // A terminal that is closed hangs up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
  if (process.env.npm_lifecycle_event === 'start') endWithParent(endAll);
  return (end) => ends.push(end);
}

/** A signal to npm ends the shell between npm and this program, which hands it on to nobody. */
function endWithParent(end: () => Promise<void>): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void end();
  }, PARENT_CHECK_MS);
  watch.unref();
}

/** Ends the program once its server has ended by itself, as it does when the changed Worker cannot start. */
export function endWithServer({ lost }: Pick<Shop, 'lost'>): void {
  void lost.then(() => {
    console.error('The shop has ended: its last lines say why. Mend what they name, then run `npm start` again.');
    process.exit(1);
  });
}

/** A line of what is served: its name, its address, and further lines below that. */
export type ServedLine = readonly [name: string, address: string, ...more: string[]];

/** Returns what is served as a list, and sentences below it. */
export function servedText(lines: readonly ServedLine[], sentences: readonly string[]): string {
  const shown = lines.flatMap(([name, address, ...more]) => [
    `  ${name.padEnd(NAME_WIDTH)}${address}`,
    ...more.map((line) => `  ${' '.repeat(NAME_WIDTH)}${line}`),
  ]);
  return ['', ...shown, ...sentences.flatMap((sentence) => ['', `  ${sentence}`]), ''].join('\n');
}
