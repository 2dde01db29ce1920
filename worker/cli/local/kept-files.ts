import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#runtime/domain/durations.ts';

/** How long a script stays available after a build has replaced it: pages that are open still ask for it. */
export const SCRIPT_DAYS = 30;
/** The same for a loader that pages may have pinned by its name and digest. */
export const PINNED_LOADER_DAYS = 365;

const HASHED = /^(sq\/[\w-]+|storefront)\.\w{4,}\.js$/;
const PINNED_LOADER = /^storefront\./;

/** Name of the list that a build leaves of itself, beside the loader. */
export const FILE_LIST = 'integrity.json';

/** Files of older builds by name, with the time at which a build replaced them, as an ISO 8601 text. */
export type KeptFiles = Readonly<Record<string, { integrity: string; replaced: string }>>;

/** Digests of a build's own files by name, and the files that it keeps of older ones. */
export interface FileList {
  files?: Readonly<Record<string, string>>;
  kept?: KeptFiles;
}

/**
 * Returns which files of older builds a new build keeps. A file that is part of the new build again is not among them.
 * Throws where a name would stand for two contents, because browsers keep the first one for a year.
 *
 * @param previous the list of the build before
 * @param current digests of the new build's own files, by name
 * @param now in milliseconds
 */
export function filesToKeep(
  { files = {}, kept = {} }: FileList,
  current: Readonly<Record<string, string>>,
  now: number,
): KeptFiles {
  const replaced = new Date(now).toISOString();
  const fresh = Object.entries(files).map(([name, integrity]) => [name, { integrity, replaced }] as const);
  const all: KeptFiles = { ...kept, ...Object.fromEntries(fresh) };
  const [twice] =
    Object.entries(all).find(
      ([name, { integrity }]) => HASHED.test(name) && current[name] && current[name] !== integrity,
    ) ?? [];
  if (twice) throw new Error(`${twice} was the name of another file before. Change what it holds by any character.`);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, { replaced }]) => HASHED.test(name) && !(name in current) && now < Date.parse(replaced) + lifeOf(name),
    ),
  );
}

function lifeOf(name: string): number {
  return (PINNED_LOADER.test(name) ? PINNED_LOADER_DAYS : SCRIPT_DAYS) * DAY_MS;
}

/**
 * Reads the list of the build in a folder, without files that are not there any more. Without a list, or with one that
 * cannot be read, the folder counts as empty.
 */
export function readFileList(folder: string): FileList {
  try {
    const { files = {}, kept = {} }: FileList = JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'));
    const there = <Value>(list: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(list).filter(([name]) => existsSync(join(folder, name))));
    return { files: there(files), kept: there(kept) };
  } catch {
    return {};
  }
}
