/**
 * `npm run docs`: writes every generated part of the Markdown files, and the sources that are made of the API's routes. A
 * generated part stands between `<!-- docs NAME -->` and `<!-- /docs -->`; the names are the keys of what `generateParts` returns.
 * `-- --packages` builds the packages too, whose lines in the file of what is public stay as they are otherwise.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BYTE_BUDGETS, budgetRows, CONSOLE_BUDGETS } from '../../test/byte-budgets.ts';
import { EARLY_PRESSES_SCRIPT } from '../contracts/early-presses.ts';
import { EVENT_MAPPING, PAYMENT_STEP } from '../domain/event-mapping.ts';
import { contractTypes } from './contract-types.ts';
import { countCode } from './counts.mjs';
import { CALLS } from './describe-calls.mjs';
import { readElements } from './describe-elements.mjs';
import { describeEvents } from './describe-events.mjs';
import { OPERATIONS } from './describe-operations.mjs';
import { describeWorker } from './describe-worker.mjs';
import { docstrings } from './documents.mjs';
import { elementTable, sharedPropertiesTable, summaryTable } from './elements-manifest.ts';
import { findEntries } from './entries.mjs';
import { buildPackages } from './packages/packages.mjs';
import { packageLines } from './public-surface/package-lines.ts';
import { describeSurface, PUBLIC, readSurface, withPackages } from './public-surface/surface.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PART = /(<!-- docs ([\w-]+) -->\n)[\s\S]*?(<!-- \/docs -->)/g;

/** The Markdown files of the project, as paths from its root. */
export function markdownFiles(root = ROOT) {
  return globSync(['*.md', '{runtime,widgets,worker,demo,test,docs}/**/*.md'], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * Returns every Markdown file, and every generated source, as it should be. Throws when no code generates a part.
 *
 * @param {string} [root]
 * @returns {Promise<Map<string, string>>} text by path
 */
export async function generateDocs(root = ROOT) {
  const { sources, ...parts } = await generateParts(root);
  return new Map([
    ...Object.entries(sources).map(([path, source]) => [path, formatted(source, path, root)]),
    ...markdownFiles(root).map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const generated = text.replace(PART, (_, start, name, end) => {
        if (!(name in parts)) throw new Error(`${path} asks for the part ${name}, which is not generated`);
        return `${start}${parts[name]}\n${end}`;
      });
      return [path, generated];
    }),
  ]);
}

async function generateParts(root) {
  const entries = findEntries(root);
  const elements = await readElements(root, entries.elements);
  const events = describeEvents(root);
  const worker = await describeWorker(root);
  const { routes, ownerRoutes, providerRoutes, pages, errors, preferences, usage, calls, operations } = worker;
  const contracts = contractTypes(docstrings(root));
  const surface = describeSurface(root, { ...worker, elements, events, contracts, modules: entries.modules });
  return {
    sources: { [CALLS]: calls, [OPERATIONS]: operations, [PUBLIC]: JSON.stringify(surface, null, 2) },
    budgets: table(['What', 'Budget'], budgetRows(BYTE_BUDGETS)),
    'console-budgets': table(['What', 'Budget'], budgetRows(CONSOLE_BUDGETS)),
    counts: countTable(root),
    'early-presses': earlyPresses(),
    elements: summaryTable(elements),
    'element-tables': elements.map((element) => elementTable(element, events)).join('\n\n'),
    'shared-properties': sharedPropertiesTable(),
    events: table(
      ['Event', 'Detail', 'When'],
      events.map(({ name, detail, text }) => [code(name), code(detail), text]),
    ),
    'event-mapping': eventMapping(),
    routes: table(['Call', 'Room'], routes),
    'provider-routes': table(['Call', 'Room'], providerRoutes),
    'owner-routes': table(['Call', 'Scope', 'Room'], ownerRoutes),
    pages: table(['Address', 'Room'], pages),
    'owner-command': `\`\`\`\n${usage}\n\`\`\``,
    preferences: table(['Namespace', 'Fields'], preferences),
    errors: table(['Code', 'Status', 'Text'], errors),
  };
}

/** What grows, in numbers that a single change seldom moves. */
function countTable(root) {
  const { files, lines, filesPerThousandLines, textFiles, casts, triggers } = countCode(root);
  return table(
    ['What', 'Now'],
    [
      ['files of code', `about ${Math.round(files / 100) * 100}`],
      ['lines of code', `about ${Math.round(lines / 1000)},000`],
      ['files per 1,000 lines', `${filesPerThousandLines}`],
      ['files of texts', `${textFiles}`],
      ['assertions that no type vouches for (`as unknown as`, `as never`)', `${casts}`],
      ['triggers of the schema', `${triggers}`],
    ],
  );
}

/** Source as `npm run format` leaves it. */
function formatted(source, path, root) {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  return execFileSync(biome, ['check', '--write', `--stdin-file-path=${path}`], {
    cwd: root,
    input: source,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** The inline script, and its digest for content security policies. */
function earlyPresses() {
  const digest = createHash('sha256').update(EARLY_PRESSES_SCRIPT).digest('base64');
  return `\`\`\`html\n<script>${EARLY_PRESSES_SCRIPT}</script>\n\`\`\`\n\nIts source in a content security policy is \`'sha256-${digest}'\`.`;
}

/** What each event of visits is called elsewhere. */
function eventMapping() {
  const rows = Object.entries({ ...EVENT_MAPPING, 'CheckoutStep (payment)': PAYMENT_STEP });
  return table(
    ['Event', 'Google Analytics 4', 'Shopify', 'Meta', 'Purpose'],
    rows.map(([name, { ga4, shopify, meta, purpose }]) => [
      code(name),
      ...[ga4, shopify, meta].map((other) => (other ? code(other) : '')),
      meta ? `${purpose}; marketing for Meta` : purpose,
    ]),
  );
}

const code = (text) => `\`${text}\``;

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Builds the packages out of `dist/` and writes what projects meet of them into the file of what is public. */
async function writePackageLines() {
  const outdir = mkdtempSync(join(tmpdir(), 'storefront-packages-'));
  try {
    const surface = withPackages(readSurface(ROOT), await packageLines(await buildPackages({ outdir })));
    writeFileSync(join(ROOT, PUBLIC), formatted(JSON.stringify(surface, null, 2), PUBLIC, ROOT));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--packages')) await writePackageLines();
  for (const [path, text] of await generateDocs()) {
    if (existsSync(join(ROOT, path)) && readFileSync(join(ROOT, path), 'utf8') === text) continue;
    writeFileSync(join(ROOT, path), text);
    console.log(`wrote ${path}`);
  }
}
