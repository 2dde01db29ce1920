import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TemplateDraft } from '#runtime/contracts/templates.ts';

export const ENDING = '.jsont';
export const PARTIALS = 'partials';
/** Keeps the state of the last pull or push, so that a push sends what has changed and overwrites nobody's change. */
const STATE = '.templates.json';
const stateIn = (folder: string) => join(folder, STATE);

export interface LocalTemplate {
  name: string;
  source: string;
}

/** The version of a template in the shop, and the hash of its text at that version. */
type State = Record<string, { version: number; hash: string }>;

/** Is told of a file whose name no template can have; without an error, it is left out. */
export type ReportMisnamed = (message: string) => void;

const refuse: ReportMisnamed = (message) => {
  throw new Error(message);
};

/** Reads a folder of templates: `partials/header.jsont` is 'partials/header'. Other folders are left alone. */
export function readFolder(folder: string, reportMisnamed = refuse): LocalTemplate[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const files = ['', PARTIALS].flatMap((sub) => {
    const path = join(folder, sub);
    return existsSync(path) ? readdirSync(path).map((file) => (sub ? `${sub}/${file}` : file)) : [];
  });
  const templates = files
    .filter((file) => file.endsWith(ENDING) && isNamedWell(folder, file, reportMisnamed))
    .sort()
    .map((file) => ({ name: file.slice(0, -ENDING.length), source: readFileSync(join(folder, file), 'utf8') }));
  if (templates.length === 0) throw new Error(`${folder} has no files that end in ${ENDING}.`);
  return templates;
}

function isNamedWell(folder: string, file: string, reportMisnamed: ReportMisnamed): boolean {
  const isGood = TemplateDraft.shape.name.safeParse(file.slice(0, -ENDING.length)).success;
  if (!isGood) {
    reportMisnamed(
      `${join(folder, file)} has no name of a template: it is written like home.page${ENDING} or ${PARTIALS}/header${ENDING}, in small letters, digits and hyphens.`,
    );
  }
  return isGood;
}

/**
 * Returns the templates of a folder that have changed since they were pulled or pushed, with the versions of then.
 *
 * @param stateFile by default a file in the folder, for the shop that the owner pulls from and pushes to
 */
export function changedIn(
  folder: string,
  stateFile = stateIn(folder),
  reportMisnamed = refuse,
): (LocalTemplate & { version: number | null })[] {
  const state = readState(stateFile);
  return readFolder(folder, reportMisnamed)
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
export function remember(
  folder: string,
  saved: readonly (LocalTemplate & { version: number })[],
  stateFile = stateIn(folder),
): void {
  const known = saved.map(({ name, source, version }) => [name, { version, hash: hashOf(source) }] as const);
  const state = { ...readState(stateFile), ...Object.fromEntries(known) };
  writeFileSync(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}

function readState(path: string): State {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as State) : {};
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}
