/**
 * `npm run release` publishes the packages. `-- --dry-run` does everything but that, and `-- --keep` keeps of the present
 * build what later versions are tested against. `-- --confirm VERSION` is what a workflow says in place of a person.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { build } from '../../../build.mjs';
import { writeButtonTemplate } from '../packages/deploy-button/deploy-button.mjs';
import { buildPackages } from '../packages/packages.mjs';
import { checkBuilt, readHead } from './checks.ts';
import { keepRelease, RELEASED } from './kept-release.ts';
import { release, type Tools } from './release.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'dist-release');

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, keep: { type: 'boolean' }, confirm: { type: 'string' } },
});

try {
  if (values.keep) keep();
  else
    await release({
      root: ROOT,
      folder: FOLDER,
      isDry: values['dry-run'] === true,
      hasProvenance: hasProvenance(),
      tools: tools(),
    });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function keep(): void {
  const head = readHead(ROOT);
  const dist = join(ROOT, 'dist');
  checkBuilt(dist, head.version);
  const bytes = keepRelease(ROOT, dist, head);
  console.log(`kept ${head.version} in ${RELEASED}/${head.version}/: ${bytes} B`);
}

/** The workflow's token is by what npm proves it. */
function hasProvenance(): boolean {
  return Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL);
}

function tools(): Tools {
  return {
    run: (program, given, cwd) =>
      execFileSync(program, given, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
    build: () => build(),
    buildPackages: (outdir) => buildPackages({ outdir }),
    writeTemplate,
    confirm: async (version) => (values.confirm ?? (await asked(version))) === version,
    say: (line) => console.log(line),
    now: Date.now(),
  };
}

/** Has the built `create` write an empty shop's project, and makes the button's repository of it. */
async function writeTemplate(outdir: string, create: string, repository: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-button-'));
  try {
    const project = join(folder, 'my-shop');
    const flags = ['--name', 'My shop', '--empty', '--yes', '--no-install'];
    execFileSync(process.execPath, [join(create, 'main.js'), project, ...flags], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeButtonTemplate({ project, outdir, repository });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function asked(version: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(`Write ${version} to publish it: `)).trim();
  } finally {
    lines.close();
  }
}
