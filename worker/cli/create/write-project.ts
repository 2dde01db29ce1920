import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Says that a project is complete, so it is moved last. */
const LAST = 'package.json';

/** Throws where a project cannot be created: in a folder that has files, or at a file. */
export function refuseUsedFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (listed(folder)?.length !== 0) {
    throw new Error(`${folder} is not an empty folder. Name another one, or move away what is in it.`);
  }
}

/**
 * Writes a project's files into a folder beside its own, which takes its place once all of them are there. A folder that is
 * there already may be a disk of its own, so that they are written inside of it. Throws where one cannot be written, and
 * leaves nothing behind then.
 */
export function writeProject(folder: string, files: ReadonlyMap<string, string>): void {
  refuseUsedFolder(folder);
  const isThere = existsSync(folder);
  const unfinished = join(isThere ? folder : dirname(folder), `.${basename(folder)}.unfinished-${process.pid}`);
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(unfinished, path)), { recursive: true });
      writeFileSync(join(unfinished, path), text);
    }
    // A program may be working in a folder that is there already, so that it stays the same one.
    if (isThere) moveInto(folder, unfinished);
    else renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function moveInto(folder: string, from: string): void {
  const names = readdirSync(from).sort((a, b) => Number(a === LAST) - Number(b === LAST));
  const moved: string[] = [];
  try {
    for (const name of names) {
      if (existsSync(join(folder, name))) throw new Error(`${join(folder, name)} has been made meanwhile.`);
      renameSync(join(from, name), join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true });
    throw error;
  }
}

/** The names of what is in a folder; undefined for what is no folder. */
function listed(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}
