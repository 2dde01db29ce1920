import { chooseAccount } from './account.ts';
import { checkBundle } from './bundle.ts';
import { type Config, databaseIn, readProjectConfig } from './config-file.ts';
import {
  type DatabaseState,
  EMPTY,
  findDatabase,
  isOwnBuild,
  makeDatabase,
  migrate,
  type NamedDatabase,
  pendingMigrations,
  readDatabase,
} from './database.ts';
import type { Deployment } from './deployment.ts';
import { firstShopText, makeFirstLink } from './first-link.ts';
import { type LiveShop, readLiveList } from './live-files.ts';
import { type Plan, readMemory, remember } from './memory.ts';
import { mendSearch } from './mend-search.ts';
import { tellPlan } from './plan.ts';
import { deadLetterQueues, makeQueues, missingQueues } from './queues.ts';
import { prepareScripts } from './scripts.ts';
import { readWorker, type WorkerState, withNewSecret } from './secret.ts';
import { addressIn, type Uploaded, upload } from './upload.ts';

/** Stands for the address of a Worker where wrangler does not say it. */
const UNKNOWN_ADDRESS = 'https://your-shop.example';

export interface DeployOptions {
  plan: Plan | undefined;
  /** Where the live shop answers, if not at an address that is known. */
  url: string | undefined;
  /** Whether no scripts of older versions are kept. */
  isFresh: boolean;
  /** Further words for `wrangler deploy`. */
  words: readonly string[];
}

/** What the account has of the shop. */
export interface Found {
  worker: WorkerState;
  /** Queues that are missing. */
  queues: readonly string[];
  /** A database that the configuration does not name yet. */
  named: NamedDatabase | undefined;
  database: DatabaseState;
  /** Migrations that the database lacks. */
  pending: readonly string[];
}

/**
 * Deploys a shop: makes what is missing, migrates the database, uploads the Worker. What can fail on this machine comes
 * first. Each step finds out what is done already, so that a deploy that was ended halfway goes on with the next one.
 * Resolves to the text about the deployed shop.
 */
export async function deployShop(deployment: Deployment, options: DeployOptions): Promise<string> {
  const { project, say } = deployment;
  const config = readProjectConfig(project);
  await chooseAccount(deployment, config);
  await tellPlan(deployment, options.plan);
  const found = await findShop(deployment, config);
  await prepareScripts(deployment, await findLiveShop(deployment, found.database, options));
  if (found.pending.length > 0) await checkBundle(deployment, options.words);
  const { name, id } = databaseIn(config);
  if (id === undefined) await makeDatabase(deployment, name, found.named);
  await makeQueues(deployment, found.queues);
  await mendSearch(deployment, found.database);
  await migrate(deployment, config, found.pending);
  const uploaded = await uploadWorker(deployment, found.worker, options.words);
  const size = uploaded.gzipBytes === undefined ? '' : ` (${kilobytes(uploaded.gzipBytes)} gzipped)`;
  say(`Worker ${config.name}: deployed${size}.`);
  const address = addressIn(uploaded.targets);
  if (address !== undefined) remember(project, { address });
  return aboutShop(deployment, found.database, address ?? readMemory(project).address ?? UNKNOWN_ADDRESS);
}

/** Finds out what the account has. Throws where it is another Worker's, or a newer version's. */
export async function findShop(deployment: Deployment, config: Config): Promise<Found> {
  const { name, id } = databaseIn(config);
  const isNamed = id !== undefined;
  const [worker, queues, named, known] = await Promise.all([
    readWorker(deployment),
    missingQueues(deployment, deadLetterQueues(config)),
    isNamed ? undefined : findDatabase(deployment, name),
    isNamed ? readDatabase(deployment) : EMPTY,
  ]);
  const database = named?.isEmpty === false ? await readDatabase(deployment) : known;
  if (worker.exists && !isNamed && !isOwnBuild(deployment)) {
    throw new Error(
      `The account has a Worker ${config.name} already, and wrangler.jsonc names no database of it. If it is this shop's, set ` +
        'the "database_id" of its database; otherwise choose another "name" in wrangler.jsonc. Nothing was deployed.',
    );
  }
  const pending = pendingMigrations(deployment, database);
  if (worker.exists && !worker.hasSecret && !isOwnBuild(deployment)) {
    throw new Error(
      `The account has a Worker ${config.name} without the secret SESSION_SECRET, which every shop has. If it is this shop's, ` +
        'make one by `npx wrangler secret put SESSION_SECRET`; otherwise choose another "name" in wrangler.jsonc. Nothing was deployed.',
    );
  }
  return { worker, queues, named, database, pending };
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000).toLocaleString('en')} KB`;
}

/** Reads which scripts open pages may ask for; undefined where there is no shop yet, and so no page. */
async function findLiveShop(
  { project }: Deployment,
  { hasShop, hosts }: DatabaseState,
  { url, isFresh }: DeployOptions,
): Promise<LiveShop | undefined> {
  if (isFresh || (url === undefined && !hasShop)) return undefined;
  const { address } = readMemory(project);
  const known = [...(address === undefined ? [] : [address]), ...hosts.map((host) => `https://${host}`)];
  return readLiveList(url === undefined ? [...new Set(known)] : [url]);
}

function uploadWorker(deployment: Deployment, { hasSecret }: WorkerState, words: readonly string[]): Promise<Uploaded> {
  if (hasSecret) return upload(deployment, words);
  return withNewSecret(async (file) => {
    const uploaded = await upload(deployment, ['--secrets-file', file, ...words]);
    deployment.say('Secret SESSION_SECRET: made.');
    return uploaded;
  });
}

async function aboutShop(deployment: Deployment, { hasShop, hosts }: DatabaseState, address: string): Promise<string> {
  const { command } = deployment.project;
  if (!hasShop) {
    try {
      const link = await makeFirstLink(deployment, address);
      if (link !== undefined) return firstShopText(link, command);
    } catch (error) {
      return `The Worker is deployed at ${address}. Whether it has a shop could not be read: ${(error as Error).message}`;
    }
  }
  const [main = new URL(address).host] = hosts;
  const also = new URL(address).host === main ? [] : [`The Worker answers at ${address} too.`];
  return [`The shop is at https://${main}, its console at https://${main}/config/.`, ...also].join('\n');
}
