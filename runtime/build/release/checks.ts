import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { complaintsOf, readChapters } from '../public-surface/changelog.ts';
import { breaksBetween } from '../public-surface/compare.ts';
import { readSurface } from '../public-surface/surface.ts';
import { type KeptRelease, keptVersions, readRelease } from './kept-release.ts';

/** A chapter of the changelog that a release can have: its number and day. */
export interface Dated {
  version: string;
  date: string;
}

/** Returns the number and day of the release: the changelog's first chapter, which the package's number must agree with. */
export function readHead(root: string): Dated {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [head] = readChapters(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const wanted = `## ${version} – YYYY-MM-DD`;
  if (!head?.version || !head.date) throw new Error(`CHANGELOG.md must begin with a dated chapter: ${wanted}`);
  if (head.version !== version) {
    throw new Error(`CHANGELOG.md begins with ${head.version}, and package.json has ${version}: write ${wanted}`);
  }
  return { version, date: head.date };
}

/** Returns what is wrong with the public surface: breaks since a release that the changelog does not name. */
export function surfaceComplaints(root: string, released: KeptRelease, now: number): string[] {
  const chapters = readChapters(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const breaks = breaksBetween(released.surface, readSurface(root));
  return complaintsOf(breaks, { chapters, released: released.version, coming: chapters[0]?.version, now });
}

/** Returns the newest kept release before this version; undefined for the first. */
export function releaseBefore(root: string, version: string): KeptRelease | undefined {
  const before = keptVersions(root).find((kept) => kept !== version);
  return before === undefined ? undefined : readRelease(root, before);
}

/** Returns the files that are not committed, by what `git status --porcelain` prints. */
export function uncommitted(status: string): string[] {
  return status.split('\n').filter((line) => line.trim() !== '');
}

/** Throws where the built scripts are not of this version. */
export function checkBuilt(dist: string, version: string): void {
  const list = join(dist, 'integrity.json');
  const built = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).version : 'nothing';
  if (built !== version) throw new Error(`${dist} holds ${built}, not ${version}: run npm run build`);
}

/** Returns the public address of the repository, by package.json; undefined where it names none. */
export function readRepository(root: string): string | undefined {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return typeof repository === 'string' ? repository : repository?.url;
}
