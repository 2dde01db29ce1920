import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { THEME } from './project.ts';
import { type LocalTemplate, readFolder } from './template-folder.ts';

/** The templates of a new shop that replace those about the demo's own goods. */
const NEUTRAL = 'start';
/** The icons of the demo's shops, and the one of a shop that has none of its own yet. */
const DEMO_ICON = /\/assets\/(?:lampenwerk-)?icon\.svg/g;
const NEUTRAL_ICON = '/assets/shop-icon.svg';

/**
 * Reads the demo's templates in a language, 'de-DE', as a new shop begins with them; the English ones where there are none.
 * Their style sheets are served to every shop.
 */
export function starterTheme(language: string): LocalTemplate[] {
  const own = join(THEME, language.split('-')[0] ?? '');
  const folder = existsSync(own) ? own : THEME;
  const templates = [...readFolder(folder), ...readFolder(join(folder, NEUTRAL))].map(({ name, source }) => ({
    name,
    source: source.replace(DEMO_ICON, NEUTRAL_ICON),
  }));
  return [...new Map(templates.map((template) => [template.name, template])).values()];
}
