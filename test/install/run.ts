/**
 * `npm run test:install` publishes the packages to a registry on this machine, installs them into a project of each
 * framework as a stranger does, and says what works there. Names of projects as arguments run those alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../build.mjs';
import { SITE_ID } from '../../demo/seed.ts';
import { startShop } from '../../demo/shop.ts';
import { buildPackages } from '../../runtime/build/packages/packages.mjs';
import { launchBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { NetworkFailure, stopNpm } from './command.ts';
import { judgeCreate } from './create.ts';
import { judge } from './judge.ts';
import { nodeVersions } from './node-versions.ts';
import { readManifest } from './project.ts';
import { KINDS, type Kind } from './projects.ts';
import { type Registry, startRegistry } from './registry.ts';
import { failures, formatRows, type Row } from './table.ts';

const [...wanted] = process.argv.slice(2);
/** The row of `npm create`. */
const CREATE = 'create';
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const kinds = KINDS.filter(({ name }) => isWanted(name));
const names = [...KINDS.map(({ name }) => name), CREATE];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no project ${unknown.join(', ')}: there are ${names.join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'storefront-install-'));
const stops: (() => unknown)[] = [];

/** Ends everything that was started, and deletes the projects unless `KEEP` is set. */
async function stopAll(): Promise<void> {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  if (process.env.KEEP) console.log(`The projects are in ${folder}.`);
  else rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function stopEarly(): Promise<void> {
  await stopNpm();
  await stopAll();
  process.exit(1);
}

/** Makes everything that projects need, and judges one after the other. */
async function judgeAll(): Promise<Row[]> {
  console.log('Building the packages …');
  await build();
  const packages = await buildPackages({ outdir: join(folder, 'packages') });
  const [packageName = ''] = Object.keys(packages);

  console.log('Starting a registry and the shop …');
  const registry = await publishedRegistry(packages);

  const ports = new Map<Kind, number>();
  for (const kind of kinds) ports.set(kind, await freePort('127.0.0.1'));
  const origins = [...ports.values()].map((port) => `http://127.0.0.1:${port}`);
  const shop = await startShop({ port: await freePort('localhost'), stateDir: join(folder, 'shop'), origins });
  stops.push(() => shop.stop());
  const browser = await launchBrowser();
  stops.push(() => browser.close());

  const rows: Row[] = [];
  const packageFolder = packages[packageName] ?? '';
  const values = { SHOP: shop.url, SITE: SITE_ID, VERSION: readManifest(packageFolder).version };
  const around = {
    folder,
    registry,
    browser,
    values,
    packageName,
    packageFolder,
    node: nodeVersions(join(folder, 'node')),
  };
  for (const [kind, port] of ports) {
    console.log(`${kind.title} …`);
    rows.push(await judge(kind, port, around));
  }
  if (isWanted(CREATE)) {
    console.log('npm create …');
    rows.push(await judgeCreate(around));
  }
  return rows;
}

/** Starts a registry that has the packages; undefined where its program could not be fetched. */
async function publishedRegistry(packages: Readonly<Record<string, string>>): Promise<Registry | undefined> {
  try {
    const registry = await startRegistry(join(folder, 'registry'), Object.keys(packages));
    stops.push(registry.stop);
    for (const path of Object.values(packages)) await registry.publish(path);
    return registry;
  } catch (error) {
    if (!(error instanceof NetworkFailure)) throw error;
    console.log(`There is no registry, so that only plain pages are tried: ${error.message}`);
    return undefined;
  }
}

process.on('SIGINT', stopEarly).on('SIGTERM', stopEarly);
let rows: Row[] = [];
try {
  rows = await judgeAll();
} finally {
  await stopAll();
}
console.log(`\n${formatRows(rows)}`);
process.exit(failures(rows).length > 0 ? 1 : 0);
