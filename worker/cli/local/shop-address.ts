import { findProject } from '../project.ts';
import { runningIn } from './running.ts';

export const DEFAULT_URL = 'http://localhost:8787';

/**
 * Returns where the shop of this machine is: at PORT if that is set, otherwise where one runs.
 *
 * @param runningAt finds a shop that runs
 */
export function shopAddress(
  { PORT: port }: Readonly<Record<string, string | undefined>>,
  runningAt: () => string | undefined = runningShop,
): string {
  return port ? `http://localhost:${port}` : (runningAt() ?? DEFAULT_URL);
}

/** Finds where the shop runs; undefined where none or several do, and outside of a project. */
function runningShop(): string | undefined {
  let state: string;
  try {
    ({ state } = findProject());
  } catch {
    // Commands on a shop elsewhere need no project.
    return undefined;
  }
  return onlyAddress(state);
}

/** Returns the address of the shop that runs in a folder of states; undefined where none or several do. */
export function onlyAddress(state: string): string | undefined {
  const [first, second] = runningIn(state).flatMap(({ url }) => url ?? []);
  return second === undefined ? first : undefined;
}
