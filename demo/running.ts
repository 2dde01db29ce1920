/** Which demos run on the local database, so that nothing deletes it below them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Records that this program serves the shop at `url` from the folder of states. Returns what forgets it. */
export function recordRunning(state: string, url: string): () => void {
  const file = join(state, 'running', `${process.pid}`);
  mkdirSync(join(state, 'running'), { recursive: true });
  writeFileSync(file, url);
  return () => rmSync(file, { force: true });
}

/** Returns the addresses of the demos that run on the folder of states. A program that was killed leaves its record. */
export function runningDemos(state: string): string[] {
  const folder = join(state, 'running');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((pid) =>
    isRunning(Number(pid)) ? [readFileSync(join(folder, pid), 'utf8')] : [],
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
