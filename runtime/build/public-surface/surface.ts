import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EventTable, WidgetTable } from '../elements-manifest.ts';
import { type ApiDocument, apiLines } from './api-lines.ts';
import { buildLines, elementLines, eventLines, scriptLines } from './browser-lines.ts';
import { type Line, type Surface, surfaceOf } from './line.ts';
import { PACKAGE } from './package-lines.ts';
import { templateLines } from './template-lines.ts';
import { bindingLines, type CommandAbout, commandLines, tableLines } from './worker-lines.ts';

/** The one file that says what is public. `npm run docs` writes it; `docs/versions.md` says what follows from it. */
export const PUBLIC = 'runtime/public.json';

/** What other parts of the build know. */
export interface Described {
  elements: readonly WidgetTable[];
  events: readonly EventTable[];
  /** The entry modules, as `entries.mjs` finds them. */
  modules: readonly string[];
  /** Types of contracts that scripts of pages meet. */
  contracts: string;
  document: ApiDocument;
  commands: readonly CommandAbout[];
}

/** Reads what is public out of the sources. The lines of packages stay as they are, because only their build knows them. */
export function describeSurface(root: string, described: Described): Surface {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const all = (pattern: string) => globSync(pattern, { cwd: root }).sort().map(read);
  return surfaceOf([
    ...elementLines(described.elements),
    ...eventLines(described.events),
    ...scriptLines({ scriptApi: read('runtime/script-api.ts'), contracts: described.contracts }),
    ...buildLines({
      boot: read('runtime/boot.ts'),
      newest: read('runtime/loader/newest.ts'),
      loader: [read('runtime/loader.ts'), ...all('runtime/loader/*[!t].ts')].join('\n'),
      modules: ['page', ...described.modules.map((path) => basename(path, '.entry.ts'))],
    }),
    ...apiLines(described.document),
    ...templateLines(root),
    ...tableLines(all('worker/migrations/*.sql')),
    ...bindingLines(read('worker/wrangler.jsonc')),
    ...commandLines(described.commands),
    ...packageLinesOf(readSurface(root)),
  ]);
}

/** Returns the checked-in surface. */
export function readSurface(root: string): Surface {
  return JSON.parse(readFileSync(join(root, PUBLIC), 'utf8'));
}

function packageLinesOf(surface: Surface): Line[] {
  return Object.entries(surface)
    .filter(([thing]) => thing.startsWith(PACKAGE))
    .flatMap(([thing, names]) => Object.entries(names).map(([name, value]): Line => [thing, name, value]));
}

/** Returns the checked-in surface with other packages. */
export function withPackages(surface: Surface, packages: readonly Line[]): Surface {
  const others = Object.entries(surface)
    .filter(([thing]) => !thing.startsWith(PACKAGE))
    .flatMap(([thing, names]) => Object.entries(names).map(([name, value]): Line => [thing, name, value]));
  return surfaceOf([...others, ...packages]);
}
