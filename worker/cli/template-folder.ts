import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENDING = '.jsont';
const PARTIALS = 'partials';
/** Keeps the state of the last pull or push, so that a push sends what has changed and overwrites nobody's change. */
const STATE = '.templates.json';

export interface LocalTemplate {
  name: string;
  source: string;
}

/** The version of a template in the shop, and the hash of its text at that version. */
type State = Record<string, { version: number; hash: string }>;

/** Reads a folder of templates: `partials/header.jsont` is 'partials/header'. Other folders are left alone. */
export function readFolder(folder: string): LocalTemplate[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = ['', PARTIALS].flatMap((sub) => {
    const path = join(folder, sub);
    return existsSync(path) ? readdirSync(path).map((file) => (sub ? `${sub}/${file}` : file)) : [];
  });
  const templates = files
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => ({ name: file.slice(0, -ENDING.length), source: readFileSync(join(folder, file), 'utf8') }));
  if (templates.length === 0) throw new Error(`${folder} has no files that end in ${ENDING}.`);
  return templates;
}

/** Returns the templates of a folder that have changed since they were pulled or pushed, with the versions of then. */
export function changedIn(folder: string): (LocalTemplate & { version: number | null })[] {
  const state = readState(folder);
  return readFolder(folder)
    .filter(({ name, source }) => state[name]?.hash !== hashOf(source))
    .map((template) => ({ ...template, version: state[template.name]?.version ?? null }));
}

/** Writes templates as files. */
export function writeFolder(folder: string, templates: readonly LocalTemplate[]): void {
  for (const { name, source } of templates) {
    const path = join(folder, name + ENDING);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
}

/** Stores the present state of the shop's templates. */
export function remember(folder: string, saved: readonly (LocalTemplate & { version: number })[]): void {
  const known = saved.map(({ name, source, version }) => [name, { version, hash: hashOf(source) }] as const);
  const state = { ...readState(folder), ...Object.fromEntries(known) };
  writeFileSync(join(folder, STATE), `${JSON.stringify(state, null, 2)}\n`);
}

function readState(folder: string): State {
  const path = join(folder, STATE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as State) : {};
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
