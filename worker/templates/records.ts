import * as z from 'zod/mini';
import { MAX_TEMPLATES, TemplateDraft } from '#runtime/contracts/templates.ts';
import { onePage } from '../http/movable.ts';
import { recordKind } from '../http/record-kind.ts';
import { checkDrafts, refuseErrors, saveTemplates } from './owner-service.ts';
import { readSaved } from './repository.ts';

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

/** All templates of a site in one record, because each is checked together with those that it applies. */
export const templates = recordKind({
  type: 'templates',
  scopes: { read: 'templates:read', write: 'templates:write' },
  contract: z.strictObject({
    templates: z.array(TemplateDraft).check(z.minLength(1), z.maxLength(MAX_TEMPLATES)),
  }),
  async plan(call, { templates: drafts }, { isPreview }) {
    const saved = new Map((await readSaved(call.db, call.site.siteId)).map((template) => [template.name, template]));
    const changes = drafts.flatMap((draft) => {
      const before = saved.get(draft.name);
      return before?.source === draft.source ? [] : { ...draft, version: before?.version ?? null };
    });
    if (isPreview && changes.length > 0) refuseErrors('TEMPLATE_INVALID', await checkDrafts(call, changes));
    const current = drafts.flatMap(({ name }) => {
      const before = saved.get(name);
      return before ? { name, source: before.source } : [];
    });
    return {
      id: '',
      title: changes.map(({ name }) => name).join(', '),
      current: current.length > 0 ? { templates: current.sort(byName) } : undefined,
      next: { templates: drafts.toSorted(byName) },
      write: async () => void (await saveTemplates(call, changes)),
    };
  },
  async list({ db, site }) {
    const saved = await readSaved(db, site.siteId);
    const drafts = saved.map(({ name, source }) => ({ name, source })).sort(byName);
    return onePage(drafts.length > 0 ? [{ templates: drafts }] : []);
  },
});
