import type { TemplateFinding, TemplateFindings } from '#runtime/contracts/templates.ts';
import type { Api } from './api.ts';
import type { LocalTemplate } from './template-folder.ts';

/** Has the shop check templates without saving them; without any, those that it has. */
export function checkTemplates(api: Api, drafts: readonly LocalTemplate[]): Promise<TemplateFindings> {
  const body = { templates: drafts.map(({ name, source }) => ({ name, source })) };
  return api.call('POST', '/api/owner/templates/check', { body });
}

/** Returns a finding as a person reads it: its place, and what is wrong there. */
export function findingLine({ template, line, column, severity, message }: TemplateFinding): string {
  const place = line === null ? template : `${template}:${line}:${column}`;
  return `${place}  ${severity}: ${message}`;
}

export function hasErrors(findings: readonly TemplateFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
