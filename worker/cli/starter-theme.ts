import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalTemplate, readFolder } from './template-folder.ts';

/** The demo's templates, with which a new shop begins. Their style sheets are served to every shop. */
const TEMPLATES = join(import.meta.dirname, '../../demo/templates');

/** The templates of a new shop that replace those about the demo's own goods. */
const NEUTRAL = 'start';

/** Reads the templates of a language, 'de-DE'; the English ones where there are none. */
export function starterTheme(language: string): LocalTemplate[] {
  const own = join(TEMPLATES, language.split('-')[0] ?? '');
  const folder = existsSync(own) ? own : TEMPLATES;
  const templates = [...readFolder(folder), ...readFolder(join(folder, NEUTRAL))];
  return [...new Map(templates.map((template) => [template.name, template])).values()];
}
