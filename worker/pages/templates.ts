import type { Partials } from '@squarespace/template-engine';
import { parsePartials, parseTemplates, type Templates } from './engine.ts';
import { FORM_PARTIALS } from './form-partials.ts';
import { readTemplates } from './repository.ts';

/** Most sites whose parsed templates an isolate keeps; the least recently used one is dropped. */
const MAX_SITES_KEPT = 100;

const kept = new Map<string, { stamp: string; templates: Templates }>();

/** Returns the site's parsed templates. They are parsed again only when `stamp` has changed. */
export async function templatesFor(db: D1Database, siteId: string, stamp: string): Promise<Templates> {
  const found = kept.get(siteId);
  kept.delete(siteId);
  const templates =
    found?.stamp === stamp ? found.templates : parseTemplates(await readTemplates(db, siteId), partials());
  kept.set(siteId, { stamp, templates });
  if (kept.size > MAX_SITES_KEPT) kept.delete(kept.keys().next().value as string);
  return templates;
}

let given: Partials | undefined;

/** Parses templates for one trial; nothing of them is kept. */
export function templatesOf(sources: readonly { name: string; source: string }[]): Templates {
  return parseTemplates(sources, partials());
}

/** Returns the partials that templates of every site may apply. */
function partials(): Partials {
  given ??= parsePartials(FORM_PARTIALS);
  return given;
}
