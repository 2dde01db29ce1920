/** Builds the SQL of the demo's two sites. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TemplateContent } from './content/content.ts';
import { lampenwerk } from './content/lampenwerk.ts';
import { secondSteep } from './content/second-steep.ts';
import { siteStatements } from './seed-sql.ts';

/** The demo shop that the page of another site embeds. */
export const SITE_ID = secondSteep.siteId;

/** The demo's sites. */
export const SITES = [secondSteep, lampenwerk];

const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));
const ENDING = '.jsont';

/** Builds the SQL. `origins` are the other sites whose pages may use the demo shop; they replace those listed before. */
export function buildSeed({ origins }: { origins: string[] }): string {
  const statements = [
    ...siteStatements(secondSteep, readTemplates(secondSteep.templates), origins),
    ...siteStatements(lampenwerk, readTemplates(lampenwerk.templates), []),
  ];
  return `${statements.join('\n')}\n`;
}

/** Reads a site's templates: `partials/header.jsont` becomes 'partials/header'. Other folders belong to other sites. */
function readTemplates(folder: string): TemplateContent[] {
  const root = join(TEMPLATES, folder);
  const files = ['', 'partials'].flatMap((subfolder) =>
    readdirSync(join(root, subfolder)).map((file) => (subfolder ? `${subfolder}/${file}` : file)),
  );
  return files
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => ({
      name: file.slice(0, -ENDING.length),
      source: readFileSync(join(root, file), 'utf8'),
      updatedAt: Math.floor(statSync(join(root, file)).mtimeMs),
    }));
}
