import type { TemplateDraft, TemplateFinding } from '#runtime/contracts/templates.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { trialErrors } from '../pages/service.ts';
import { checkTemplates } from './check.ts';
import { plainMessage } from './finding.ts';

/**
 * Returns the findings of a change of a site's templates from `before` to `after`: all findings of the templates
 * `names`, and of the others those that are new. Where nothing is wrong with the texts, pages of the site are rendered
 * with them.
 */
export async function findingsOfChange(
  call: OwnerCall,
  before: readonly TemplateDraft[],
  after: readonly TemplateDraft[],
  names: ReadonlySet<string> = new Set(),
): Promise<TemplateFinding[]> {
  const findings = withoutKnown(checkTemplates(after), () => checkTemplates(before), names);
  if (findings.some(({ severity }) => severity === 'error')) return findings;
  const rendered = await renderingFindings(call, after);
  const known = rendered.length > 0 ? await renderingFindings(call, before) : [];
  return [...findings, ...withoutKnown(rendered, () => known, new Set())];
}

async function renderingFindings(call: OwnerCall, templates: readonly TemplateDraft[]): Promise<TemplateFinding[]> {
  const errors = await trialErrors(call, templates);
  return errors.map(({ template, message }) => ({
    template,
    line: null,
    column: null,
    severity: 'error',
    code: 'RENDERING',
    message: plainMessage(message),
  }));
}

function withoutKnown(
  found: readonly TemplateFinding[],
  before: () => readonly TemplateFinding[],
  names: ReadonlySet<string>,
): TemplateFinding[] {
  if (found.every(({ template }) => names.has(template))) return [...found];
  const known = new Set(before().map(identityOf));
  return found.filter((finding) => names.has(finding.template) || !known.has(identityOf(finding)));
}

function identityOf({ template, code, message }: TemplateFinding): string {
  return `${template} ${code} ${message}`;
}
