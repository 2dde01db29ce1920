import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Starter } from '../../set-up/service.ts';
import type { Project } from '../project.ts';
import { type ReportMisnamed, readFolder } from '../template-folder.ts';
import { FILE_LIST, type FileList, filesToKeep } from './kept-files.ts';

/** The folder of the files with which a new shop begins, one for a language. */
const STARTERS = 'starter/';

/** What a project's files are made from. */
interface Sources {
  /** The list of the files of a live shop, whose replaced ones stay for pages that are open; they lie in the folder already. */
  previous?: FileList;
  /** Ms since the epoch. */
  now?: number;
  /** Gets the message about a template with a wrong name; by default that is an error. */
  reportMisnamed?: ReportMisnamed;
}

/** Where a project keeps its theme, in its folder. */
export const TEMPLATES = 'shop/templates';

export function templatesOf({ root }: Pick<Project, 'root'>): string {
  return join(root, TEMPLATES);
}

/**
 * Fills the folder of files that a project's Worker serves: those of the package, a beginning of new shops with the
 * project's own theme, and the kept files of a live shop. Writes what has changed only, and removes what belongs to
 * none of these. A clone's folder is what its build has written, and stays as it is.
 */
export function prepareAssets(
  project: Project,
  { previous = {}, now = Date.now(), reportMisnamed }: Sources = {},
): void {
  if (project.isClone) return;
  const dist = join(project.package, 'dist');
  const list: Required<FileList> = { files: {}, kept: {}, ...readJson<FileList>(join(dist, FILE_LIST)) };
  const kept = { ...list.kept, ...filesToKeep(previous, list.files, now) };
  const written = new Map([[FILE_LIST, asJson({ ...list, kept })], ...starterFiles(project, dist, reportMisnamed)]);
  const copied = filesIn(dist).filter((name) => !written.has(original(name)));
  for (const name of copied) copyChanged(join(dist, name), join(project.assets, name));
  for (const [name, text] of written) writeChanged(join(project.assets, name), text);
  const wanted = new Set([...copied, ...written.keys()]);
  for (const name of filesIn(project.assets)) {
    if (!wanted.has(name) && !(original(name) in kept)) rmSync(join(project.assets, name));
  }
}

/** The beginnings of new shops: the package's sample products with the project's theme, whatever its language is. */
function starterFiles(
  project: Project,
  dist: string,
  reportMisnamed: ReportMisnamed | undefined,
): (readonly [name: string, text: string])[] {
  const theme = readFolder(templatesOf(project), reportMisnamed);
  const names = filesIn(dist).filter((name) => name.startsWith(STARTERS) && name.endsWith('.json'));
  return names.map((name) => [name, asJson({ ...readJson<Starter>(join(dist, name)), theme })] as const);
}

/** The names of all files in a folder, with slashes. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => statSync(join(folder, name)).isFile());
}

/** The name of the file of which this one is a compressed copy, or its own name. */
function original(name: string): string {
  return name.replace(/\.(br|gz)$/, '');
}

function copyChanged(from: string, to: string): void {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

function asJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
