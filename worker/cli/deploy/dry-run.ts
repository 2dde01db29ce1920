import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareAssets } from '../local/assets.ts';
import { readMigrations } from '../local/migrations.ts';
import { chooseAccount } from './account.ts';
import { checkBundle } from './bundle.ts';
import { type Config, databaseIn, readProjectConfig } from './config-file.ts';
import { countOf, shortened } from './database.ts';
import { type DeployOptions, type Found, findShop, kilobytes } from './deploy-shop.ts';
import type { Deployment } from './deployment.ts';

/**
 * Says what a deploy would make, migrate and upload. It writes nothing, neither into the account nor into the project.
 * Without a login or the network it says what can be known from the project's files alone.
 */
export async function tryDeploy(given: Deployment, { words }: DeployOptions): Promise<string> {
  // Nobody is asked, because the answer would be kept.
  const deployment = { ...given, person: undefined };
  const { project, say } = deployment;
  const config = readProjectConfig(project);
  say('wrangler.jsonc: nothing is missing.');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-assets-'));
  try {
    const assets = assetsFor(deployment, folder);
    const { gzip } = await checkBundle(deployment, ['--assets', assets, ...words]);
    const { count, bytes } = sizeOf(assets);
    say(`Would be uploaded: the Worker ${config.name} (${gzip} gzipped) and ${count} files (${kilobytes(bytes)}).`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const reason = await planForAccount(deployment, config);
  if (reason !== undefined) {
    const all = Object.keys(readMigrations(project.migrations));
    say(`What the account has is unknown: ${reason}`);
    say(`A new database would get ${countOf(all)} (${shortened(all)}).`);
  }
  return 'Nothing was written.';
}

/** Prints what would be made in the account; returns why that is unknown. */
async function planForAccount(deployment: Deployment, config: Config): Promise<string | undefined> {
  try {
    await chooseAccount(deployment, config);
  } catch (error) {
    return (error as Error).message;
  }
  for (const line of wouldBe(config, await findShop(deployment, config))) deployment.say(line);
  return undefined;
}

function wouldBe(config: Config, { worker, queues, named, pending }: Found): string[] {
  const { name, id } = databaseIn(config);
  const made = [
    ...(id === undefined && named === undefined ? [`database ${name}`] : []),
    ...queues.map((queue) => `queue ${queue}`),
    ...(worker.hasSecret ? [] : ['secret SESSION_SECRET']),
    ...(worker.exists ? [] : [`Worker ${config.name}, with its bucket and its other queues`]),
  ];
  return [
    made.length === 0 ? 'Nothing would be made.' : `Would be made: ${made.join(', ')}.`,
    pending.length === 0 ? 'Database: up to date.' : `Would be applied: ${countOf(pending)} (${shortened(pending)}).`,
  ];
}

/** Returns a folder of the files that would be uploaded: of a clone what was built last. */
function assetsFor({ project, say }: Deployment, folder: string): string {
  if (!project.isClone) {
    prepareAssets({ ...project, assets: folder });
    return folder;
  }
  if (existsSync(project.assets)) return project.assets;
  say('The scripts are not built yet: their size is unknown.');
  mkdirSync(folder, { recursive: true });
  return folder;
}

function sizeOf(folder: string): { count: number; bytes: number } {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => statSync(join(folder, name))).filter((found) => found.isFile());
  return { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
