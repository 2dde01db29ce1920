import type { Partials } from '@squarespace/template-engine';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { parsePartials, parseTemplates, type Templates } from './engine.ts';
import { FORM_PARTIALS } from './form-partials.ts';
import { readTemplates } from './repository.ts';

/** Most sites and languages whose parsed templates an isolate keeps; the least recently used one is dropped. */
const MAX_SITES_KEPT = 100;

const kept = new Map<string, { stamp: string; templates: Templates }>();

/** Returns the site's parsed templates in its language. They are parsed again only when `stamp` has changed. */
export async function templatesFor(db: D1Database, site: Site, stamp: string): Promise<Templates> {
  const language = translationOf(site);
  const key = `${site.siteId} ${language}`;
  const found = kept.get(key);
  kept.delete(key);
  const templates =
    found?.stamp === stamp
      ? found.templates
      : parseTemplates(await readTemplates(db, site.siteId, language), partials());
  kept.set(key, { stamp, templates });
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
