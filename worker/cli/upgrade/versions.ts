import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Numbers = readonly [major: number, minor: number, patch: number];

/** Whether one version comes after another. What stands behind a hyphen comes before the same version without it. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = a.findIndex((number, index) => number !== b[index]);
  if (at >= 0) return (a[at] ?? 0) > (b[at] ?? 0);
  return than.includes('-') && (!version.includes('-') || version > than);
}

/** Whether a release may break what was written for another one: another first number, or below 1.0.0 another second one. */
export function mayBreak(from: string, to: string): boolean {
  const [a, b] = [numbersOf(from), numbersOf(to)];
  return a[0] !== b[0] || (a[0] === 0 && a[1] !== b[1]);
}

/** Returns the version of a package that is installed in a project; undefined where there is none. */
export function installedVersion({ root, name }: { root: string; name: string }): string | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    // An installation that was cut off.
    return undefined;
  }
}

function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`${version} is no version such as 1.2.3.`);
  return [Number(major), Number(minor), Number(patch)];
}
