import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerTemplate, TemplateFindings } from '#runtime/contracts/templates.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { readBytes } from '../json-file.ts';
import { type Output, object, textOutput } from '../output.ts';
import { checkTemplates, findingLine, hasErrors } from '../template-findings.ts';
import { changedIn, readFolder, remember, writeFolder } from '../template-folder.ts';

const TEMPLATES = '/api/owner/templates';
const addressIn = (name: string) => addressOf(`${TEMPLATES}/:name`, { name });

export const templates: readonly Command[] = [
  apiCommand({
    name: 'templates get',
    operands: ['NAME'],
    about: 'prints a template’s text',
    run: async ({ operands: [name], api }) => {
      const template = await api.call('GET', addressIn(name));
      return textOutput(template.source, template);
    },
  }),
  apiCommand({
    name: 'templates put',
    operands: ['NAME', 'FILE'],
    about: 'creates or replaces a template',
    run: async ({ operands: [name, file], api }) => {
      const source = readBytes(file).toString('utf8');
      const { templates: all } = await api.call('GET', TEMPLATES);
      const version = all.find((template) => template.name === name)?.version;
      const headers = version === undefined ? { 'If-None-Match': '*' } : {};
      return object(await api.call('PUT', addressIn(name), { body: { source }, version, headers }));
    },
  }),
  apiCommand({
    name: 'templates pull',
    operands: ['DIR'],
    about: 'writes all templates into a folder',
    run: async ({ operands: [folder], api }) => {
      const pulled = await readAll(api);
      writeFolder(folder, pulled);
      remember(folder, pulled);
      return textOutput(`${count(pulled.length)} in ${folder}.`, { templates: pulled.map(({ name }) => name) });
    },
  }),
  apiCommand({
    name: 'templates push',
    operands: ['DIR'],
    about: 'saves what has changed in a folder since it was pulled, all at once, once the check has found no error',
    run: async ({ operands: [folder], api }) => {
      const changed = changedIn(folder);
      if (changed.length === 0) return textOutput('Nothing has changed.', { templates: [], findings: [] });
      const checked = await checkTemplates(api, changed);
      if (hasErrors(checked.findings)) return findingsOf(checked);
      const answer = await api.call('PUT', TEMPLATES, { body: { templates: changed } });
      const versions = new Map(answer.templates.map(({ name, version }) => [name, version]));
      remember(
        folder,
        changed.map((template) => ({ ...template, version: versions.get(template.name) ?? 1 })),
      );
      const lines = [...answer.findings.map(findingLine), `${count(changed.length)} saved.`];
      return textOutput(lines.join('\n'), answer);
    },
  }),
  apiCommand({
    name: 'templates check',
    operands: ['[DIR]'],
    about: 'says what is wrong with the templates of a folder, or of the shop; saves nothing, exits with 1 on an error',
    run: async ({ operands: [folder], api }) => {
      return findingsOf(await checkTemplates(api, folder === undefined ? [] : readFolder(folder)));
    },
  }),
];

async function readAll(api: Api): Promise<OwnerTemplate[]> {
  const { templates: all } = await api.call('GET', TEMPLATES);
  const read: OwnerTemplate[] = [];
  for (const { name } of all) read.push(await api.call('GET', addressIn(name)));
  return read;
}

function findingsOf(answer: TemplateFindings): Output {
  const text = answer.findings.length === 0 ? 'Nothing is wrong.' : answer.findings.map(findingLine).join('\n');
  return { kind: 'text', text, answer, isFailure: hasErrors(answer.findings) };
}

function count(templates: number): string {
  return templates === 1 ? '1 template' : `${templates} templates`;
}
