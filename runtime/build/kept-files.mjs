import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** How long a script stays available after a build has replaced it: pages that are open still ask for it. */
export const SCRIPT_DAYS = 30;
/** The same for a loader that pages may have pinned by its name and digest. */
export const PINNED_LOADER_DAYS = 365;

const HASHED = /^(sq\/[\w-]+|storefront)\.\w{4,}\.js$/;
const PINNED_LOADER = /^storefront\./;

/** Name of the list that a build leaves of itself, beside the loader. */
export const FILE_LIST = 'integrity.json';

/**
 * @typedef {Record<string, { integrity: string, replaced: string }>} KeptFiles files of older builds by name, with
 * the time at which a build replaced them, as an ISO 8601 text
 * @typedef {{ files?: Record<string, string>, kept?: KeptFiles }} FileList digests of a build's own files by name, and
 * the files that it keeps of older ones
 */

/**
 * Returns which files of older builds a new build keeps. A file that is part of the new build again is not among them.
 * Throws where a name would stand for two contents, because browsers keep the first one for a year.
 *
 * @param {FileList} previous the list of the build before
 * @param {Record<string, string>} current digests of the new build's own files, by name
 * @param {number} now in milliseconds
 * @returns {KeptFiles}
 */
export function filesToKeep({ files = {}, kept = {} }, current, now) {
  const replaced = new Date(now).toISOString();
  const all = { ...kept };
  for (const [name, integrity] of Object.entries(files)) all[name] = { integrity, replaced };
  const twice = Object.keys(all).find(
    (name) => HASHED.test(name) && current[name] && current[name] !== all[name].integrity,
  );
  if (twice) throw new Error(`${twice} was the name of another file before. Change what it holds by any character.`);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, { replaced }]) => HASHED.test(name) && !(name in current) && now < Date.parse(replaced) + lifeOf(name),
    ),
  );
}

function lifeOf(name) {
  return (PINNED_LOADER.test(name) ? PINNED_LOADER_DAYS : SCRIPT_DAYS) * DAY_MS;
}

/**
 * Reads the list of the build in a folder, without files that are not there any more. Without a list, or with one that
 * cannot be read, the folder counts as empty.
 *
 * @param {string} folder
 * @returns {FileList}
 */
export function readFileList(folder) {
  try {
    const { files = {}, kept = {} } = JSON.parse(readFileSync(join(folder, FILE_LIST), 'utf8'));
    const there = (list) => Object.fromEntries(Object.entries(list).filter(([name]) => existsSync(join(folder, name))));
    return { files: there(files), kept: there(kept) };
  } catch {
    return {};
  }
}
