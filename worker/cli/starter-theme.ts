import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalTemplate, readFolder } from './template-folder.ts';

/** The demo's templates, with which a new shop begins. Their style sheets are served to every shop. */
const TEMPLATES = join(import.meta.dirname, '../../demo/templates');

/** The templates of a new shop that replace those about the demo's own goods. */
const NEUTRAL = 'start';
/** The icons of the demo's shops, and the one of a shop that has none of its own yet. */
const DEMO_ICON = /\/assets\/(?:lampenwerk-)?icon\.svg/g;
const NEUTRAL_ICON = '/assets/shop-icon.svg';

/** Reads the templates of a language, 'de-DE'; the English ones where there are none. */
export function starterTheme(language: string): LocalTemplate[] {
  const own = join(TEMPLATES, language.split('-')[0] ?? '');
  const folder = existsSync(own) ? own : TEMPLATES;
  const templates = [...readFolder(folder), ...readFolder(join(folder, NEUTRAL))].map(({ name, source }) => ({
    name,
    source: source.replace(DEMO_ICON, NEUTRAL_ICON),
  }));
  return [...new Map(templates.map((template) => [template.name, template])).values()];
}
