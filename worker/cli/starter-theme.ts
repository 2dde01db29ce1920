import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalTemplate, readFolder } from './template-folder.ts';

/** The demo's templates, which a new shop begins with. Their style sheets are served to every shop. */
const TEMPLATES = join(import.meta.dirname, '../../demo/templates');

/** Reads the templates of a language, 'de-DE'; the English ones where there are none. */
export function starterTheme(language: string): LocalTemplate[] {
  const own = join(TEMPLATES, language.split('-')[0] ?? '');
  return readFolder(existsSync(own) ? own : TEMPLATES);
}
