import { existsSync, type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '../api.ts';
import type { Project } from '../project.ts';
import { checkTemplates, findingLine, hasErrors } from '../template-findings.ts';
import { changedIn, ENDING, type LocalTemplate, PARTIALS, remember } from '../template-folder.ts';
import { TEMPLATES, templatesOf } from './assets.ts';

/** An editor writes a file in several steps, and several files one after the other. */
const QUIET_MS = 100;
/** With more, only their number is told. */
const MAX_NAMED = 5;

/** The running shop of a project, and where it is told what happens to its templates. */
interface Target {
  api: Api;
  project: Project;
  log(line: string): void;
}

/**
 * Saves the project's templates that have changed since they were last saved. One with an error is not: the shop keeps the
 * one before, and the error is told with its line and column.
 */
export async function pushTemplates({ api, project, log }: Target): Promise<void> {
  const folder = templatesOf(project);
  const stateFile = join(project.state, 'templates.json');
  const changed = changedIn(folder, stateFile, (message) => log(`${message}\n`));
  if (changed.length === 0) return;
  const good = await withoutErrors(api, changed, log);
  if (good.length === 0) return;
  const { templates: saved } = await api.call('GET', '/api/owner/templates');
  const before = new Map(saved.map(({ name, version }) => [name, version]));
  // What was changed in the console meanwhile gives way: the files of the project are the shop's templates.
  const templates = good.map(({ name, source }) => ({ name, source, version: before.get(name) ?? null }));
  const answer = await api.call('PUT', '/api/owner/templates', { body: { templates } });
  const after = new Map(answer.templates.map(({ name, version }) => [name, version]));
  remember(
    folder,
    good.map((template) => ({ ...template, version: after.get(template.name) ?? 1 })),
    stateFile,
  );
  log(
    good.length > MAX_NAMED
      ? `${good.length} templates saved.\n`
      : `${good.map(({ name }) => name).join(', ')} saved.\n`,
  );
}

/** Saves what changes in the project's templates, one change after the other, until the returned function is called. */
export function watchTemplates(target: Target): () => void {
  const folder = templatesOf(target.project);
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let partials: FSWatcher | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(push, QUIET_MS);
  };
  // On Linux, a recursive watch loses a file that an editor replaces by another one, so each folder has a watch of its own.
  // That of the partials may have been made, or made anew.
  const watchPartials = () => {
    partials?.close();
    const path = join(folder, PARTIALS);
    partials = existsSync(path) ? watch(path, wait) : undefined;
  };
  const push = () => {
    watchPartials();
    last = last.then(() => pushTemplates(target)).catch((error: Error) => target.log(`${error.message}\n`));
  };
  const own = watch(folder, wait);
  watchPartials();
  return () => {
    clearTimeout(timer);
    own.close();
    partials?.close();
  };
}

const fileOf = (template: string) => `${TEMPLATES}/${template}${ENDING}`;

/** Leaves out templates with errors, until those that are left have none. */
async function withoutErrors(
  api: Api,
  drafts: readonly LocalTemplate[],
  log: (line: string) => void,
): Promise<readonly LocalTemplate[]> {
  if (drafts.length === 0) return drafts;
  const { findings } = await checkTemplates(api, drafts);
  if (!hasErrors(findings)) return drafts;
  const errors = findings.filter(({ severity }) => severity === 'error');
  // An editor's terminal opens a file by its path.
  for (const finding of errors) log(`${findingLine({ ...finding, template: fileOf(finding.template) })}\n`);
  const broken = new Set(errors.map(({ template }) => template));
  const rest = drafts.filter(({ name }) => !broken.has(name));
  // An error may be found in a template that is not among the changed ones, and that one of these has broken.
  return rest.length === drafts.length ? [] : withoutErrors(api, rest, log);
}
