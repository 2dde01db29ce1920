import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** All changes that an upgrade makes to files. Tests count them, and end the upgrade between any two. */
export interface Disk {
  copy(from: string, to: string): void;
  move(from: string, to: string): void;
  remove(path: string): void;
  write(path: string, text: string): void;
}

export const disk: Disk = {
  copy(from, to) {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  },
  move(from, to) {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  },
  remove: (path) => rmSync(path, { recursive: true, force: true, maxRetries: 3 }),
  write(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  },
};

/** Replaces a file so that it is whole at any moment: the old one, or the new one. */
export function replaceFile(by: Disk, path: string, text: string): void {
  by.write(`${path}.new`, text);
  by.move(`${path}.new`, path);
}

/** Puts a copy in the place of a file or folder. A copy that was cut off is never taken for a whole one. */
export function replaceByCopy(by: Disk, from: string, to: string): void {
  by.remove(`${to}.new`);
  by.copy(from, `${to}.new`);
  if (existsSync(to)) by.remove(to);
  by.move(`${to}.new`, to);
}
