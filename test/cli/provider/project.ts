import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DeployOptions, deployShop } from '#worker/cli/deploy/deploy-shop.ts';
import type { Deployment } from '#worker/cli/deploy/deployment.ts';
import { wranglerAccount } from '#worker/cli/deploy/wrangler-account.ts';
import type { Project } from '#worker/cli/project.ts';
import { createConfig } from '#worker/cli/wrangler-config/create-config.ts';

const root = join(import.meta.dirname, '../../..');
const PACKAGE = 'storefront-widgets';

/** Two small migrations, as a package has them; the second has a trigger. */
const MIGRATIONS: Readonly<Record<string, string>> = {
  '0001_sites.sql': `CREATE TABLE sites (site_id TEXT PRIMARY KEY); -- a shop; each has one row
CREATE TABLE site_domains (hostname TEXT PRIMARY KEY, site_id TEXT, language TEXT, is_primary INTEGER DEFAULT 0);
CREATE TABLE entry_links (site_id TEXT, token_hash TEXT, purpose TEXT, created_at INTEGER, expires_at INTEGER, used_at INTEGER);`,
  '0002_rules.sql': `CREATE TRIGGER no_empty BEFORE INSERT ON sites WHEN NEW.site_id = '' BEGIN
  SELECT RAISE(ABORT, 'a site has an id'); SELECT 1;
END;`,
};

export interface TestProject extends Project {
  addMigration(name: string, sql: string): void;
  remove(): void;
}

/** Makes a project as `create` writes it, with a package that has little more than what a deploy needs. */
export function makeProject(name = 'tea-shop'): TestProject {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-project-'));
  const packageFolder = join(folder, 'node_modules', PACKAGE);
  for (const path of ['src', 'shop/templates', `node_modules/${PACKAGE}/migrations`, `node_modules/${PACKAGE}/dist`]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules/wrangler'), join(folder, 'node_modules/wrangler'));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const base = readFileSync(join(root, 'worker/wrangler.jsonc'), 'utf8');
  write('package.json', JSON.stringify({ name, type: 'module' }));
  write('wrangler.jsonc', createConfig({ base, name, packageName: PACKAGE }));
  write('shop/templates/site.region.jsont', '{.main-content}');
  write('src/index.ts', "export default { fetch: () => new Response('a shop'), queue() {}, scheduled() {} };");
  cpSync(join(root, 'worker/wrangler.jsonc'), join(packageFolder, 'wrangler.jsonc'));
  writeFileSync(join(packageFolder, 'dist/storefront.js'), '// the loader');
  writeFileSync(
    join(packageFolder, 'dist/integrity.json'),
    JSON.stringify({ files: { 'storefront.js': 'sha384-x' }, kept: {} }),
  );
  const addMigration = (file: string, sql: string) => writeFileSync(join(packageFolder, 'migrations', file), sql);
  for (const [file, sql] of Object.entries(MIGRATIONS)) addMigration(file, sql);
  return {
    root: folder,
    isClone: false,
    command: `npx ${PACKAGE}`,
    name: PACKAGE,
    version: '1.2.3',
    config: join(folder, 'wrangler.jsonc'),
    state: join(folder, '.storefront/state'),
    assets: join(folder, '.storefront/assets'),
    migrations: join(packageFolder, 'migrations'),
    package: packageFolder,
    addMigration,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Deploys a project as the command does; resolves to the lines that a person reads. */
export async function deploy(
  project: Project,
  env: NodeJS.ProcessEnv,
  options: Partial<DeployOptions> = {},
): Promise<string[]> {
  const lines: string[] = [];
  const deployment: Deployment = {
    project,
    wrangler: wranglerAccount(project, env),
    person: undefined,
    env,
    say: (line) => lines.push(line),
  };
  const text = await deployShop(deployment, { plan: undefined, url: undefined, isFresh: false, words: [], ...options });
  return [...lines, text];
}
