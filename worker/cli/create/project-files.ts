import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteIdOf } from '../../set-up/service.ts';
import { aboutPackage, PACKAGE } from '../project.ts';
import { starterTheme } from '../starter-theme.ts';
import { createConfig } from '../wrangler-config/create-config.ts';
import { demoContent } from './demo-content.ts';
import type { Wish } from './wishes.ts';

/** Files whose names begin with a dot do not come into packages under their own names. */
const DOT = /(^|\/)dot-/;

/** Returns the texts of a new project's files, by their paths in it. */
export function projectFiles({ settings, content }: Wish): Map<string, string> {
  const slug = siteIdOf(settings.title);
  const fill = (text: string) => text.replaceAll('{{slug}}', slug).replaceAll('{{title}}', () => settings.title);
  const written = filesIn(join(PACKAGE, 'template')).map((path): [string, string] => [
    path.replace(DOT, '$1.'),
    fill(readFileSync(join(PACKAGE, 'template', path), 'utf8')),
  ]);
  const theme = starterTheme(settings.language).map(({ name, source }): [string, string] => [
    `shop/templates/${name}.jsont`,
    source,
  ]);
  return new Map([
    ...written,
    ['wrangler.jsonc', wranglerConfig(slug)],
    ['shop/settings.json', `${JSON.stringify(settings, null, 2)}\n`],
    ...theme,
    ...(content === 'demo' ? [['shop/content.jsonl', demoContent(settings)] as const] : []),
  ]);
}

function wranglerConfig(name: string): string {
  const base = readFileSync(join(PACKAGE, 'wrangler.jsonc'), 'utf8');
  return createConfig({ base, name, packageName: aboutPackage().name.replace(/^create-/, '') });
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => statSync(join(folder, name)).isFile());
}
