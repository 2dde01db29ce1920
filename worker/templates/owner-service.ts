import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import type {
  OwnerTemplate,
  OwnerTemplates,
  SavedTemplates,
  TemplateChange,
  TemplateDraft,
  TemplateFinding,
} from '#runtime/contracts/templates.ts';
import { binStatements } from '../bin/service.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { findingsOfChange } from './findings-of-change.ts';
import { deleteTemplate, findTemplate, listTemplates, readSaved, writeTemplates } from './repository.ts';

/** Templates without which a shop has no pages. */
const REQUIRED = new Set(['site.region', 'cart.page', 'search.page', 'not-found.page']);
/** How often a change is checked anew because somebody else has changed another template meanwhile. */
const ATTEMPTS = 3;

export async function readTemplates({ db, site }: OwnerCall): Promise<OwnerTemplates> {
  return { templates: await listTemplates(db, site.siteId) };
}

export async function readTemplate({ db, site }: OwnerCall, name: string): Promise<OwnerTemplate> {
  const template = await findTemplate(db, site.siteId, name);
  if (!template) throw new ApiError('TEMPLATE_NOT_FOUND');
  return template;
}

/** Checks drafts together with the site's other templates; without drafts, those that are saved. */
export async function checkDrafts(call: OwnerCall, drafts: readonly TemplateDraft[]): Promise<TemplateFinding[]> {
  const saved = await readSaved(call.db, call.site.siteId);
  if (drafts.length === 0) return findingsOfChange(call, [], saved);
  return findingsOfChange(call, saved, withDrafts(saved, drafts), namesOf(drafts));
}

/** Saves all templates or none. Throws TEMPLATE_INVALID where there are errors; the answer has the warnings. */
export async function saveTemplates(call: OwnerCall, changes: readonly TemplateChange[]): Promise<SavedTemplates> {
  const { db, site, owner, now } = call;
  const names = namesOf(changes);
  if (names.size < changes.length) throw new ApiError('INVALID_REQUEST', { fields: ['templates'] });
  const findings = await whileOthersChange(call, changes, async (saved) => {
    const found = await findingsOfChange(call, saved, withDrafts(saved, changes), names);
    refuseErrors('TEMPLATE_INVALID', found);
    await writeTemplates(db, { siteId: site.siteId, keyId: owner.keyId, now, saved }, changes);
    return found;
  });
  const templates = await listTemplates(db, site.siteId);
  return { templates: templates.filter(({ name }) => names.has(name)), findings };
}

/** Deletes a template; the bin keeps it. Throws TEMPLATE_IN_USE where a collection, a template or every shop needs it. */
export async function removeTemplate(call: OwnerCall, name: string, version: number): Promise<void> {
  const { db, site, owner, now } = call;
  const { source } = await readTemplate(call, name);
  if (REQUIRED.has(name)) throw new ApiError('TEMPLATE_IN_USE');
  const [template = '', kind] = name.split('.');
  const use = { template, pageType: COLLECTION_TYPE.page, isPage: kind === 'page' };
  const parts = [{ type: 'templates', id: name, record: { templates: [{ name, source }] } }] as const;
  const kept = binStatements(call, { kind: 'template', target: name, title: name, parts });
  await whileOthersChange(call, [{ name, version }], async (saved) => {
    const left = saved.filter((other) => other.name !== name);
    refuseErrors('TEMPLATE_IN_USE', await findingsOfChange(call, saved, left));
    await deleteTemplate(db, { siteId: site.siteId, keyId: owner.keyId, now, saved }, { name, version }, use, kept);
  });
}

/**
 * Makes a change that was checked with all templates of the site. Where somebody has changed another one meanwhile, it
 * is checked anew; where somebody has changed the same one, it is refused (VERSION_STALE).
 */
async function whileOthersChange<Answer>(
  { db, site }: OwnerCall,
  expected: readonly Pick<TemplateChange, 'name' | 'version'>[],
  change: (saved: Awaited<ReturnType<typeof readSaved>>) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const saved = await readSaved(db, site.siteId);
    const versions = new Map(saved.map(({ name, version }) => [name, version]));
    const stale = expected.find(({ name, version }) => (versions.get(name) ?? null) !== version);
    try {
      if (stale) throw new ApiError('VERSION_STALE');
      return await change(saved);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'VERSION_STALE';
      if (isStale && !stale && attempt < ATTEMPTS) continue;
      return refusingStale(
        () => Promise.reject(error),
        () => findTemplate(db, site.siteId, stale?.name ?? ''),
      );
    }
  }
}

export function refuseErrors(code: 'TEMPLATE_INVALID' | 'TEMPLATE_IN_USE', findings: readonly TemplateFinding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const texts = errors.map(({ template, line, column, message }) => [template, `${line}:${column} ${message}`]);
  throw new ApiError(code, { findings, errors: Object.fromEntries(texts.reverse()) });
}

function withDrafts(saved: readonly TemplateDraft[], drafts: readonly TemplateDraft[]): TemplateDraft[] {
  const names = namesOf(drafts);
  return [...saved.filter(({ name }) => !names.has(name)), ...drafts];
}

function namesOf(templates: readonly { name: string }[]): Set<string> {
  return new Set(templates.map(({ name }) => name));
}
